import { ownEntry } from '../../../contract/is-object.ts';
import { didYouMean, nearestName, type Suggestion } from '../../../brand/parse/nearest-name.ts';
import {
  nodeAt,
  pointerParts,
  scalarAt,
  textAt,
  toValue,
  type JsonValue,
  type Node,
} from '../../../brand/parse/node.ts';
import { uiOptions } from '../ui-key.ts';
import { schemaKeywords } from './schema-keywords.ts';

/** Words that people write for a type, with the format that says the rest. */
const TYPE_WORDS: Readonly<Record<string, readonly [type: string, format?: string]>> = {
  text: ['string'],
  texto: ['string'],
  date: ['string', 'date'],
  data: ['string', 'date'],
  email: ['string', 'email'],
  tel: ['string', 'phone-br'],
  phone: ['string', 'phone-br'],
  select: ['string'],
  radio: ['string'],
  int: ['integer'],
  inteiro: ['integer'],
  float: ['number'],
  decimal: ['number'],
  numero: ['number'],
  bool: ['boolean'],
  checkbox: ['boolean'],
  list: ['array'],
  lista: ['array'],
};

/** Words that people write for a keyword. */
const KEYWORD_WORDS: Readonly<Record<string, string>> = {
  options: 'enum',
  opcoes: 'enum',
  values: 'enum',
  choices: 'enum',
  label: 'title',
  titulo: 'title',
  min: 'minimum',
  max: 'maximum',
  regex: 'pattern',
  descricao: 'description',
};
/** Limits by the type that they are of. */
const LIMITS: Readonly<Record<string, string>> = { string: 'Length', array: 'Items' };
/** Words by which people ask for an answer. */
const REQUIRING = /^(required|obrigat[oó]ri[oa]|mandatory|needed|optional|opcional)$/i;

/** Rules by the type of the answers that they judge; an answer of another type passes all of them. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'contains'],
};

/** The type of the answers that a rule judges; undefined where it is that of its field, or said nowhere. */
export function otherType(rule: string, field: Node): string | undefined {
  const type = textAt(field, 'type')?.replace('integer', 'number');
  const [of] = Object.entries(RULES).find(([, names]) => names.includes(rule)) ?? [];
  return type === undefined || of === type ? undefined : of;
}

/** Advice in place of a rule that judges answers of another type. */
export function otherRule(rule: string, field: Node): string {
  const type = textAt(field, 'type')?.replace('integer', 'number') ?? '';
  const [, edge = ''] = /^(min|max)/.exec(rule) ?? [];
  const name =
    edge &&
    (type === 'number' ? `${edge}imum` : ownEntry(LIMITS, type) && `${edge}${LIMITS[type]}`);
  return name ? `Write "${name}" in its place, or delete it.` : 'Delete it, or correct "type".';
}

export const keywordSentences: Readonly<Record<string, string>> = {
  "'{}' judges answers of the type {} only, so that it has no effect here.":
    "'{}' só julga respostas do tipo {}, então aqui não tem efeito.",
  'Write {} in its place, or delete it.': 'Escreva {} no lugar, ou apague.',
  'Delete it, or correct "type".': 'Apague, ou corrija "type".',
  'Fields stand in "properties", looks in "ui".':
    'Os campos ficam em "properties", a aparência em "ui".',
  'The list "required" of the form names the fields that need an answer: {} stands there or not.':
    'A lista "required" do formulário diz os campos que precisam de resposta: {} fica lá ou não.',
  'Write it beside "schema": {}.': 'Escreva ao lado de "schema": {}.',
  'Write {}, and beside it {}.': 'Escreva {}, e ao lado {}.',
  'In JSON each backslash is written twice.': 'Em JSON cada barra invertida é escrita duas vezes.',
  'Close the [ with ].': 'Feche o [ com ].',
  'Close the ( with ), or write \\\\( for a bracket itself.':
    'Feche o ( com ), ou escreva \\\\( para o próprio parêntese.',
  'Write before it what it repeats, or two backslashes before the sign itself.':
    'Escreva antes o que ele repete, ou duas barras invertidas antes do próprio sinal.',
};

/** The right value in place of one that is no JSON Schema, where its meaning is plain. */
export function adviceFor(node: Node | undefined, pointer: string): string | undefined {
  const [keyword, name] = pointerParts(pointer).reverse();
  if (keyword === 'required' && typeof scalarAt(node) === 'boolean' && name) return asking(name);
  const text = textAt(node);
  if (text === undefined) return undefined;
  if (text.startsWith('fields/')) return `Write { "$ref": ${JSON.stringify(text)} }.`;
  const [type, format] = ownEntry(TYPE_WORDS, text.toLowerCase()) ?? [];
  if (type === undefined) return undefined;
  return format === undefined
    ? `Write "${type}".`
    : `Write "${type}", and beside it "format": "${format}".`;
}

const asking = (field: string) =>
  `Delete it here. The list "required" of the form names the fields that need an answer: "${field}" stands there or not.`;

/** Advice for a keyword that JSON Schema does not know; `field` is the name of its owner. */
export function keywordAdvice(key: string, node: Node, field = ''): Suggestion {
  if (REQUIRING.test(key) && field !== '') return { suggestion: asking(field) };
  const word = ownEntry(KEYWORD_WORDS, key.toLowerCase());
  const limit = ownEntry(LIMITS, textAt(node, 'type') ?? '');
  const own = word !== undefined && limit ? word.replace(/^(min|max)imum$/, `$1${limit}`) : word;
  if (own !== undefined) return didYouMean(key, own);
  const value = toValue(nodeAt(node, [key])!);
  const beside = (name: string, said: JsonValue) => ({
    suggestion: `Write it beside "schema": "${name}": ${JSON.stringify({ [field]: said })}.`,
  });
  if (key === 'messages') return beside('messages', value);
  const near = nearestName(key, schemaKeywords);
  if (near?.toLowerCase() !== key.toLowerCase() && uiOptions.includes(key))
    return beside('ui', { [`ui:${key}`]: value });
  return near
    ? didYouMean(key, near)
    : { suggestion: 'Fields stand in "properties", looks in "ui".' };
}

/** Corrections of patterns that are no regular expressions, by the reason that the engine gives. */
export function patternAdvice(why: string): string {
  if (/character class/i.test(why)) return 'Close the [ with ].';
  if (/group|parenthes|unmatched '\)'/i.test(why))
    return 'Close the ( with ), or write \\\\( for a bracket itself.';
  if (/nothing to repeat|quantifier/i.test(why))
    return 'Write before it what it repeats, or two backslashes before the sign itself.';
  return 'In JSON each backslash is written twice.';
}
