import { pairOf, screenOf, type Edit, type Mistake } from './mistake.ts';

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

/** The whole file, or edits of it, each by itself or with what comes with it. */
type Written =
  | string
  | readonly Edit[]
  | (Omit<GoodEdit, 'what' | 'file' | 'edits'> & { edits?: readonly Edit[] });

const goodEditsIn = (file: string, all: Readonly<Record<string, Written>>): GoodEdit[] =>
  Object.entries(all).map(([what, one]) => {
    if (typeof one === 'string') return { what, file, content: one };
    const { edits, ...more } = 'map' in one ? { edits: one } : one;
    return { what, file, ...more, edits: edits?.map(pairOf) };
  });

export const goodEdits: readonly GoodEdit[] = [
  ...goodEditsIn('brands/wup/screens/lead.json', {
    'an address by its widget alone': oneForm(
      { properties: { home: {} } },
      { home: { 'ui:widget': 'address', city: { 'ui:title': 'field.city.label' } } },
    ),
    'a block with a text of its own, behind another': {
      content: screenOf({ id: 'note', block: 'text', text: 'lead.note', after: 'title' }),
      more: {
        'brands/wup/texts.json':
          '{ "$schema": "../../schemas/brand/texts.schema.json", "lead.note": "Oi, {productName}!" }',
      },
    },
    'a block removed': screenOf({ id: 'intro', $remove: true }),
  }),
  ...goodEditsIn('brands/aprovatotal/texts.json', {
    'another text': ['"lead.intro" → "lead.title": "Vamos começar?",\n  "lead.intro"'],
    'a text with a lower-than sign and an ampersand': [
      'Falta pouco → Perguntas & respostas: 2 < 3.',
    ],
  }),
  ...goodEditsIn('brands/wup/screens/payment.json', {
    'another order of blocks': screenOf({ id: 'summary', after: 'form' }),
  }),
  ...goodEditsIn('brands/aprovatotal/screens/lead.json', {
    'a field of the library, required': oneForm({
      properties: { city: { $ref: 'fields/city' } },
      required: ['name', 'email', 'phone', 'city', 'terms'],
    }),
    'a plain JSON Schema field with its message': oneForm(
      { properties: { school: { type: 'string', title: 'Escola', minLength: 2 } } },
      { school: { 'ui:placeholder': 'Onde você estuda', 'ui:options': { width: 'half' } } },
      { messages: { school: { minLength: 'Escreva o nome da escola.' } } },
    ),
    'fields chosen from lists': oneForm(
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
    'an object in an object, and a condition of JSON Schema': oneForm(
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
    'a consent of its own': oneForm(
      { properties: { news: { type: 'boolean', title: 'Quero receber novidades.' } } },
      { news: { 'ui:widget': 'consent' } },
    ),
  }),
  ...goodEditsIn(LEAD, {
    'a field of the library changed in place': [
      '"$ref": "fields/name" → "$ref": "fields/name", "title": "Como você se chama?", "maxLength": 80',
    ],
  }),
  ...goodEditsIn(EXAM, {
    'a field under a condition of conditions': [
      [
        '"$ref": "fields/cpf"',
        '"$ref": "fields/cpf", "when": { "any": [{ "fact": "area", "is": "BR" }, { "not": { "fact": "hasLead" } }] }',
      ],
    ],
    'a rule of the library taken off a field': [
      '"$ref": "fields/cpf" → "$ref": "fields/cpf", "format": null, "pattern": "^[\\\\d.-]{14}$"',
    ],
  }),
  ...goodEditsIn('brands/wsp/screens/lead.json', {
    'a field taken out, with what speaks of it': oneForm({
      properties: { terms: null },
      required: ['name', 'email', 'phone'],
    }),
  }),
  ...goodEditsIn(MZ, {
    'one more page': [
      '"cardNumber",\n → ',
      [
        '"id": "address",\n          "heading"',
        '"id": "number",\n          "submit": "payment.card.submit",\n          "fields": ["cardNumber"]\n        },\n        {\n          "id": "address",\n          "heading"',
      ],
    ],
  }),
  ...goodEditsIn('brands/medcof/flows.json', {
    'a flow of its own with a screen of its own': {
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
    'a step between two of the parent': flowsOf(
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
  }),
  ...goodEditsIn('brands/wup/brand.json', {
    'an optional value taken off': ['"key": "WUP", → "key": "WUP",\n  "logoDarkFile": null,'],
    'a product code of its own, and an image under another name': {
      edits: [
        '"key": "WUP", → "key": "WUP",\n  "productCode": "WUP-2",\n  "logoFile": "logo-2.png",',
      ],
      images: ['brands/wup/logo-2.png'],
    },
  }),
  ...goodEditsIn('brands/aprovatotal/theme.json', {
    'a colour and a font': [
      '"main": "#3A2A91" → "main": "#3a2a92"',
      '"fontFamily": "\\"Public Sans\\" → "fontFamily": "Georgia',
    ],
  }),
  ...goodEditsIn('brands/aprovatotal-mz/brand.json', {
    'a variant of a brand for another area, with its language and its cards': JSON.stringify({
      $schema: '../../schemas/brand/brand.schema.json',
      extends: 'aprovatotal',
      key: 'APROVATOTAL',
      area: 'MZ',
      lang: 'pt-MZ',
      payment: { cardCompanies: ['visa', 'mastercard', 'american_express', 'diners'] },
    }),
  }),
  ...goodEditsIn('brands/cclub/brand.json', {
    'an unlisted video of Vimeo': [
      [
        '"key": "CCLUB",',
        '"key": "CCLUB",\n  "success": { "upsellOffer": { "upsellVIdeoPresentation": "https://vimeo.com/76979871/8272103f6e" } },',
      ],
    ],
  }),
  ...goodEditsIn('brands/em/screens/lead.json', {
    'a form for some, and a button for the others': screenOf(
      { id: 'form', when: { fact: 'isLiveEnabled' } },
      {
        id: 'go',
        block: 'next',
        text: 'content.next',
        when: { fact: 'isLiveEnabled', is: false },
      },
    ),
  }),
  ...goodEditsIn('brands/em/flows.json', {
    'a pending payment that is verified before success, and a custom offer behind it': flowsOf({
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
  }),
  ...goodEditsIn('brands/registry.json', {
    'a file without its last line break, and with those of Windows': [
      [/\n$/, ''],
      [/\n/g, '\r\n'],
    ],
  }),
];
