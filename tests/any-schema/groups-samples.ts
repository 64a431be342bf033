import { object, text, type Sample } from './sample.ts';

const PERSON = object(
  { name: text('Nome'), cpf: { $ref: 'fields/cpf' } },
  { required: ['name', 'cpf'] },
);

/** The library's messages of a field within a definition are not known where the definition is used. */
const CPF_MESSAGES = { required: 'Revise o CPF.', cpf: 'Revise o CPF.' };

/** Groups and lists, and what a buyer may add to them. */
export const groups = {
  nested: {
    schema: object(
      {
        title: text('Nome da lista'),
        tasks: {
          type: 'array',
          title: 'Tarefas',
          items: object(
            {
              title: text('Tarefa', { description: 'O que fazer' }),
              details: text('Detalhes'),
              done: { type: 'boolean', title: 'Feita?', default: false },
            },
            { required: ['title'] },
          ),
        },
      },
      { required: ['title'] },
    ),
    ui: {
      tasks: {
        'ui:help': 'Dez tarefas bastam.',
        items: { 'ui:help': 'Uma por linha.', details: { 'ui:widget': 'textarea' } },
      },
    },
    messages: { 'tasks.*.title': { required: 'Dê um nome à tarefa' } },
  },

  arrays: {
    schema: object({
      words: { type: 'array', title: 'Palavras', items: text('', { default: 'oi' }) },
      two: { type: 'array', title: 'Pelo menos duas', items: { type: 'string' }, minItems: 2 },
      colours: {
        type: 'array',
        title: 'Cores',
        items: { type: 'string', enum: ['azul', 'verde', 'rosa'] },
        uniqueItems: true,
      },
      pair: {
        type: 'array',
        title: 'Par fixo',
        items: [text('Nome do par'), { type: 'boolean', title: 'Vale?' }],
        additionalItems: { type: 'number', title: 'Mais um' },
      },
      rows: {
        type: 'array',
        title: 'Linhas',
        items: { type: 'array', title: 'Linha', items: { type: 'string' } },
      },
      still: { type: 'array', title: 'Fixos', items: { type: 'string' }, default: ['um', 'dois'] },
      copies: { type: 'array', title: 'Cópias', items: { type: 'string' }, default: ['a'] },
    }),
    ui: {
      colours: { 'ui:widget': 'checkboxes' },
      still: { 'ui:options': { addable: false, removable: false, orderable: false } },
      copies: { 'ui:options': { copyable: true } },
    },
    messages: { 'two.*': { required: 'Preencha ou remova' }, two: { minItems: 'Duas, por favor' } },
  },

  'library fields anywhere': {
    schema: {
      type: 'object',
      $defs: { person: PERSON },
      properties: {
        buyer: { title: 'Comprador', $ref: '#/$defs/person' },
        guests: { type: 'array', title: 'Convidados', items: { $ref: '#/$defs/person' } },
        documents: { type: 'array', title: 'Documentos', items: { $ref: 'fields/cpf' } },
      },
      oneOf: [
        {
          title: 'Pessoa',
          ...object({ document: { $ref: 'fields/cpf' } }, { required: ['document'] }),
        },
        {
          title: 'Empresa',
          ...object({ document: { $ref: 'fields/cnpj' } }, { required: ['document'] }),
        },
      ],
    },
    messages: { 'buyer.cpf': CPF_MESSAGES, 'guests.*.cpf': CPF_MESSAGES },
  },

  'pattern properties': {
    schema: object({
      filters: {
        type: 'object',
        title: 'Filtros',
        patternProperties: { '^[a-z]+$': { type: 'string', title: 'Filtro' } },
        additionalProperties: { type: 'string' },
      },
      scores: { type: 'object', title: 'Notas', additionalProperties: { type: 'number' } },
    }),
  },

  errors: {
    schema: object(
      {
        name: text('Nome', { minLength: 5 }),
        active: { type: 'boolean', title: 'Ativo' },
        skills: {
          type: 'array',
          title: 'Saberes',
          items: text('', { minLength: 5 }),
          default: ['pouco', 'nada'],
        },
        deep: object(
          { inner: text('Fundo', { pattern: '^a' }) },
          { title: 'Grupo', required: ['inner'] },
        ),
      },
      { required: ['name', 'deep'] },
    ),
    messages: {
      name: { required: 'Falta o nome', minLength: 'Nome curto' },
      'skills.*': { minLength: 'Saber curto' },
      'deep.inner': { required: 'Falta o fundo', pattern: 'Comece com a' },
    },
  },
} satisfies Record<string, Sample>;
