import { object, text, type Sample } from './sample.ts';

/** Forms that change with what is filled in. */
export const alternatives = {
  'dependent schemas': {
    schema: object(
      {
        gift: { type: 'boolean', title: 'É presente?' },
        name: text('Para quem'),
        note: text('Recado'),
      },
      {
        dependentRequired: { note: ['name'] },
        dependentSchemas: {
          name: object({ city: text('Cidade de quem recebe') }, { required: ['city'] }),
        },
      },
    ),
    messages: {
      name: { dependentRequired: 'Diga para quem é' },
      city: { required: 'Diga a cidade' },
    },
  },

  'one of': {
    schema: {
      type: 'object',
      title: 'Um dos dois',
      oneOf: [
        object({ lorem: text('Lorem') }, { required: ['lorem'] }),
        object(
          { ipsum: text('Ipsum'), level: { type: 'integer', title: 'Nível' } },
          { required: ['ipsum', 'level'] },
        ),
      ],
    },
    messages: { lorem: { required: 'Falta o lorem' }, ipsum: { required: 'Falta o ipsum' } },
  },

  'any of with null': {
    schema: object({
      nothing: { title: 'Talvez', anyOf: [text('um texto'), { type: 'null', title: 'nada' }] },
      listOrNot: {
        title: 'Lista ou nada',
        oneOf: [
          { type: 'null', title: 'Sem lista' },
          { type: 'array', title: 'Com lista', items: { type: 'string' } },
        ],
      },
      alone: { type: 'null', title: 'Nulo' },
    }),
  },

  'alternatives with a discriminator': {
    schema: object({
      owner: {
        type: 'object',
        title: 'Dono',
        discriminator: { propertyName: 'kind' },
        oneOf: [
          {
            title: 'Pessoa física',
            ...object(
              { kind: { type: 'string', const: 'person' }, name: text('Nome') },
              { required: ['kind', 'name'] },
            ),
          },
          {
            title: 'Pessoa jurídica',
            ...object(
              { kind: { type: 'string', const: 'firm' }, firm: text('Razão social') },
              { required: ['kind', 'firm'] },
            ),
          },
        ],
      },
    }),
    ui: {
      owner: {
        'ui:widget': 'radio',
        oneOf: [{ kind: { 'ui:widget': 'hidden' } }, { kind: { 'ui:widget': 'hidden' } }],
      },
    },
    messages: { 'owner.firm': { required: 'Diga a razão social' } },
  },
} satisfies Record<string, Sample>;
