import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './text-draft.ts';

const drafts = (text: string) =>
  reportsOf(rule, { 'alfa/texts.json': { 'lead.title': text } }).filter((one) =>
    one.includes('draft'),
  );

test.each(['TODO', 'TODO: título', 'TODO escrever', 'Título FIXME', 'Lorem ipsum dolor', 'xxx'])(
  '%s is a draft',
  (text) => expect(drafts(text)).toHaveLength(1),
);

test.each([
  'Acesso a todo o conteúdo',
  'Todo dia uma aula',
  'TODO O CONTEÚDO',
  'Melhore seu texto',
])('%s is plain Portuguese', (text) => expect(drafts(text)).toEqual([]));
