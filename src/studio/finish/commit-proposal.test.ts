import { expect, test } from 'vitest';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Change } from '../../diff/change.ts';
import type { DiffReport } from '../../diff/diff-report.ts';
import { aReport, described } from '../../diff/diff-test-kit.ts';
import { proposeCommit } from './commit-proposal.ts';

type Described = DiffReport['changes'][number];

const one = (more: Partial<Change> = {}, title = 'T'): Described =>
  described({ title, before: 'a', after: 'b' }, { path: ['lead.title'], ...more });
const text = (key: string) => one({ path: [key] });
const theme = { subject: 'look', document: 'theme', path: ['light', 'primary', 'main'] } as const;
const at = (file: string) => ({ place: beginningOf(file) });
const propose = (...changes: Described[]) => proposeCommit(aReport({ changes }));

test.each<[string, Described[]]>([
  ["Change the text 'lead.title' of alfa", [one()]],
  ['Change 2 texts of alfa', [text('a'), text('b')]],
  ['Change the colours of alfa', [one(theme), one(theme)]],
  ['Change the theme of alfa', [one({ ...theme, path: ['fontFamily'] })]],
  ["Change the text 'lead.title' and the colours of alfa", [one(theme), one()]],
  [
    'Change the screen /lead of alfa',
    [
      one({ subject: 'fields', document: 'screens/lead' }),
      one({ subject: 'fields', document: 'screens/lead' }),
    ],
  ],
  [
    'Change the flow of alfa and beta',
    [one({ subject: 'steps', document: 'flows', brands: ['alfa', 'beta'] })],
  ],
  [
    "Change the text 'lead.title' of the family english",
    [one({ brands: ['a', 'b', 'c', 'd'], ...at('brands/families/english/texts.json') })],
  ],
  [
    "Change the text 'lead.title' of all brands",
    [one({ brands: ['a', 'b'], ...at('brands/base/texts.json') })],
  ],
  ["Change the text 'lead.title' of 4 brands", [one({ brands: ['a', 'b', 'c', 'd'] })]],
  [
    'Add the brand alfa',
    [one({ subject: 'brands', document: 'brand', path: [], after: {} }), one()],
  ],
  ['Remove the brand alfa', [one({ subject: 'brands', document: 'brand', path: [] })]],
])('%s', (subject, changes) => {
  expect(propose(...changes).subject).toBe(subject);
});

test('a subject has at most 72 characters, whatever its parts are called', () => {
  const long = 'a'.repeat(70);
  expect(propose(text(long)).subject).toBe('Change a text of alfa');
  expect(propose(one({ brands: [long] })).subject).toBe('Change brand files');
});

test('the branch is named after the change', () => {
  expect(propose(one()).branch).toBe('studio/text-lead-title-alfa');
  expect(propose(one({ subject: 'brands', document: 'brand', path: [], after: {} })).branch).toBe(
    'studio/add-brand-alfa',
  );
  expect(propose(text('a'.repeat(70))).branch.length).toBeLessThanOrEqual(60);
});

test('the body lists each change with its values and brands, in lines of 72 characters', () => {
  const { body } = propose(
    described({
      title: "Text 'lead.title' on /lead",
      before: 'Olá',
      after: 'Comece com seus dados e veja o preço antes de pagar, sem compromisso nenhum',
    }),
    described({ title: 'The image logo.svg is another one' }, { brands: ['a', 'b', 'c', 'd'] }),
  );
  expect(body.split('\n').every((line) => line.length <= 72)).toBe(true);
  expect(body.replace(/\n {2}/g, ' ')).toBe(
    `- Text 'lead.title' on /lead: "Olá" -> "Comece com seus dados e veja o preço antes de pagar, sem co…" (alfa)
- The image logo.svg is another one (4 brands)`,
  );
});

test('a long list of changes is cut, and says how many are left', () => {
  const { body } = propose(...Array.from({ length: 35 }, (_, at) => text(`t${at}`)));
  expect(body).toMatch(/- And 5 more changes$/);
});

test('a message is in the language of the report, and so is the name of its branch', () => {
  const changes = [one({ path: ['lead.title'] }, 'Texto'), one(theme, 'Paleta')];
  expect(proposeCommit(aReport({ changes, language: 'pt-BR' }))).toMatchObject({
    subject: "Muda o texto 'lead.title' e as cores em alfa",
    branch: 'studio/texto-lead-title-cores-alfa',
  });
});
