import { fill, group, press } from '../buyer.ts';
import { object, text, type FilledSample } from '../sample.ts';

const list = (title: string, items: object, more: object = {}) =>
  ({ type: 'array', title, items, ...more }) as const;

/** Groups and lists, and what a buyer may add to them. */
export const groups = {
  nested: {
    schema: object({
      name: text('Lista'),
      tasks: list('Tarefas', object({ title: text('Tarefa') }, { required: ['title'] })),
    }),
    wrong: () => press('Adicionar: Tarefas'),
    at: 'f.tasks.0.title',
    right: () => fill('Tarefa', 'lavar', group('Tarefas 1')),
    sends: { tasks: [{ title: 'lavar' }] },
  },
  arrays: {
    schema: object({
      words: list('Palavras', text('Palavra', { minLength: 2 }), { default: ['ab'] }),
      pair: {
        type: 'array',
        title: 'Par',
        items: [text('Um'), { type: 'boolean', title: 'Dois' }],
        default: ['x', true],
      },
    }),
    wrong: () => fill('Palavra', 'a'),
    at: 'f.words.0',
    right: () => fill('Palavra', 'abc'),
    sends: { words: ['abc'], pair: ['x', true] },
  },
  'several choices': {
    schema: object(
      {
        days: list(
          'Dias',
          { type: 'string', enum: ['seg', 'ter'] },
          { uniqueItems: true, minItems: 1 },
        ),
      },
      { required: ['days'] },
    ),
    ui: { days: { 'ui:widget': 'checkboxes' } },
    at: 'f.days',
    right: () => press('ter', 'checkbox'),
    sends: { days: ['ter'] },
  },
  references: {
    schema: object(
      {
        billing: { title: 'Cobrança', $ref: '#/definitions/address' },
        tree: { title: 'Árvore', $ref: '#/definitions/node' },
      },
      {
        required: ['billing'],
        definitions: {
          address: object({ street: text('Rua') }, { required: ['street'] }),
          node: object({
            name: text('Galho'),
            kids: list('Filhos', { $ref: '#/definitions/node' }),
          }),
        },
      },
    ),
    at: 'f.billing.street',
    right() {
      fill('Rua', 'Rua A');
      press('Adicionar: Filhos');
    },
    sends: { billing: { street: 'Rua A' }, tree: { kids: [{}] } },
  },
  'a bundle of schemas': {
    schema: object(
      { num: { title: 'Número', $ref: '#/$defs/whole' } },
      {
        $defs: {
          whole: { allOf: [{ type: 'integer' }, { minimum: 0 }] },
        },
      },
    ),
    wrong: () => fill('Número', '-1'),
    at: 'f.num',
    right: () => fill('Número', '0'),
    sends: { num: 0 },
  },
  'additional properties': {
    schema: object(
      { first: text('Quem') },
      {
        required: ['first'],
        additionalProperties: { type: 'string' },
        default: { cor: 'azul' },
      },
    ),
    ui: { 'ui:order': ['*', 'first'] },
    wrong: () => fill('Valor', 'verde', group('cor')),
    at: 'f.first',
    right: () => fill('Quem', 'Ana'),
    sends: { cor: 'verde', first: 'Ana' },
  },
  errors: {
    schema: object({
      name: text('Nome', { minLength: 5 }),
      skills: list('Saberes', text('', { minLength: 3 }), { default: ['arte'] }),
    }),
    wrong: () => fill('Nome', 'Ana'),
    at: 'f.name',
    right: () => fill('Nome', 'Ana Lima'),
    sends: { name: 'Ana Lima', skills: ['arte'] },
  },
  'optional parts': {
    schema: object({
      address: object({ street: text('Rua') }, { title: 'Endereço', required: ['street'] }),
    }),
    ui: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } },
    wrong: () => press('Informar: Endereço'),
    at: 'f.address.street',
    right: () => fill('Rua', 'Rua B'),
    sends: { address: { street: 'Rua B' } },
  },
} satisfies Record<string, FilledSample>;
