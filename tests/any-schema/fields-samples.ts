import { object, text, type Sample } from './sample.ts';

/** Fields of every kind, and how they look. */
export const fields = {
  simple: {
    schema: object(
      {
        firstName: text('Primeiro nome', { default: 'Chico' }),
        lastName: text('Sobrenome'),
        nick: text('Apelido', { minLength: 3, description: 'Como os amigos chamam' }),
        age: { type: 'integer', title: 'Idade', minimum: 0 },
        bio: text('Sobre você'),
        password: text('Senha', { minLength: 3 }),
        telephone: text('Telefone', { minLength: 10 }),
      },
      {
        title: 'Cadastro',
        description: 'Um formulário simples',
        required: ['firstName', 'lastName'],
      },
    ),
    ui: {
      bio: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
      password: { 'ui:widget': 'password', 'ui:help': 'Capriche' },
      age: { 'ui:widget': 'updown', 'ui:description': '(anos)' },
      telephone: { 'ui:options': { inputType: 'tel' } },
    },
    messages: {
      lastName: { required: 'Diga o sobrenome' },
      nick: { minLength: 'Três letras ou mais' },
    },
  },

  numbers: {
    schema: object({
      number: { type: 'number', title: 'Número', default: 3.5 },
      integer: { type: 'integer', title: 'Inteiro' },
      numberEnum: { type: 'number', title: 'Lista', enum: [1, 2, 3] },
      radio: { type: 'number', title: 'Botões', enum: [1, 2, 3] },
      range: { type: 'integer', title: 'Faixa', minimum: -50, maximum: 50, default: 10 },
      step: { type: 'integer', title: 'Passo', multipleOf: 10 },
    }),
    ui: {
      integer: { 'ui:widget': 'updown' },
      radio: { 'ui:widget': 'radio' },
      range: { 'ui:widget': 'range' },
    },
  },

  widgets: {
    schema: object({
      email: text('E-mail', { format: 'email' }),
      uri: text('Página', { format: 'uri' }),
      secret: text('Segredo'),
      long: text('Texto longo'),
      colour: text('Cor', { format: 'color', default: '#0b6669' }),
      check: { type: 'boolean', title: 'Caixa', description: 'Marque ou não' },
      yesNo: { type: 'boolean', title: 'Sim ou não' },
      select: { type: 'boolean', title: 'Lista' },
      named: { type: 'boolean', title: 'Com nomes', enum: [true, false] },
      pick: text('Escolha', { enum: ['foo', 'bar'] }),
      hint: text('Com dica'),
      fixed: text('Só leitura', { readOnly: true, default: 'não muda' }),
      closed: text('Desligado', { default: 'desligado' }),
      hidden: text('Escondido', { default: 'segredo' }),
      bare: text('Sem rótulo'),
      upper: text('Sempre algo'),
    }),
    ui: {
      secret: { 'ui:widget': 'password' },
      long: { 'ui:widget': 'textarea' },
      yesNo: { 'ui:widget': 'radio' },
      select: { 'ui:widget': 'select' },
      named: { 'ui:widget': 'radio', 'ui:enumNames': ['Ligado', 'Parado'] },
      pick: { 'ui:widget': 'radio', 'ui:enumDisabled': ['bar'], 'ui:options': { inline: true } },
      hint: { 'ui:placeholder': 'uma dica', 'ui:help': 'Uma ajuda' },
      closed: { 'ui:disabled': true },
      hidden: { 'ui:widget': 'hidden' },
      bare: { 'ui:options': { label: false } },
      upper: { 'ui:emptyValue': 'nada' },
    },
  },

  examples: {
    schema: object({
      browser: text('Navegador', { examples: ['Firefox', 'Chrome', 'Opera'] }),
      rating: { type: 'integer', title: 'Nota', examples: [1, 5] },
    }),
  },

  ordering: {
    schema: object({ a: text('Depois'), b: text('Antes'), c: text('No meio') }),
    ui: { 'ui:order': ['b', '*', 'a'] },
  },

  nullable: {
    schema: object(
      { bio: { type: ['string', 'null'], title: 'Sobre você' } },
      { required: ['bio'] },
    ),
    ui: {
      bio: { 'ui:widget': 'textarea', 'ui:placeholder': 'Vazio vale nulo', 'ui:emptyValue': null },
    },
  },

  const: {
    schema: object(
      {
        version: text('Versão', { const: 'v1' }),
        size: {
          title: 'Tamanho',
          type: 'string',
          oneOf: [
            { const: 'p', title: 'Pequeno' },
            { const: 'g', title: 'Grande' },
          ],
        },
        accept: { type: 'boolean', title: 'Aceito', const: true },
      },
      { required: ['version', 'accept'] },
    ),
    messages: { accept: { const: 'É preciso aceitar' } },
  },

  'date and time': {
    schema: object({
      day: text('Dia', { format: 'date' }),
      moment: text('Momento', { format: 'date-time' }),
      hour: text('Hora', { format: 'time' }),
      old: text('Outro dia'),
      oldMoment: text('Outro momento'),
    }),
    ui: { old: { 'ui:widget': 'alt-date' }, oldMoment: { 'ui:widget': 'alt-datetime' } },
  },

  defaults: {
    schema: object(
      {
        word: text('Palavra', { default: 'padrão' }),
        yes: { type: 'boolean', title: 'Sim', default: true },
        group: object({ inner: text('Dentro', { default: 'aqui' }), free: text('Livre') }),
        list: { type: 'array', title: 'Lista', items: { type: 'string' }, default: ['a', 'b'] },
      },
      { default: { word: 'de cima' } },
    ),
  },

  'enum objects': {
    schema: {
      type: 'object',
      definitions: {
        place: {
          enum: [
            { name: 'São Paulo', at: { lat: -23.5, lon: -46.6 } },
            { name: 'Recife', at: { lat: -8, lon: -34.9 } },
          ],
        },
      },
      properties: {
        place: { title: 'Lugar', $ref: '#/definitions/place' },
        button: { title: 'Lugar por botão', $ref: '#/definitions/place' },
        places: {
          type: 'array',
          title: 'Lugares',
          uniqueItems: true,
          items: { $ref: '#/definitions/place' },
        },
        mixed: { title: 'De tudo', enum: ['um', 2, null, true] },
      },
    },
    ui: {
      place: { 'ui:enumNames': ['São Paulo', 'Recife'] },
      button: { 'ui:widget': 'radio', 'ui:enumNames': ['São Paulo', 'Recife'] },
      places: { 'ui:enumNames': ['São Paulo', 'Recife'] },
    },
  },

  layout: {
    schema: object(
      { first: text('Nome'), last: text('Sobrenome'), city: text('Cidade') },
      { required: ['last'] },
    ),
    ui: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': {
          children: [
            {
              'ui:row': { children: [{ 'ui:columns': { size: 6, children: ['first', 'last'] } }] },
            },
            { 'ui:row': { children: [{ 'ui:col': { size: 12, children: ['city'] } }] } },
          ],
        },
      },
    },
    messages: { last: { required: 'Falta o sobrenome' } },
  },
} satisfies Record<string, Sample>;
