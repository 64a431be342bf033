import { slipsIn, type Mistake } from './mistake.ts';

const LEAD = 'brands/base/screens/lead.json';
const PAYMENT = 'brands/base/screens/payment.json';
const EXAM = 'brands/families/exam-prep/screens/payment.json';
const MZ = 'brands/wup-mz/screens/payment.json';
const MZ_LEAD = 'brands/wup-mz/screens/lead.json';

/** Slips in forms: schema, appearance and messages. */
export const formMistakes: readonly Mistake[] = [
  ...slipsIn({ file: LEAD, rule: 'when' }, [
    {
      what: 'a form within itself',
      edits: [['"properties": {', '"properties": { "child": { "$ref": "#" },']],
      rule: 'form-size',
      says: /'child' holds itself and is drawn at once, so this form would have no end/,
    },
    {
      what: 'a library field where the form itself is described',
      edits: [
        [
          '"required": ["name"',
          '"allOf": [{ "$ref": "fields/city" }],\n        "required": ["name"',
        ],
      ],
      rule: 'json-schema',
      says: /The schema of a form describes an object\. Make this a property of one/,
    },
    {
      what: 'a required field that is not there',
      edits: [['"phone", "terms"]', '"fone", "terms"]']],
      rule: 'form-field',
      says: /The form has no field 'fone' to require\. Did you mean 'phone'\?/,
    },
    {
      what: 'a fact that is none on a field',
      edits: [['"isTermsAndPoliticsAvailable"', '"isTermsAvailable"']],
      says: /"isTermsAvailable" is not a value of when\.fact\. Values: hasLead/,
    },
    {
      what: 'a condition of a field with a key that is none',
      edits: [['"fact": "isTermsAndPoliticsAvailable"', '"if": "isTermsAndPoliticsAvailable"']],
      says: /'if' is not a key of when\. Did you mean 'fact'\?/,
    },
    {
      what: 'a condition on the whole schema',
      edits: [['"type": "object",', '"type": "object",\n        "when": { "fact": "hasLead" },']],
      says: /Nothing asks for a 'when' here/,
    },
    {
      what: 'a consent that is ticked beforehand',
      edits: [['"$ref": "fields/terms",', '"$ref": "fields/terms",\n            "default": true,']],
      rule: 'consent',
      says: /'terms' would be ticked beforehand/,
    },
  ]),
  ...slipsIn({ file: MZ, rule: 'ui-order' }, [
    {
      what: 'a pattern with a repeat within a repeat',
      edits: [[String.raw`"^(\\d{4}|\\d{2} ?\\d{3}-?\\d{3})$"`, String.raw`"^(\\d+-?)+$"`]],
      rule: 'json-schema',
      says: /This pattern may take minutes for a text that it does not match/,
    },
    {
      what: 'messages of a field that is not there',
      edits: [['"address.postalCode": {', '"address.postCode": {']],
      isElsewhereToo: true,
      rule: 'form-field',
      says: /'address' has no field 'postCode' to have messages\. Did you mean 'postalCode'\?/,
    },
    {
      what: 'a message under a text key that is not there',
      edits: [['"pattern": "field.postalCode.invalid"', '"pattern": "field.postalCode.wrong"']],
      rule: 'text-key',
      says: /no text 'field\.postalCode\.wrong'/,
    },
    {
      what: 'a widget that is none',
      edits: [['"ui:widget": "text"', '"ui:widget": "txt"']],
      rule: 'widget',
      says: /no widget 'txt'\. Did you mean 'text'\?/,
    },
    {
      what: 'a choice without values',
      edits: [['"ui:widget": "text"', '"ui:widget": "select"']],
      rule: 'widget',
      says: /'address\.postalCode' has no values to choose from\. List them in "enum"/,
    },
    {
      what: 'a key of the appearance misspelt',
      edits: [['"ui:placeholder"', '"ui:placehoder"']],
      rule: 'ui-key',
      says: /Nothing reads 'ui:placehoder'\. Did you mean 'ui:placeholder'\?/,
    },
    {
      what: 'an order that leaves fields out',
      edits: [['"paymentMethod", "*"]', '"paymentMethod"]']],
      says: /leaves out cardNumber.*Add what is left out, or "\*"/,
    },
    {
      what: 'an order that names no field',
      edits: [['"ui:order": ["name"', '"ui:order": ["nome"']],
      says: /no field 'nome' to order\. Did you mean 'name'\?/,
    },
    {
      what: 'a name too few for the values of a field',
      edits: [[/,\s*"Província de Niassa"(?=\s*\]\s*\}\s*\}\s*\},\s*"messages")/, '']],
      rule: 'enum-names',
      on: '"ui:enumNames"',
      says: /'address\.state' has 11 values \(enum\), but 10 names/,
    },
    {
      what: 'a pattern that is not a regular expression',
      edits: [[/"pattern": "\^.*"/, '"pattern": "^(\\\\d{4}$"']],
      rule: 'json-schema',
      says: /not a regular expression/,
    },
  ]),
  ...slipsIn({ file: EXAM, rule: 'json-schema' }, [
    {
      what: 'a library field misspelt',
      edits: [['"fields/cpf"', '"fields/cfp"']],
      rule: 'field-reference',
      says: /no field 'cfp' in schemas\/fields\. Did you mean 'fields\/cpf'\?/,
    },
    {
      what: 'a library field without its folder',
      edits: [['"fields/cpf"', '"cpf"']],
      rule: 'field-reference',
      says: /'cpf' is not a field of the library\. Did you mean 'fields\/cpf'\?/,
    },
    {
      what: 'a library field with its extension',
      edits: [['"fields/cpf"', '"fields/cpf.json"']],
      rule: 'field-reference',
      says: /Did you mean 'fields\/cpf'\?/,
    },
    {
      what: 'a field renamed where it stands, not where it is required',
      edits: [['"cpf": {', '"cpff": {']],
      isElsewhereToo: true,
      rule: 'form-field',
      on: '"cpf",',
      says: /no field 'cpf' to require\. Did you mean 'cpff'\?/,
    },
    {
      what: 'card data under a name that nothing keeps secret',
      edits: [['"$ref": "fields/cpf"', '"$ref": "fields/card-cvv"']],
      rule: 'card-field',
      on: '"cpf": {',
      says: /'cpf' takes card data, .*Call the field 'cardCVV'/,
    },
    {
      what: 'a type that is none',
      edits: [['"$ref": "fields/cpf"', '"type": "text", "title": "Documento"']],
      says: /"text" is not a value of schema\.properties\.cpf\.type\. Values: .*string/,
    },
    {
      what: 'a keyword of JSON Schema misspelt',
      edits: [['"$ref": "fields/cpf"', '"$ref": "fields/cpf", "minLenght": 3']],
      says: /no keyword 'minLenght'\. Did you mean 'minLength'\?/,
    },
    {
      what: 'required as true on a field',
      edits: [['"$ref": "fields/cpf"', '"$ref": "fields/cpf", "required": true']],
      says: /schema\.properties\.cpf\.required is true, but has to be a list/,
    },
    {
      what: 'a field of no type',
      edits: [['"$ref": "fields/cpf"', '"title": "Documento"']],
      on: '"cpf": {',
      says: /'cpf' says no type/,
    },
    {
      what: 'a field removed that the form has not',
      edits: [['"properties": {', '"properties": {\n          "cardPin": null,']],
      rule: 'merge-nothing',
      says: /no parent says it/,
    },
  ]),
  ...slipsIn({ file: PAYMENT, rule: 'form-field' }, [
    {
      what: 'a field of the base renamed, which a child shows on a page',
      edits: [['"cardName": {', '"cardNome": {']],
      isElsewhereToo: true,
      on: '"cardName",',
      says: /no field 'cardName' to require\. Did you mean 'cardNome'\?/,
    },
    {
      what: 'a condition of the schema on a field that is not there',
      edits: [[/("if": \{\s*"properties": \{\s*)"cardCompany"/, '$1"cardCompani"']],
      says: /no field 'cardCompani' to compare\. Did you mean 'cardCompany'\?/,
    },
    {
      what: 'a rule of a conditional part that is none',
      edits: [['"cvv-4"', '"cvv4"']],
      rule: 'format',
      says: /Did you mean 'cvv-4'|Did you mean 'cvv'/,
    },
  ]),
  ...slipsIn({ file: MZ_LEAD }, [
    {
      what: 'appearance of a field that is not there',
      edits: [[/("ui": \{\s*)"phone"/, '$1"fone"']],
      rule: 'form-field',
      says: /no field 'fone' to dress\. Did you mean 'phone'\?/,
    },
    {
      what: 'a rule that is none',
      edits: [['"format": "phone-mz"', '"format": "phone-moz"']],
      rule: 'format',
      says: /no rule \(format\) 'phone-moz'\. Did you mean 'phone-mz'\?/,
    },
    {
      what: 'an option of a widget misspelt',
      edits: [['"country": "MZ"', '"contry": "MZ"']],
      rule: 'ui-key',
      says: /Nothing reads the option 'contry'\. Did you mean 'country'\?/,
    },
  ]),
  {
    what: 'a value too few for the names of the library',
    file: 'schemas/fields/payment-method.json',
    edits: [['"enum": ["creditcard", "debitcard"]', '"enum": ["creditcard"]']],
    rule: 'enum-names',
    on: '"ui:enumNames"',
    says: /'paymentMethod' has 1 values \(enum\), but 2 names/,
  },
];
