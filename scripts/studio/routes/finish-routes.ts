import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { BrandSources } from '../../../src/brand/parse/brand-files.ts';
import { pictureOf } from '../../../src/brand/parse/picture.ts';
import { createChecker } from '../../../src/diagnostics/check-brands.ts';
import type { Language } from '../../../src/diagnostics/language/translate.ts';
import { SUBJECTS } from '../../../src/diff/change.ts';
import { diffReport, type DiffReport } from '../../../src/diff/diff-report.ts';
import { equalChanges } from '../../../src/diff/report/equal-changes.ts';
import { headline } from '../../../src/diff/report/report-texts.ts';
import { proposeCommit } from '../../../src/studio/finish/commit-proposal.ts';
import type {
  CommitAnswer,
  CommitWish,
  LookState,
  ProposalAnswer,
  SeenByBuyers,
} from '../../../src/studio/finish/finish-protocol.ts';
import type { FileChange } from '../../../src/studio/plan-change.ts';
import { hashOf, readBrandSources, readMetaSchemas } from '../../brand-files/read-brand-sources.ts';
import { readTitles, writeDiff } from '../../diff-brands/write-diff.ts';
import { siteFinding } from '../../preview-brands/write-details.ts';
import { readContent, type Content } from '../brand-folder.ts';
import {
  CannotCommit,
  commitFiles,
  committedContent,
  readRepository,
  uncommittedFiles,
} from '../git-commit.ts';
import { languageOf, isPortuguese, type AddRoutes, type StudioContext } from '../studio-context.ts';

/** The report's folder, below those of the studio. */
const DIFF = 'diff';
const MAX_PICTURES = 30;

/** Shows what buyers will see, and commits it on a branch. */
export const addFinishRoutes: AddRoutes = (app, studio) => {
  const { root, folder, store } = studio;
  const look = createLook(root, join(folder, DIFF));
  let describe: Describe | undefined;

  app.post('/api/finish/look', async (c) => {
    const { ref } = await c.req.json<{ ref: string }>();
    look.start(ref, languageOf(c));
    return c.json(look.state());
  });
  app.post('/api/finish/refs', async (c) =>
    c.json(await refusable(c, async () => ({ main: (await readRepository(root)).main }))),
  );
  app.post('/api/finish/state', (c) => c.json(look.state()));
  app.post('/api/finish/cancel', (c) => {
    look.cancel();
    return c.json(look.state());
  });
  app.post('/api/finish/proposal', async (c) => {
    const { also } = await c.req.json<{ also: string[] }>();
    return c.json(
      await refusable(c, () => propose(studio, also, c, (describe ??= createDescribe(root)))),
    );
  });
  app.post('/api/finish/commit', async (c) => {
    const { branch, message, also } = await c.req.json<CommitWish>();
    const done = await refusable(c, async () => {
      const { files, others } = await filesOf(studio, also);
      if (files.length === 0) {
        throw new CannotCommit('There is nothing to commit.', 'Não há nada para gravar.');
      }
      const { errors } = await (describe ??= createDescribe(root))(files, languageOf(c));
      if (errors.length > 0) throw hasErrors(errors.length);
      const commit = await commitFiles(root, { branch: branch.trim(), message, files });
      store.settle();
      return { commit, branch: branch.trim(), others: others.length } satisfies CommitAnswer;
    });
    return c.json(done);
  });
};

const hasErrors = (count: number) =>
  new CannotCommit(
    `The brand files have ${count === 1 ? 'an error' : `${count} errors`}: continuous integration would refuse the commit. Correct them first; the findings stand on the screens.`,
    `Os arquivos das marcas têm ${count === 1 ? 'um erro' : `${count} erros`}: a integração contínua recusaria o commit. Corrija primeiro; os avisos estão nas telas.`,
  );

/** A refusal in the language of the page. */
const saidTo = (c: Context, { message, pt }: CannotCommit) => (isPortuguese(c) ? pt : message);

/** The result of an operation, or why git does not take it. */
async function refusable<Answer>(
  c: Context,
  work: () => Promise<Answer>,
): Promise<Answer | { refusal: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CannotCommit) return { refusal: saidTo(c, error) };
    throw error;
  }
}

/** The files to commit: those that the studio changed, and others that the person has chosen. */
async function filesOf({ root, store }: StudioContext, also: readonly string[]) {
  const own = store.changed();
  const uncommitted = await uncommittedFiles(root);
  const others = uncommitted.filter((path) => own.every((file) => file.path !== path));
  const chosen: FileChange<Content>[] = [];
  for (const path of others.filter((one) => also.includes(one))) {
    const [before, after] = [await committedContent(root, path), readContent(root, path)];
    chosen.push({ path, before, after });
  }
  return { files: [...own, ...chosen], others };
}

