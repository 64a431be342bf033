import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSources } from '../../../src/brand/parse/brand-files.ts';
import { NoSuchPlace } from '../../../src/studio/json-text.ts';
import { sentenceOf } from '../../../src/studio/new-brand/answer-errors.ts';
import { folderOf, questionsOf } from '../../../src/studio/new-brand/answers.ts';
import { brandFiles, logoWidth, type OwnLogo } from '../../../src/studio/new-brand/brand-files.ts';
import { choicesOf, type BrandSchema } from '../../../src/studio/new-brand/choices.ts';
import { surroundingsOf } from '../../../src/studio/palette/surroundings.ts';
import type {
  DraftAnswer,
  LogoFile,
  NewBrandChoices,
  NewBrandWish,
} from '../../../src/studio/protocol.ts';
import { readBrandSources } from '../../brand-files/read-brand-sources.ts';
import { siteFinding } from '../../preview-brands/write-details.ts';
import { createDraftPreview } from '../draft-preview.ts';
import type { AddRoutes } from '../studio-context.ts';
import { endingOf } from '../uploaded-image.ts';

/** Where the draft's pages lie, below those of the studio. */
const DRAFT = 'draft';

/** Choices of a new brand, its looks, and its making. */
export const addNewBrandRoutes: AddRoutes = (app, { root, folder, store, answer }) => {
  const draft = createDraftPreview(root, join(folder, DRAFT));

  app.post('/api/new-brand/choices', (c) => {
    const sources = parseSources(readBrandSources(root));
    const choices = choicesOf(sources, readSchema(root));
    const around = choices.parents.map((name) => [name, surroundingsOf(name, sources)] as const);
    return c.json({ ...choices, around: Object.fromEntries(around) } satisfies NewBrandChoices);
  });
  app.post('/api/new-brand/draft', async (c) => {
    const { brand, files } = plannedBrand(root, await c.req.json<NewBrandWish>());
    const { screens, diagnostics } = await draft.draw(brand, files);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return c.json({
      brand,
      pages: DRAFT,
      screens,
      errors: errors.map((error) => siteFinding(error, undefined)),
    } satisfies DraftAnswer);
  });
  app.post('/api/new-brand/create', async (c) => {
    const { brand, files } = plannedBrand(root, await c.req.json<NewBrandWish>());
    const written = await store.write(
      [...files].map(([name, content]) => ({
        path: `brands/${brand}/${name}`,
        before: undefined,
        after: name.endsWith('.json') ? content : Buffer.from(content),
      })),
    );
    return c.json(await answer(written));
  });
};

/**
 * The files of the brand that answers describe.
 *
 * @throws {NoSuchPlace} where an answer is not valid, or buyers should not get the logo.
 */
function plannedBrand(root: string, { answers, logo, language }: NewBrandWish) {
  const sources = parseSources(readBrandSources(root));
  for (const { flag, errorIn } of questionsOf(choicesOf(sources, readSchema(root)), answers)) {
    const error = errorIn(answers[flag] ?? '', answers);
    if (!error) continue;
    const sentence = sentenceOf(error, language);
    throw new NoSuchPlace(sentence, sentence);
  }
  return { brand: folderOf(answers), files: brandFiles(answers, sources, logo && ownLogo(logo)) };
}

function ownLogo({ base64, ratio }: LogoFile): OwnLogo {
  const content = Buffer.from(base64, 'base64');
  const width = logoWidth(Number.isFinite(ratio) && ratio > 0 ? ratio : 1);
  return { file: `logo.${endingOf(content)}`, content, width };
}

const readSchema = (root: string): BrandSchema =>
  JSON.parse(readFileSync(join(root, 'schemas/brand/brand.schema.json'), 'utf8'));
