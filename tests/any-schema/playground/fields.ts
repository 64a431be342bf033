import { choose, fill, press } from '../buyer.ts';
import { object, text, type FilledSample } from '../sample.ts';

const number = (title: string, more: object = {}) => ({ type: 'number', title, ...more }) as const;

/** Fields of every kind, and how they look. */
export const fields = {
  simple: {
    schema: object(
      {
        first: text('Nome', { default: 'Ana' }),
        last: text('Sobrenome'),
        phone: text('Fone', { minLength: 10 }),
      },
      { title: 'Cadastro', required: ['first', 'last'] },
    ),
    ui: { phone: { 'ui:options': { inputType: 'tel' } } },
    wrong: () => fill('Sobrenome', ''),
    at: 'f.last',
    right: () => fill('Sobrenome', 'Lima'),
    sends: { first: 'Ana', last: 'Lima' },
  },
  'ui options': {
    schema: object({ bio: text('Sobre', { minLength: 5 }), secret: text('Senha') }),
    ui: {
      bio: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
      secret: { 'ui:widget': 'password', 'ui:help': 'Capriche' },
    },
    wrong: () => fill('Sobre', 'oi'),
    at: 'f.bio',
    right: () => fill('Sobre', 'duas\nlinhas'),
    sends: { bio: 'duas\nlinhas' },
  },
  single: {
    schema: object({ only: text('Só isto', { default: 'inicial', maxLength: 8 }) }),
    wrong: () => fill('Só isto', 'longo demais'),
    at: 'f.only',
    right: () => fill('Só isto', 'curto'),
    sends: { only: 'curto' },
  },
  numbers: {
    schema: object({
      price: number('Preço', { multipleOf: 0.5 }),
      level: number('Nível', { enum: [1, 2, 3] }),
      count: { type: 'integer', title: 'Inteiro' },
      range: { type: 'integer', title: 'Faixa', minimum: 0, maximum: 9, default: 4 },
    }),
    ui: {
      level: { 'ui:widget': 'radio' },
      count: { 'ui:widget': 'updown' },
      range: { 'ui:widget': 'range' },
    },
    wrong: () => fill('Preço', '1,3'),
    at: 'f.price',
    right() {
      fill('Preço', '1,5');
      press('2', 'radio');
    },
    sends: { price: 1.5, level: 2, range: 4 },
  },
  widgets: {
    schema: object({
      email: text('E-mail', { format: 'email' }),
      site: text('Página', { format: 'uri' }),
      yes: { type: 'boolean', title: 'Sim ou não' },
      colour: text('Cor', { format: 'color', default: '#0b6669' }),
    }),
    ui: { yes: { 'ui:widget': 'radio' } },
    wrong: () => fill('E-mail', 'ana'),
    at: 'f.email',
    right() {
      fill('E-mail', 'ana@alfa.example');
      press('Não', 'radio');
    },
    sends: { email: 'ana@alfa.example', yes: false, colour: '#0b6669' },
  },
  ordering: {
    schema: object({ b: text('Depois'), a: text('Antes') }, { required: ['a'] }),
    ui: { 'ui:order': ['a', '*'] },
    at: 'f.a',
    right: () => fill('Antes', 'x'),
    sends: { a: 'x' },
  },
  examples: {
    schema: object({
      browser: text('Navegador', { examples: ['Firefox', 'Opera'], minLength: 3 }),
    }),
    wrong: () => fill('Navegador', 'IE'),
    at: 'f.browser',
    right: () => fill('Navegador', 'Lynx'),
    sends: { browser: 'Lynx' },
  },
  large: {
    schema: object(
      Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `field${at}`,
          text(`Campo ${at}:`, {
            enum: Array.from({ length: 50 }, (__, option) => `opção ${option}`),
          }),
        ]),
      ),
      { required: ['field39'] },
    ),
    at: 'f.field39',
    right: () => choose('Campo 39:', 'opção 49'),
    sends: { field39: 'opção 49' },
  },
  'date and time': {
    schema: object(
      {
        day: text('Dia', { format: 'date' }),
        moment: text('Momento', { format: 'date-time' }),
        hour: text('Hora', { format: 'time' }),
        old: text('Outro dia'),
        oldMoment: text('Outro momento'),
      },
      { required: ['day'] },
    ),
    ui: { old: { 'ui:widget': 'alt-date' }, oldMoment: { 'ui:widget': 'alt-datetime' } },
    at: 'f.day',
    right: () => fill('Dia', '2030-02-28'),
    sends: { day: '2030-02-28' },
  },
  validation: {
    schema: object({ age: { type: 'integer', title: 'Idade', minimum: 18 } }),
    wrong: () => fill('Idade', '17'),
    at: 'f.age',
    right: () => fill('Idade', '18'),
    sends: { age: 18 },
  },
  nullable: {
    schema: object(
      { bio: { type: ['string', 'null'], title: 'Sobre', minLength: 3 } },
      { required: ['bio'] },
    ),
    ui: { bio: { 'ui:emptyValue': null } },
    wrong: () => fill('Sobre', 'oi'),
    at: 'f.bio',
    right: () => fill('Sobre', ''),
    sends: { bio: null },
  },
  'null fields': {
    schema: object(
      { title: text('Título'), none: { type: 'null', title: 'Nada' } },
      { required: ['title'] },
    ),
    at: 'f.title',
    right: () => fill('Título', 'x'),
    sends: { title: 'x', none: null },
  },
  'enumerated objects': {
    schema: object(
      { place: { title: 'Lugar', enum: [{ name: 'Recife' }, { name: 'Natal' }] } },
      { required: ['place'] },
    ),
    ui: { place: { 'ui:enumNames': ['Recife', 'Natal'] } },
    at: 'f.place',
    right: () => choose('Lugar', 'Natal'),
    sends: { place: { name: 'Natal' } },
  },
  const: {
    schema: object({
      kind: text('Tipo', { const: 'a', default: 'a', readOnly: true }),
      name: text('Nome', { pattern: '^A' }),
    }),
    wrong: () => fill('Nome', 'Bia'),
    at: 'f.name',
    right: () => fill('Nome', 'Ana'),
    sends: { kind: 'a', name: 'Ana' },
  },
  defaults: {
    schema: object({
      word: text('Palavra', { default: 'padrão', minLength: 2 }),
      group: object({ inner: text('Dentro', { default: 'aqui' }) }, { title: 'Grupo' }),
      list: { type: 'array', title: 'Lista', items: { type: 'string' }, default: ['a'] },
    }),
    wrong: () => fill('Palavra', 'x'),
    at: 'f.word',
    right: () => fill('Palavra', 'outra'),
    sends: { word: 'outra', group: { inner: 'aqui' }, list: ['a'] },
  },
  layout: {
    schema: object({ first: text('Nome'), last: text('Sobrenome') }, { required: ['last'] }),
    ui: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': { children: [{ 'ui:columns': { size: 6, children: ['first', 'last'] } }] },
      },
    },
    at: 'f.last',
    right: () => fill('Sobrenome', 'Lima'),
    sends: { last: 'Lima' },
  },
} satisfies Record<string, FilledSample>;
