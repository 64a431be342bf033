import { object, text, type Sample } from './sample.ts';

/** Forms that change with what is filled in. */
export const alternatives = {
  'property dependencies': {
    schema: object(
      { card: { type: 'number', title: 'Cartão' }, bill: text('Endereço da fatura') },
      { dependencies: { card: ['bill'] } },
    ),
    messages: { bill: { dependencies: 'Com cartão, diga o endereço' } },
  },

  'schema dependencies': {
    schema: object(
      {
        card: text('Cartão'),
        has: text('Tem animal?', { enum: ['Não', 'Sim: um', 'Sim: vários'], default: 'Não' }),
      },
      {
        required: ['has'],
        dependencies: {
          card: object({ bill: text('Endereço da fatura') }, { required: ['bill'] }),
          has: {
            oneOf: [
              object({ has: { enum: ['Não'] } }),
              object(
                { has: { enum: ['Sim: um'] }, age: { type: 'integer', title: 'Idade do animal' } },
                { required: ['age'] },
              ),
              object(
                {
                  has: { enum: ['Sim: vários'] },
                  rid: { type: 'boolean', title: 'Quer doar algum?' },
                },
                { required: ['rid'] },
              ),
            ],
          },
        },
      },
    ),
    messages: { age: { required: 'Diga a idade' } },
  },

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

  'if, then, else': {
    schema: object(
      { animal: text('Animal', { enum: ['gato', 'peixe'] }) },
      {
        allOf: [
          {
            if: { properties: { animal: { const: 'gato' } }, required: ['animal'] },
            then: object(
              { food: text('Comida', { enum: ['ração', 'grama', 'peixe'] }) },
              { required: ['food'] },
            ),
          },
          {
            if: { properties: { animal: { const: 'peixe' } }, required: ['animal'] },
            then: object(
              {
                food: text('Comida', { enum: ['inseto', 'verme'] }),
                water: text('Água', { enum: ['lago', 'mar'] }),
              },
              { required: ['food', 'water'] },
            ),
          },
          { required: ['animal'] },
        ],
      },
    ),
    messages: { animal: { required: 'Escolha o animal' }, water: { required: 'Escolha a água' } },
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

  'any of': {
    schema: object(
      {
        age: { type: 'integer', title: 'Idade' },
        items: {
          type: 'array',
          title: 'Coisas',
          items: {
            anyOf: [
              { title: 'Nome', ...object({ foo: text('Foo') }) },
              { title: 'Quantia', ...object({ bar: { type: 'number', title: 'Bar' } }) },
            ],
          },
        },
        contact: {
          title: 'Contato',
          anyOf: [
            { title: 'por e-mail', type: 'string', format: 'email' },
            { title: 'por ramal', type: 'integer' },
          ],
        },
      },
      {
        anyOf: [
          {
            title: 'Por extenso',
            ...object({ first: text('Nome'), last: text('Sobrenome') }, { required: ['first'] }),
          },
          { title: 'Só o número', ...object({ id: text('Número') }, { required: ['id'] }) },
        ],
      },
    ),
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

  'all of': {
    schema: {
      type: 'object',
      allOf: [
        object({ lorem: { type: ['string', 'boolean'], title: 'Lorem', default: 'x' } }),
        object({ lorem: { type: 'boolean', title: 'Lorem' }, ipsum: text('Ipsum') }),
        { required: ['ipsum'] },
      ],
    },
    messages: { ipsum: { required: 'Falta o ipsum' } },
  },
} satisfies Record<string, Sample>;
