import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onProjectCopy } from './project-copy.ts';

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Parts of the lead form beside name, e-mail, phone and consent, by the key of the brand that asks for them. */
const FORMS = {
  LISTAS: {
    schema: object(
      {
        students: {
          type: 'array',
          title: 'Alunos',
          minItems: 1,
          items: object(
            {
              name: text('Nome do aluno'),
              born: { $ref: 'fields/birth-date' },
              days: {
                type: 'array',
                title: 'Dias de aula',
                uniqueItems: true,
                items: { type: 'string', enum: ['Segunda', 'Quarta', 'Sexta'] },
              },
            },
            { required: ['name'] },
          ),
        },
        topics: { type: 'array', title: 'Assuntos', items: { type: 'string' } },
      },
      { required: ['name', 'email', 'phone', 'terms', 'students'] },
    ),
    ui: {
      topics: { 'ui:options': { copyable: true } },
      students: { items: { days: { 'ui:widget': 'checkboxes' } } },
    },
    messages: { 'students.*.name': { required: 'Diga o nome do aluno.' } },
  },
  ESCOLHAS: {
    schema: object({
      payer: {
        type: 'object',
        title: 'Quem paga',
        oneOf: [
          {
            title: 'Uma pessoa',
            ...object({ cpf: { $ref: 'fields/cpf' } }, { required: ['cpf'] }),
          },
          {
            title: 'Uma empresa',
            ...object(
              { firm: text('Razão social'), cnpj: { $ref: 'fields/cnpj' } },
              { required: ['firm', 'cnpj'] },
            ),
          },
        ],
      },
      pet: text('Vai levar um animal?', { enum: ['Não', 'Sim'], default: 'Não' }),
      more: {
        type: 'object',
        title: 'Outras respostas',
        additionalProperties: { type: 'string' },
      },
    }),
    conditions: {
      if: { properties: { pet: { const: 'Sim' } }, required: ['pet'] },
      then: object({ weight: { type: 'number', title: 'Peso em kg' } }, { required: ['weight'] }),
    },
    messages: { weight: { required: 'Diga o peso.' }, 'payer.firm': { required: 'Diga a razão.' } },
  },
  CAMPOS: {
    schema: object({
      day: text('Dia da visita', { format: 'date' }),
      hour: text('Hora', { format: 'time' }),
      site: text('Página', { format: 'uri' }),
      age: { type: 'integer', title: 'Idade', minimum: 0 },
      level: { type: 'integer', title: 'Nível', minimum: 0, maximum: 10, default: 3 },
      colour: text('Cor', { format: 'color', default: '#0b6669' }),
      news: { type: 'boolean', title: 'Quero novidades', description: 'No máximo uma por mês.' },
      size: text('Tamanho', { enum: ['P', 'M', 'G'] }),
      notes: text('Recado', { maxLength: 200 }),
      place: object(
        { city: text('Cidade'), state: text('Estado'), street: text('Rua do curso') },
        { title: 'Onde' },
      ),
    }),
    ui: {
      level: { 'ui:widget': 'range' },
      size: { 'ui:widget': 'radio' },
      notes: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
      place: {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': {
          'ui:row': [
            { 'ui:columns': { size: 8, children: ['city'] } },
            { 'ui:columns': { size: 4, children: ['state'] } },
            { 'ui:columns': { size: 12, children: ['street'] } },
          ],
        },
      },
    },
  },
};

export type MadeUpKey = keyof typeof FORMS;
export const madeUpKeys = Object.keys(FORMS) as MadeUpKey[];

/** Files of brands that say nothing but their key and a form of their own, by path below brands/. */
function madeUpBrands(): Record<string, object> {
  const files: Record<string, object> = {};
  for (const key of madeUpKeys) {
    const { schema, conditions, ...rest } = { conditions: {}, ...FORMS[key] };
    const form = { id: 'form', block: 'form', schema: { ...schema, ...conditions }, ...rest };
    const folder = key.toLowerCase();
    files[`${folder}/brand.json`] = { extends: 'wup', key };
    files[`${folder}/screens/lead.json`] = { blocks: [form] };
    files[`${folder}-escuro/brand.json`] = {
      extends: folder,
      key: `${key}-ESCURO`,
      dsMode: 'dark',
    };
  }
  return files;
}

/** The product with brands of which nobody thought, written as JSON only. */
export const test = onProjectCopy(async (root) => {
  for (const [path, file] of Object.entries(madeUpBrands())) {
    const target = join(root, 'brands', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(file));
  }
});
