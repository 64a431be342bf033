/** @module-tag long */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortAndLong } from './long.ts';
import { CleanClone } from './recipes/clean-clone.ts';

/** Something right that the owner of a brand does: keys written into files, by path below brands/. */
interface ValidEdit {
  what: string;
  keys?: Readonly<Record<string, object>>;
  /** Files that are copied from one path below brands/ to another. */
  copies?: Readonly<Record<string, string>>;
  /** Files that are taken away. */
  without?: readonly string[];
}

/** Every text of a file, said otherwise. */
const said = (path: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(`brands/${path}`, 'utf8')) as Record<string, string>)
      .filter(([key]) => key !== '$schema')
      .map(([key, text]) => [key, text.replace(/^(.)/, 'Ora, $1')]),
  );

const LEAD = 'numberone/screens/lead.json';
const FLOWS = 'numberone/flows.json';
const form = (schema: object, ui: object = {}) => ({
  blocks: [{ id: 'form', block: 'form', schema, ui }],
});
const steps = (id: string, ...all: object[]) => ({ id, steps: all });
const film = { id: 'film', templateId: 'video', defaultNextStepId: 'lead', after: null };

const EDITS: readonly ValidEdit[] = [
  {
    what: 'headline and button of a screen, and a text of the success screen',
    keys: {
      'numberone/texts.json': {
        'lead.title': 'Comece hoje',
        'lead.submit': 'Quero começar',
        'success.message': 'Pronto! {productName} é seu.',
      },
      'wup/texts.json': { 'lead.title': 'Comece hoje', 'lead.submit': 'Quero começar' },
    },
  },
  {
    what: 'the colour of buttons',
    keys: {
      'numberone/theme.json': { light: { primary: { main: '#8A3700', dark: '#662900' } } },
      'wup/theme.json': { light: { primary: { main: '#0A5A5D', dark: '#084A4D' } } },
    },
  },
  {
    what: 'a question less',
    keys: {
      [LEAD]: form({ properties: { phone: null }, required: ['name', 'email', 'terms'] }),
    },
  },
  {
    what: 'a question more',
    keys: {
      [LEAD]: form({
        properties: { city: { $ref: 'fields/city' } },
        required: ['name', 'email', 'phone', 'city', 'terms'],
      }),
    },
  },
  {
    what: 'another order of questions',
    keys: { [LEAD]: form({}, { 'ui:order': ['email', '*'] }) },
  },
  {
    what: 'a step more',
    keys: { [FLOWS]: { flows: ['default', 'pix', 'bankslip'].map((id) => steps(id, film)) } },
  },
  { what: 'a step less', without: ['vc/flows.json'] },
  { what: 'another logo', copies: { 'numberone/logo.svg': 'numberone/logo-dark.svg' } },
  {
    what: 'step numbers of its own',
    keys: {
      'numberone/brand.json': {
        stepNumbers: 'written',
        stepsNumber: 4,
        payment: { currentStep: 3 },
        pix: { currentStep: 3 },
      },
    },
  },
  {
    what: 'a link, and another name of the product',
    keys: {
      'numberone/brand.json': {
        faqLink: 'https://perguntas.numberone.example.com',
        product: { name: 'Programa Primeiro', businessName: 'Programa Primeiro' },
      },
    },
  },
  {
    what: 'every text of a brand',
    keys: { 'aprovatotal/texts.json': said('aprovatotal/texts.json') },
  },
  {
    what: 'texts and colours that all brands share',
    keys: {
      'base/texts.json': { 'lead.title': 'Fale de você', 'lead.submit': 'Avançar' },
      'base/theme.json': { light: { error: { main: '#A1122B' } } },
    },
  },
];

const filesOf = ({ keys = {}, copies = {}, without = [] }: ValidEdit) => [
  ...Object.keys({ ...keys, ...copies }),
  ...without,
];

/** The edits in rounds, so that none writes a file that another of its round writes. */
function inRounds(edits: readonly ValidEdit[]): ValidEdit[][] {
  const rounds: ValidEdit[][] = [];
  for (const edit of edits) {
    const files = filesOf(edit);
    const free = rounds.find((round) => !round.flatMap(filesOf).some((one) => files.includes(one)));
    if (free) free.push(edit);
    else rounds.push([edit]);
  }
  return rounds;
}

/** They read compiled brands alone. The others draw screens, open links or start servers, which takes minutes for each round of edits. */
const QUICK = [
  'tests/brand-images.test.ts',
  'tests/brand-themes.test.ts',
  'tests/brands.test.ts',
  'tests/contract/brands-sell.test.ts',
  'tests/editor-settings.test.ts',
  'tests/lent-looks.test.ts',
  'tests/links.test.ts',
  'tests/mozambique.test.ts',
  'tests/step-numbers.test.ts',
];

/** A buyer's story where the names on buttons are edited; it builds the product, so that one is enough. */
const STORY = 'TEST_PORT=4321 npx playwright test --project=short forms/errors-lead';

let clone: CleanClone;
beforeAll(() => {
  clone = new CleanClone();
  const author = '-c user.name=Ana -c user.email=ana@example.com';
  clone.run(`git add --all && git ${author} commit --quiet --allow-empty -m edited`);
}, 120_000);
afterAll(() => clone.remove(), 120_000);

const cases = inRounds(EDITS).map((edits) => ({
  edits,
  what: edits.map(({ what }) => what).join('; '),
}));

for (const [option, some] of shortAndLong(cases, (_, index) => index === 0)) {
  const options = { ...option, timeout: 900_000 };
  test.each(some)('no test breaks by edits that the checks accept: $what', options, (one) => {
    clone.run('git checkout --quiet -- brands && git clean -fdq brands');
    for (const { keys = {}, copies = {}, without = [] } of one.edits) {
      for (const [path, file] of Object.entries(keys))
        clone.follow({ kind: 'keys', path: `brands/${path}`, text: JSON.stringify(file) });
      for (const [to, from] of Object.entries(copies)) clone.run(`cp brands/${from} brands/${to}`);
      for (const path of without) clone.run(`rm brands/${path}`);
    }
    clone.run('node --import tsx scripts/validate-brands.ts');
    expect(clone.run(`npx vitest run --tags-filter="not long" ${QUICK.join(' ')}`)).toMatch(
      /\d passed/,
    );
    if (one === cases[0]) expect(clone.run(STORY)).toMatch(/\d passed/);
  });
}
