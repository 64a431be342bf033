import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { object, text } from '../../any-schema/sample.ts';
import { onProjectCopy } from '../support/project-copy.ts';

const student = object(
  {
    name: text('Nome do aluno'),
    born: { $ref: 'fields/birth-date' },
    days: {
      type: 'array',
      title: 'Dias de aula',
      uniqueItems: true,
      items: text('Dia', { enum: ['Segunda', 'Quarta', 'Sexta'] }),
    },
  },
  { required: ['name'] },
);

/** Further questions of a lead form, of every shape, beside name, e-mail, phone and consent. */
const FORM = {
  id: 'form',
  block: 'form',
  schema: object(
    {
      students: { type: 'array', title: 'Alunos', minItems: 1, items: student },
      topics: { type: 'array', title: 'Assuntos', items: text('Assunto') },
      payer: {
        type: 'object',
        title: 'Quem paga',
        oneOf: [
          object({ cpf: { $ref: 'fields/cpf' } }, { title: 'Uma pessoa', required: ['cpf'] }),
          object({ firm: text('Razão social') }, { title: 'Uma empresa', required: ['firm'] }),
        ],
      },
      pet: text('Vai levar um animal?', { enum: ['Não', 'Sim'], default: 'Não' }),
      more: {
        type: 'object',
        title: 'Outras respostas',
        additionalProperties: { type: 'string' },
      },
      day: text('Dia da visita', { format: 'date' }),
      hour: text('Hora', { format: 'time' }),
      site: text('Página', { format: 'uri' }),
      age: { type: 'integer', title: 'Idade', minimum: 0 },
      level: { type: 'integer', title: 'Nível', minimum: 0, maximum: 10, default: 3 },
      colour: text('Cor', { format: 'color', default: '#0b6669' }),
      news: { type: 'boolean', title: 'Quero novidades', description: 'No máximo uma por mês.' },
      size: text('Tamanho', { enum: ['P', 'M', 'G'] }),
      notes: text('Recado', { maxLength: 200 }),
      place: object({ city: text('Cidade'), street: text('Rua do curso') }, { title: 'Onde' }),
    },
    {
      required: ['name', 'email', 'phone', 'terms', 'students'],
      if: { properties: { pet: { const: 'Sim' } }, required: ['pet'] },
      then: object({ weight: { type: 'number', title: 'Peso em kg' } }, { required: ['weight'] }),
    },
  ),
  ui: {
    topics: { 'ui:options': { copyable: true } },
    students: { items: { days: { 'ui:widget': 'checkboxes' } } },
    level: { 'ui:widget': 'range' },
    size: { 'ui:widget': 'radio' },
    notes: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
    place: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': [
          { 'ui:columns': { size: 8, children: ['city'] } },
          { 'ui:columns': { size: 12, children: ['street'] } },
        ],
      },
    },
  },
  messages: {
    'students.*.name': { required: 'Diga o nome do aluno.' },
    weight: { required: 'Diga o peso.' },
    'payer.firm': { required: 'Diga a razão.' },
  },
};

/** The product with two brands of which nobody thought, written as JSON only. */
export const test = onProjectCopy(async (root) => {
  const files = {
    'tudo/brand.json': { extends: 'wup', key: 'TUDO' },
    'tudo/screens/lead.json': { blocks: [FORM] },
    'tudo-escuro/brand.json': { extends: 'tudo', key: 'TUDO-ESCURO', dsMode: 'dark' },
  };
  for (const [path, file] of Object.entries(files)) {
    const target = join(root, 'brands', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(file));
  }
});
