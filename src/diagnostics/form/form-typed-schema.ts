import { isObject } from '../../contract/is-object.ts';
import { findTypedSchemas, type TypedSchema } from '../../brand/compile/rjsf/typed-schemas.ts';
import { nodeAt, toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import { formExample, NICK } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { isJsonSchema } from './json-schema.ts';

const PERSON = { title: 'Pessoa', type: 'object', properties: { nick: NICK } };
const FREE = { type: 'object', additionalProperties: { type: 'string' } };
const buyerWith = (other: object) => ({
  schema: { properties: { buyer: { oneOf: [PERSON, { title: 'Outros', ...other }] } } },
});

/** Every schema by which RJSF compares an answer is known when the brand is built. */
export const rule: Rule = {
  meta: {
    id: 'form-typed-schema',
    severity: 'error',
    description:
      'A choice between alternatives ("oneOf", "anyOf") compares what is typed with each of them. All schemas for this are compiled when the brand is built, because no page may run code that is made while a buyer types. An alternative that itself changes with what is typed, by a condition, a dependency, or fields that buyers name, would need schemas that nobody can know beforehand; so would one that holds itself, and a name that several patterns describe.',
    howToFix:
      'Put what changes into a group of its own within the alternative; describe a name by one pattern alone.',
    example: formExample(
      buyerWith(FREE),
      buyerWith({ type: 'object', properties: { data: { title: 'Dados', ...FREE } } }),
    ),
    pt: {
      "This alternative changes with what is typed ('{}'), and no schema can be compiled for that beforehand.":
        "Esta alternativa muda com o que se digita ('{}'), e nenhum schema pode ser compilado antes para isso.",
      "Put '{}' into a group of its own within the alternative.":
        "Ponha '{}' num grupo próprio dentro da alternativa.",
      'This alternative holds itself, and no schema can be compiled beforehand for every depth.':
        'Esta alternativa contém a si mesma, e não dá para compilar antes um schema para cada profundidade.',
      'Put the alternatives into a field of what repeats, without what repeats in them.':
        'Ponha as alternativas num campo do que se repete, sem o que se repete dentro delas.',
      'Several of these descriptions can meet in one name, and at least one of them decides by what is typed.':
        'Várias destas descrições podem valer para um mesmo nome, e pelo menos uma decide pelo que se digita.',
      'Describe a name by one pattern or property alone.':
        'Descreva um nome com um só padrão ou uma só propriedade.',
    },
  },

  checkForm({ form: { schema, hasSlip }, report }) {
    const value = toValue(schema);
    if (hasSlip || !isObject(value) || !mayChoose(value) || !isJsonSchema(schema)) return;
    const seen = new Set<Node>();
    for (const typed of findTypedSchemas(value as Record<string, JsonValue>)) {
      const owner = nodeOf(schema, value as JsonValue, typed.owner);
      const entry = owner?.kind === 'object' ? owner.entries.get(typed.keyword) : undefined;
      if (!entry || seen.has(entry.node)) continue;
      seen.add(entry.node);
      report({ at: entry.keyAt, ...sentencesOf(typed), data: { keyword: typed.keyword } });
    }
  },
};

/** Most forms have neither alternatives nor patterns. */
const mayChoose = (value: object): boolean =>
  /"(?:oneOf|anyOf|patternProperties)":/.test(JSON.stringify(value));

function sentencesOf({ why, keyword }: TypedSchema): { message: string; suggestion: string } {
  switch (why) {
    case 'alternative':
      return {
        message: `This alternative changes with what is typed ('${keyword}'), and no schema can be compiled for that beforehand.`,
        suggestion: `Put '${keyword}' into a group of its own within the alternative.`,
      };
    case 'circle':
      return {
        message:
          'This alternative holds itself, and no schema can be compiled beforehand for every depth.',
        suggestion:
          'Put the alternatives into a field of what repeats, without what repeats in them.',
      };
    case 'patterns':
      return {
        message:
          'Several of these descriptions can meet in one name, and at least one of them decides by what is typed.',
        suggestion: 'Describe a name by one pattern or property alone.',
      };
  }
}

/** The node that an object of a schema's plain value was made of. */
function nodeOf(node: Node, value: JsonValue, wanted: JsonValue): Node | undefined {
  if (value === wanted) return node;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const part = nodeAt(node, [key]);
    const found = part && nodeOf(part, inner as JsonValue, wanted);
    if (found) return found;
  }
  return undefined;
}
