import { screenOf, slipsIn, type Mistake } from './mistake.ts';

/** An edit that is right, and finds nothing. */
export type GoodEdit = Pick<Mistake, 'what' | 'file' | 'edits' | 'content' | 'more'> & {
  /** Images that come with it, by path. */
  images?: readonly string[];
};

const LEAD = 'brands/base/screens/lead.json';
const EXAM = 'brands/families/exam-prep/screens/payment.json';
const MZ = 'brands/wup-mz/screens/payment.json';

const oneForm = (schema: object, ui: object = {}, rest: object = {}) =>
  screenOf({ id: 'form', block: 'form', schema, ui, ...rest });
const flowsOf = (...flows: object[]) =>
  JSON.stringify({ $schema: '../../schemas/brand/flows.schema.json', flows });

export const goodEdits: readonly GoodEdit[] = [
  ...slipsIn({ file: 'brands/wup/screens/lead.json' }, [
    {
      what: 'an address by its widget alone',
      content: oneForm(
        { properties: { home: {} } },
        { home: { 'ui:widget': 'address', city: { 'ui:title': 'field.city.label' } } },
      ),
    },
    {
      what: 'a block with a text of its own, behind another',
      content: screenOf({ id: 'note', block: 'text', text: 'lead.note', after: 'title' }),
      more: {
        'brands/wup/texts.json':
          '{ "$schema": "../../schemas/brand/texts.schema.json", "lead.note": "Oi, {productName}!" }',
      },
    },
    {
      what: 'a block removed',
      content: screenOf({ id: 'intro', $remove: true }),
    },
  ]),
  ...slipsIn({ file: 'brands/aprovatotal/texts.json' }, [
    {
      what: 'another text',
      edits: [['"lead.intro"', '"lead.title": "Vamos começar?",\n  "lead.intro"']],
    },
    {
      what: 'a text with a lower-than sign and an ampersand',
      edits: [['Falta pouco', 'Perguntas & respostas: 2 < 3.']],
    },
  ]),
  {
    what: 'another order of blocks',
    file: 'brands/wup/screens/payment.json',
    content: screenOf({ id: 'summary', after: 'form' }),
  },
  ...slipsIn({ file: 'brands/aprovatotal/screens/lead.json' }, [
    {
      what: 'a field of the library, required',
      content: oneForm({
        properties: { city: { $ref: 'fields/city' } },
        required: ['name', 'email', 'phone', 'city', 'terms'],
      }),
    },
    {
      what: 'a plain JSON Schema field with its message',
      content: oneForm(
        { properties: { school: { type: 'string', title: 'Escola', minLength: 2 } } },
        { school: { 'ui:placeholder': 'Onde você estuda', 'ui:options': { width: 'half' } } },
        { messages: { school: { minLength: 'Escreva o nome da escola.' } } },
      ),
    },
    {
      what: 'fields chosen from lists',
      content: oneForm(
        {
          properties: {
            turn: { type: 'string', title: 'Turno', enum: ['m', 't'] },
            course: { type: 'string', title: 'Curso', oneOf: [{ const: 'a', title: 'A' }] },
          },
        },
        {
          turn: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã', 'Tarde'] },
          course: { 'ui:widget': 'select' },
        },
      ),
    },
    {
      what: 'an object in an object, and a condition of JSON Schema',
      content: oneForm(
        {
          $defs: { mark: { type: 'string', title: 'Nota' } },
          properties: {
            parent: {
              type: 'object',
              title: 'Responsável',
              required: ['who'],
              properties: { who: { $ref: 'fields/name' }, mark: { $ref: '#/$defs/mark' } },
            },
          },
          allOf: [
            {
              if: { properties: { name: { const: 'x' } }, required: ['name'] },
              then: {
                properties: { nick: { type: 'string', title: 'Apelido' } },
                required: ['nick'],
              },
            },
          ],
        },
        { parent: { who: { 'ui:help': 'Quem paga' } }, nick: { 'ui:autocomplete': 'nickname' } },
        { messages: { 'parent.who': { letters: 'Só letras' } } },
      ),
    },
    {
      what: 'a consent of its own',
      content: oneForm(
        { properties: { news: { type: 'boolean', title: 'Quero receber novidades.' } } },
        { news: { 'ui:widget': 'consent' } },
      ),
    },
  ]),
  {
    what: 'a field of the library changed in place',
    file: LEAD,
    edits: [
      [
        '"$ref": "fields/name"',
        '"$ref": "fields/name", "title": "Como você se chama?", "maxLength": 80',
      ],
    ],
  },
  ...slipsIn({ file: EXAM }, [
    {
      what: 'a field under a condition of conditions',
      edits: [
        [
          '"$ref": "fields/cpf"',
          '"$ref": "fields/cpf", "when": { "any": [{ "fact": "area", "is": "BR" }, { "not": { "fact": "hasLead" } }] }',
        ],
      ],
    },
    {
      what: 'a rule of the library taken off a field',
      edits: [
        [
          '"$ref": "fields/cpf"',
          '"$ref": "fields/cpf", "format": null, "pattern": "^[\\\\d.-]{14}$"',
        ],
      ],
    },
  ]),
  {
    what: 'a field taken out, with what speaks of it',
    file: 'brands/wsp/screens/lead.json',
    content: oneForm({ properties: { terms: null }, required: ['name', 'email', 'phone'] }),
  },
  {
    what: 'one more page',
    file: MZ,
    edits: [
      ['"cardNumber",\n', ''],
      [
        '"id": "address",\n          "heading"',
        '"id": "number",\n          "submit": "payment.card.submit",\n          "fields": ["cardNumber"]\n        },\n        {\n          "id": "address",\n          "heading"',
      ],
    ],
  },
  ...slipsIn({ file: 'brands/medcof/flows.json' }, [
    {
      what: 'a flow of its own with a screen of its own',
      content: flowsOf({
        id: 'tour',
        choose: { route: ['tour'], voucher: ['TOUR'] },
        steps: [
          { id: 'show', templateId: 'presentation', defaultNextStepId: 'lead', stepNumber: 1 },
          { id: 'lead', templateId: 'lead', defaultNextStepId: 'pay' },
          {
            id: 'pay',
            templateId: 'payment',
            defaultNextStepId: 'done',
            outcomes: { pending: 'done' },
            props: { voucher: 'TOUR', anything: { new: true } },
          },
          { id: 'done', templateId: 'success' },
        ],
      }),
      more: {
        'brands/medcof/screens/presentation.json':
          '{ "$schema": "../../../schemas/brand/screen.schema.json", "stepNumber": 1, "blocks": [{ "id": "go", "block": "next", "text": "content.next" }] }',
      },
    },
    {
      what: 'a step between two of the parent',
      content: flowsOf(
        ...Object.entries({ default: 'payment', pix: 'pix', bankslip: 'payment' }).map(
          ([id, next]) => ({
            id,
            steps: [
              { id: 'lead', defaultNextStepId: 'show' },
              { id: 'show', templateId: 'presentation', defaultNextStepId: next, after: 'lead' },
            ],
          }),
        ),
      ),
    },
  ]),
  ...slipsIn({ file: 'brands/wup/brand.json' }, [
    {
      what: 'an optional value taken off',
      edits: [['"key": "WUP",', '"key": "WUP",\n  "logoDarkFile": null,']],
    },
    {
      what: 'a product code of its own, and an image under another name',
      edits: [
        ['"key": "WUP",', '"key": "WUP",\n  "productCode": "WUP-2",\n  "logoFile": "logo-2.png",'],
      ],
      images: ['brands/wup/logo-2.png'],
    },
  ]),
  {
    what: 'a colour and a font',
    file: 'brands/aprovatotal/theme.json',
    edits: [
      ['"main": "#3A2A91"', '"main": "#3a2a92"'],
      ['"fontFamily": "\\"Public Sans\\"', '"fontFamily": "Georgia'],
    ],
  },
  {
    what: 'a variant of a brand for another area, with its language and its cards',
    file: 'brands/aprovatotal-mz/brand.json',
    content: JSON.stringify({
      $schema: '../../schemas/brand/brand.schema.json',
      extends: 'aprovatotal',
      key: 'APROVATOTAL',
      area: 'MZ',
      lang: 'pt-MZ',
      payment: { cardCompanies: ['visa', 'mastercard', 'american_express', 'diners'] },
    }),
  },
  {
    what: 'an unlisted video of Vimeo',
    file: 'brands/cclub/brand.json',
    edits: [
      [
        '"key": "CCLUB",',
        '"key": "CCLUB",\n  "success": { "upsellOffer": { "upsellVIdeoPresentation": "https://vimeo.com/76979871/8272103f6e" } },',
      ],
    ],
  },
  {
    what: 'a form for some, and a button for the others',
    file: 'brands/em/screens/lead.json',
    content: screenOf(
      { id: 'form', when: { fact: 'isLiveEnabled' } },
      {
        id: 'go',
        block: 'next',
        text: 'content.next',
        when: { fact: 'isLiveEnabled', is: false },
      },
    ),
  },
  {
    what: 'a pending payment that is verified before success, and a custom offer behind it',
    file: 'brands/em/flows.json',
    content: flowsOf({
      id: 'default',
      steps: [
        { id: 'payment', outcomes: { pending: 'check' }, defaultNextStepId: 'more' },
        {
          id: 'check',
          templateId: 'payment-verification',
          after: 'payment',
          defaultNextStepId: 'success',
        },
        {
          id: 'more',
          templateId: 'custom-offer',
          after: 'check',
          defaultNextStepId: 'success',
        },
      ],
    }),
  },
  {
    what: 'a file without its last line break, and with those of Windows',
    file: 'brands/registry.json',
    edits: [
      [/\n$/, ''],
      [/\n/g, '\r\n'],
    ],
  },
];