async function propose(
  studio: StudioContext,
  also: readonly string[],
  c: Context,
  describe: Describe,
): Promise<ProposalAnswer> {
  const { branch, isMain, main } = await readRepository(studio.root);
  const { files, others } = await filesOf(studio, also);
  const report = await describe(files, languageOf(c));
  const proposal = proposeCommit(report);
  return {
    ...proposal,
    branch: isMain ? proposal.branch : branch,
    current: branch,
    main,
    files: files.map(({ path }) => path).sort(),
    others,
    refusal: report.errors.length > 0 ? saidTo(c, hasErrors(report.errors.length)) : undefined,
  };
}

/** Says what changes of files mean for buyers. */
type Describe = (files: readonly FileChange<Content>[], language: Language) => Promise<DiffReport>;

function createDescribe(root: string): Describe {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const check = createChecker(metaSchemas, programTexts);
  let last: { key: string; report: DiffReport } | undefined;
  return async (files, language) => {
    const now = readBrandSources(root);
    const earlier = sourcesBefore(now, files);
    const contents = [now, earlier].map(({ json, images }) => [[...json], [...images]]);
    const key = JSON.stringify([language, contents]);
    // The commit is checked as its proposal was, where nothing has changed in between.
    if (last?.key !== key) {
      const before = check(earlier);
      const titles = await readTitles(root);
      last = { key, report: diffReport('HEAD', before, check(now), titles, language) };
    }
    return last.report;
  };
}

/** The brand files without some changes. */
function sourcesBefore(now: BrandSources, files: readonly FileChange<Content>[]): BrandSources {
  const [json, images] = [new Map(now.json), new Map(now.images)];
  const pictures = new Map(now.pictures);
  for (const { path, before } of files) {
    if (before === undefined) for (const map of [json, images, pictures]) map.delete(path);
    else if (typeof before === 'string') json.set(path, before);
    else {
      images.set(path, hashOf(before));
      pictures.set(path, pictureOf(Buffer.from(before)));
    }
  }
  return { ...now, json, images, pictures };
}

/** The report of `npm run diff-brands`, made beside the other calls, one at a time. */
function createLook(root: string, out: string) {
  let state: LookState = { phase: 'idle' };
  let running: AbortController | undefined;
  let last: Promise<void> = Promise.resolve();
  const cancel = () => {
    running?.abort();
    running = undefined;
    if (state.phase === 'running') state = { phase: 'cancelled' };
  };
  const start = (ref: string, language: Language) => {
    cancel();
    const own = new AbortController();
    running = own;
    state = { phase: 'running', ref };
    const update = (next: LookState) => {
      if (running === own) state = next;
    };
    let report: SeenByBuyers | undefined;
    const work = async () => {
      // The answer goes out before files are read, which takes the whole process for seconds.
      await new Promise((done) => setTimeout(done, 50));
      own.signal.throwIfAborted();
      // Of a report that was cancelled a half is left.
      await rm(out, { recursive: true, force: true });
      await writeDiff({
        root,
        ref,
        language,
        out,
        pictures: MAX_PICTURES,
        signal: own.signal,
        onProgress: (progress) => update({ phase: 'running', ref, progress, report }),
        onReport: (found) => {
          report = seenByBuyers(found);
          update({ phase: 'running', ref, report });
        },
      }).then((found) =>
        update({
          phase: 'done',
          ref,
          report: seenByBuyers(found),
          page: `${DIFF}/index.html`,
          pictures: found.pictures.length,
        }),
      );
    };
    const saidOf = (error: Error) =>
      (language === 'pt-BR' && (error as { pt?: string }).pt) || error.message;
    last = last
      .then(work)
      .catch((error: Error) => update({ phase: 'failed', ref, message: saidOf(error) }));
  };
  return { start, cancel, state: () => state };
}

/** A report in sentences, by subject. */
const seenByBuyers = (report: DiffReport): SeenByBuyers => ({
  headline: headline(report),
  errors: report.errors.map((error) => siteFinding(error, undefined)),
  breaks: report.breaks.map(({ sentence }) => sentence),
  subjects: SUBJECTS.map((subject) => ({
    subject,
    changes: equalChanges(report, subject).map(({ description, brands }) => ({
      ...description,
      brands,
    })),
  })).filter(({ changes }) => changes.length > 0),
});
