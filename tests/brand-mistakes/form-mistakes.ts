import { slipsIn, type Mistake } from './mistake.ts';

const LEAD = 'brands/base/screens/lead.json';
const PAYMENT = 'brands/base/screens/payment.json';
const EXAM = 'brands/families/exam-prep/screens/payment.json';
const MZ = 'brands/wup-mz/screens/payment.json';
const MZ_LEAD = 'brands/wup-mz/screens/lead.json';

/** Slips in forms: schema, appearance and messages. */
export const formMistakes: readonly Mistake[] = [
  ...slipsIn(LEAD, 'when', {
    'a form within itself': [
      '"properties": { → "properties": { "child": { "$ref": "#" },',
      /'child' holds itself and is drawn at once, so this form would have no end/,
      { rule: 'form-size' },
    ],
    'a library field where the form itself is described': [
      '"required": ["name" → "allOf": [{ "$ref": "fields/city" }],\n        "required": ["name"',
      /The schema of a form describes an object\. Make this a property of one/,
      { rule: 'json-schema' },
    ],
    'a fact that is none on a field': [
      '"isTermsAndPoliticsAvailable" → "isTermsAvailable"',
      /"isTermsAvailable" is not a value of when\.fact\. Values: hasLead/,
    ],
    'a condition of a field with a key that is none': [
      '"fact": "isTermsAndPoliticsAvailable" → "if": "isTermsAndPoliticsAvailable"',
      /'if' is not a key of when\. Did you mean 'fact'\?/,
    ],
    'a consent that is ticked beforehand': [
      '"$ref": "fields/terms", → "$ref": "fields/terms",\n            "default": true,',
      /'terms' would be ticked beforehand/,
      { rule: 'consent' },
    ],
  }),
  ...slipsIn(MZ, 'json-schema', {
    'a pattern with a repeat within a repeat': [
      [String.raw`"^(\\d{4}|\\d{2} ?\\d{3}-?\\d{3})$"`, String.raw`"^(\\d+-?)+$"`],
      /This pattern may take minutes for a text that it does not match/,
    ],
    'a choice without values': [
      '"ui:widget": "text" → "ui:widget": "select"',
      /'address\.postalCode' has no values to choose from\. List them in "enum"/,
      { rule: 'widget' },
    ],
    'a key of the appearance misspelt': [
      '"ui:placeholder" → "ui:placehoder"',
      /Nothing reads 'ui:placehoder'\. Did you mean 'ui:placeholder'\?/,
      { rule: 'ui-key' },
    ],
    'an order that leaves fields out': [
      '"paymentMethod", "*"] → "paymentMethod"]',
      /leaves out cardNumber.*Add what is left out, or "\*"/,
      { rule: 'ui-order' },
    ],
    'an order that names no field': [
      '"ui:order": ["name" → "ui:order": ["nome"',
      /no field 'nome' to order\. Did you mean 'name'\?/,
      { rule: 'ui-order' },
    ],
    'a name too few for the values of a field': [
      [/,\s*"Província de Niassa"(?=\s*\]\s*\}\s*\}\s*\},\s*"messages")/, ''],
      /'address\.state' has 11 values \(enum\), but 10 names/,
      { rule: 'enum-names', on: '"ui:enumNames"' },
    ],
    'a pattern that is not a regular expression': [
      [/"pattern": "\^.*"/, '"pattern": "^(\\\\d{4}$"'],
      /not a regular expression/,
    ],
  }),
  ...slipsIn(EXAM, 'json-schema', {
    'a library field without its folder': [
      '"fields/cpf" → "cpf"',
      /'cpf' is not a field of the library\. Did you mean 'fields\/cpf'\?/,
      { rule: 'field-reference' },
    ],
    'a library field with its extension': [
      '"fields/cpf" → "fields/cpf.json"',
      /Did you mean 'fields\/cpf'\?/,
      { rule: 'field-reference' },
    ],
    'a field renamed where it stands, not where it is required': [
      '"cpf": { → "cpff": {',
      /no field 'cpf' to require\. Did you mean 'cpff'\?/,
      { isElsewhereToo: true, rule: 'form-field', on: '"cpf",' },
    ],
    'card data under a name that nothing keeps secret': [
      '"$ref": "fields/cpf" → "$ref": "fields/card-cvv"',
      /'cpf' takes card data, .*Call the field 'cardCVV'/,
      { rule: 'card-field', on: '"cpf": {' },
    ],
    'a type that is none': [
      '"$ref": "fields/cpf" → "type": "text", "title": "Documento"',
      /"text" is not a value of schema\.properties\.cpf\.type\. Values: .*string/,
    ],
    'a field of no type': [
      '"$ref": "fields/cpf" → "title": "Documento"',
      /'cpf' says no type/,
      { on: '"cpf": {' },
    ],
  }),
  ...slipsIn(PAYMENT, 'form-field', {
    'a field of the base renamed, which a child shows on a page': [
      '"cardName": { → "cardNome": {',
      /no field 'cardName' to require\. Did you mean 'cardNome'\?/,
      { isElsewhereToo: true, on: '"cardName",' },
    ],
    'a condition of the schema on a field that is not there': [
      [/("if": \{\s*"properties": \{\s*)"cardCompany"/, '$1"cardCompani"'],
      /no field 'cardCompani' to compare\. Did you mean 'cardCompany'\?/,
    ],
    'a rule of a conditional part that is none': [
      '"cvv-4" → "cvv4"',
      /Did you mean 'cvv-4'|Did you mean 'cvv'/,
      { rule: 'format' },
    ],
  }),
  ...slipsIn(MZ_LEAD, 'form-field', {
    'appearance of a field that is not there': [
      [/("ui": \{\s*)"phone"/, '$1"fone"'],
      /no field 'fone' to dress\. Did you mean 'phone'\?/,
    ],
    'an option of a widget misspelt': [
      '"country": "MZ" → "contry": "MZ"',
      /Nothing reads the option 'contry'\. Did you mean 'country'\?/,
      { rule: 'ui-key' },
    ],
  }),
  ...slipsIn('schemas/fields/payment-method.json', 'enum-names', {
    'a value too few for the names of the library': [
      '"enum": ["creditcard", "debitcard"] → "enum": ["creditcard"]',
      /'paymentMethod' has 1 values \(enum\), but 2 names/,
      { on: '"ui:enumNames"' },
    ],
  }),
];
