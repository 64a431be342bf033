import { isDrawable } from './form-endless.ts';
import { isJsonSchema } from './json-schema.ts';
import { slowPatternsOf } from './slow-pattern.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { ageOf, younger } from '../age-of.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Report, Rule } from '../rule.ts';
import type { Form } from './schema/forms.ts';
import { isCertain } from '../../satisfiability/certainty.ts';
import type { ConflictingKeyword } from '../../satisfiability/conflicting-keywords.ts';
import {
  checkSatisfiability,
  type Unsatisfiable,
} from '../../satisfiability/form-satisfiability.ts';
import { textAt, toValue, type Node } from '../../brand/parse/node.ts';
import { alsoAt, shortened } from '../wording.ts';

/** Every form has an answer that passes it, in every variant of its conditions. */
export const rule: Rule = {
  meta: {
    id: 'form-impossible',
    severity: 'error',
    description:
      'No answer whatever passes the rules of this form, or of one field: nobody could ever buy. One is made up for each form, in every variant of its conditions, and tried; the rule is marked without which an answer would pass.',
    howToFix: 'Change one of the rules that exclude each other.',
    example: fieldExample({ minLength: 9, maxLength: 5 }, { minLength: 5, maxLength: 9 }),
    pt: {
      "Nobody could ever fill in the field '{}': no answer passes {} of {}.":
        "Ninguém poderia preencher o campo '{1}': nenhuma resposta passa em {2} do {3}.",
      "Nobody could ever fill in the field '{}' (where {}): no answer passes {} of {}.":
        "Ninguém poderia preencher o campo '{1}' (onde {2}): nenhuma resposta passa em {3} do {4}.",
      'No buyer could ever complete this form: no answer passes {} of {}.':
        'Ninguém poderia completar este formulário: nenhuma resposta passa em {1} do {2}.',
      'No buyer could ever complete this form (where {}): no answer passes {} of {}.':
        'Ninguém poderia completar este formulário (onde {1}): nenhuma resposta passa em {2} do {3}.',
      "No buyer could ever complete this form: of {} '{}' ({}) is more than '{}' ({}).":
        "Ninguém poderia completar este formulário: no {}, '{}' ({}) é mais que '{}' ({}).",
      'Change or delete this rule.': 'Mude ou apague esta regra.',
      'Change one of them so that some answer passes both.':
        'Mude um deles para que alguma resposta passe nos dois.',
      'Lower the one or raise the other.': 'Diminua um ou aumente o outro.',
      "the field '{}'": "campo '{}'",
      'the form': 'formulário',
      "'{}' is here": "'{}' está aqui",
      '{} together with {}': '{} junto com {}',
      'The field \'{}\' is hidden, read-only or nowhere described: give it a "default", or do not require it.':
        'O campo \'{}\' está escondido, só pode ser lido ou não é descrito em lugar nenhum: dê a ele um "default", ou não o exija.',
    },
  },
  checkForm({ merged, form, report }) {
    if (crossingLimits(merged, form, report) || !canBeTried(form)) return;
    const conflict = checkSatisfiability(form);
    if (conflict && isCertain(conflict)) reportConflict(merged, form, conflict, report);
  },
};

const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** A least that is more than the most, whatever else is asked for. Tells whether there is any. */
function crossingLimits(merged: MergedBrand, { parts, screen }: Form, report: Report): boolean {
  const numberAt = (node: Node | undefined) =>
    node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
  const crossing = parts.flatMap(({ node, path }) =>
    LIMITS.flatMap(([least, most]) => {
      const [one, other] = [node.entries.get(least), node.entries.get(most)];
      const [from, to] = [numberAt(one?.node), numberAt(other?.node)];
      const isCrossing = from !== undefined && to !== undefined && from > to;
      return isCrossing ? [{ least, most, one: one!, other: other!, from, to, path }] : [];
    }),
  );
  for (const { least, most, one, other, from, to, path } of crossing) {
    const [at, beside] =
      younger(merged, one.node, other.node) === one.node ? [one, other] : [other, one];
    const name = path.length > 0 ? `the field '${path.join('.')}'` : 'the form';
    report({
      at: at.keyAt,
      message: `No buyer could ever complete this form: of ${name} '${least}' (${from}) is more than '${most}' (${to}).`,
      suggestion: 'Lower the one or raise the other.',
      subject: `screens/${screen} ${path.join('.')} ${least}`,
      related: [alsoAt(beside.keyAt, 'the other one is here')],
      data: { path: path.join('.'), least, from, most, to },
    });
  }
  return crossing.length > 0;
}

/** Other rules report an invalid schema, references to nothing, and what would be tried without an end. */
export const canBeTried = (form: Form): boolean =>
  !form.hasSlip &&
  isJsonSchema(form.schema) &&
  isDrawable(form.schema) &&
  slowPatternsOf(form).length === 0;

export function reportConflict(
  merged: MergedBrand,
  form: Form,
  conflict: Unsatisfiable,
  report: Report,
): void {
  const { when, field: unfilled } = conflict;
  const conflicting = ofOneField(conflict.keywords);
  const young = [...conflicting].sort(
    (one, other) => ageOf(merged, one.node) - ageOf(merged, other.node),
  );
  const [first, ...others] = young;
  const beside = others.slice(0, 3);
  const field = first!.path.length > 0 ? `the field '${first!.path.join('.')}'` : 'the form';
  const rules = beside.length > 0 ? ` together with ${beside.map(said).join(', ')}` : '';
  const whatFor = unfilled
    ? `Nobody could ever fill in the field '${unfilled}'`
    : isCertain(conflict)
      ? 'No buyer could ever complete this form'
      : 'No answer could be found that completes this form';
  const some = when === '' ? '' : ` (where ${when})`;
  report({
    at: first!.place,
    message: `${whatFor}${some}: no answer passes ${said(first!)} of ${field}${rules}.`,
    suggestion:
      beside.length > 0 ? 'Change one of them so that some answer passes both.' : hint(first!),
    subject: `screens/${form.screen} ${first!.path.join('.')} ${first!.keyword}`,
    related: beside.map((one) => alsoAt(one.place, `'${one.keyword}' is here`)),
    data: {
      path: first!.path.join('.'),
      keywords: young.map(({ keyword }) => keyword),
      when,
      unfilled,
    },
  });
}

/** The keywords of the one field that has several of them; all keywords where none has. */
function ofOneField(conflicting: readonly ConflictingKeyword[]): readonly ConflictingKeyword[] {
  const fields = [...new Set(conflicting.map(({ path }) => path.join('.')))];
  const groups = fields.map((field) => conflicting.filter(({ path }) => path.join('.') === field));
  return groups.find((group) => group.length > 1) ?? conflicting;
}

const said = ({ keyword, node }: ConflictingKeyword) =>
  node.kind === 'scalar' || keyword === 'enum'
    ? `'${keyword}' (${shortened(toValue(node))})`
    : `'${keyword}'`;

function hint({ keyword, node }: ConflictingKeyword): string {
  return keyword === 'required'
    ? `The field '${textAt(node) ?? ''}' is hidden, read-only or nowhere described: give it a "default", or do not require it.`
    : 'Change or delete this rule.';
}
