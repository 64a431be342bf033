/** A form's JSON: schemas of every shape that RJSF's playground shows, in words of our own. */
export interface Sample {
  schema: object;
  ui?: object;
  messages?: object;
}

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

const PERSON = object(
  { name: text('Nome'), cpf: { $ref: 'fields/cpf' } },
  { required: ['name', 'cpf'] },
);

export const samples = {
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
    ui: { tasks: { items: { details: { 'ui:widget': 'textarea' } } } },
    messages: { 'tasks.*.title': { required: 'Dê um nome à tarefa' } },
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

  references: {
    schema: {
      type: 'object',
      definitions: {
        address: object({ street: text('Rua'), city: text('Cidade') }, { required: ['street'] }),
        node: object({
          name: text('Galho'),
          children: { type: 'array', title: 'Filhos', items: { $ref: '#/definitions/node' } },
        }),
      },
      properties: {
        billing: { title: 'Cobrança', $ref: '#/definitions/address' },
        shipping: { title: 'Entrega', $ref: '#/definitions/address' },
        tree: { title: 'Árvore', $ref: '#/definitions/node' },
      },
    },
    ui: { 'ui:order': ['shipping', 'billing', 'tree'] },
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

  'additional properties': {
    schema: object(
      { first: text('Nome') },
      {
        required: ['first'],
        additionalProperties: { type: 'string' },
        title: 'Pessoa',
      },
    ),
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

  'optional parts': {
    schema: object({
      name: text('Nome'),
      address: object(
        { street: text('Rua', { default: 'Rua A' }) },
        { title: 'Endereço', required: ['street'] },
      ),
      tags: { type: 'array', title: 'Marcas', items: { type: 'string' } },
    }),
    ui: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } },
  },
} satisfies Record<string, Sample>;

export type SampleName = keyof typeof samples;
