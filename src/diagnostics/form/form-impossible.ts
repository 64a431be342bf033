import { hasSamplesOfEveryShape } from '../../rules/describe-format.ts';
import { isJsonSchema } from './json-schema.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { ageOf, younger } from '../age-of.ts';
import type { Check, Report } from '../rule.ts';
import type { Form } from './schema/forms.ts';
import { proofOf, type Culprit, type Failure } from '../passing/form-proof.ts';
import { textsOfPattern } from '../passing/texts-of-pattern.ts';
import { textAt, toValue, type Node } from '../../brand/parse/node.ts';
import { alsoAt, shortened } from '../wording.ts';

/** Some answer passes every form: one is made up for each, in every variant of its conditions. */
export const formImpossible: Check = {
  rule: 'form-impossible',
  run({ merged, forms }, report) {
    for (const form of forms) {
      if (crossingLimits(merged, form, report) || !canBeTried(form)) continue;
      const failure = proofOf(form);
      if (failure && isCertain(failure)) tell(merged, form, failure, report);
    }
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
    report(
      at.keyAt,
      `No buyer could ever complete this form: of ${name} '${least}' (${from}) is more than '${most}' (${to}).`,
      'Lower the one or raise the other.',
      `screens/${screen} ${path.join('.')} ${least}`,
      [alsoAt(beside.keyAt, 'the other one is here')],
    );
  }
  return crossing.length > 0;
}

/** What is no schema, or speaks of what is not there, is told as such. */
const canBeTried = ({ hasSlip, schema }: Form): boolean => !hasSlip && isJsonSchema(schema);

/** No answer was found, but what stands in the way cannot be judged for certain. */
export const formUnproved: Check = {
  rule: 'form-unproved',
  severity: 'warning',
  run({ merged, forms }, report) {
    for (const form of forms) {
      const failure = canBeTried(form) ? proofOf(form) : undefined;
      if (failure && failure.culprits.length > 0 && !isBlind(failure) && !isCertain(failure)) {
        tell(merged, form, failure, report);
      }
    }
  },
};

/** Rules whose meeting can be judged by trying values. */
const PLAIN = [
  'type',
  'enum',
  'const',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'dependentRequired',
  'additionalProperties',
  'minProperties',
  'maxProperties',
];
/** With these a made-up text of a pattern can be compared. */
const BESIDE_PATTERN = ['enum', 'const', 'minLength', 'maxLength', 'type', 'pattern', 'required'];

const FINITE = ['enum', 'const'];

/** Whether made-up answers say nothing: a format that none was made for, a pattern asks for what cannot be made up, or beside an open format. */
function isBlind({ culprits }: Failure): boolean {
  if (isFormatAlone(culprits)) return true;
  const isBesidePattern = culprits.some(({ keyword }) => keyword === 'pattern');
  return culprits.some(
    ({ keyword, node }) =>
      (keyword === 'pattern' && textsOfPattern(textAt(node) ?? '') === undefined) ||
      (keyword === 'format' && isBesidePattern && !hasSamplesOfEveryShape(textAt(node) ?? '')),
  );
}

/** Every format has right values: where nothing else is in the way, none of ours was at hand. */
const isFormatAlone = (culprits: readonly Culprit[]): boolean =>
  culprits.every(({ keyword }) => keyword === 'format');

function isCertain({ culprits }: Failure): boolean {
  const keywords = culprits.map(({ keyword }) => keyword);
  const pattern = culprits.find(({ keyword }) => keyword === 'pattern');
  if (culprits.length === 0 || isFormatAlone(culprits)) return false;
  // All of some few values were tried.
  if (keywords.some((keyword) => FINITE.includes(keyword))) return true;
  if (!pattern) return keywords.every((keyword) => PLAIN.includes(keyword));
  const isReadable = textsOfPattern(textAt(pattern.node) ?? '') !== undefined;
  const isOfOneShape = (keyword: string, at: number) =>
    keyword === 'format' && hasSamplesOfEveryShape(textAt(culprits[at]!.node) ?? '');
  return (
    isReadable &&
    keywords.every((keyword, at) => BESIDE_PATTERN.includes(keyword) || isOfOneShape(keyword, at))
  );
}

function tell(merged: MergedBrand, form: Form, failure: Failure, report: Report): void {
  const { when, field: unfilled } = failure;
  const culprits = meeting(failure.culprits);
  const young = [...culprits].sort(
    (one, other) => ageOf(merged, one.node) - ageOf(merged, other.node),
  );
  const [first, ...others] = young;
  const beside = others.slice(0, 3);
  const field = first!.path.length > 0 ? `the field '${first!.path.join('.')}'` : 'the form';
  const rules = beside.length > 0 ? ` together with ${beside.map(said).join(', ')}` : '';
  const whatFor = unfilled
    ? `Nobody could ever fill in the field '${unfilled}'`
    : isCertain(failure)
      ? 'No buyer could ever complete this form'
      : 'No answer could be found that completes this form';
  const some = when === '' ? '' : ` (where ${when})`;
  report(
    first!.place,
    `${whatFor}${some}: no answer passes ${said(first!)} of ${field}${rules}.`,
    beside.length > 0 ? 'Change one of them so that some answer passes both.' : hint(first!),
    `screens/${form.screen} ${first!.path.join('.')} ${first!.keyword}`,
    beside.map((one) => alsoAt(one.place, `'${one.keyword}' is here`)),
  );
}

/** Rules of one field that meet there say more than the one that leads to them. */
function meeting(culprits: readonly Culprit[]): readonly Culprit[] {
  const fields = [...new Set(culprits.map(({ path }) => path.join('.')))];
  const groups = fields.map((field) => culprits.filter(({ path }) => path.join('.') === field));
  return groups.find((group) => group.length > 1) ?? culprits;
}

const said = ({ keyword, node }: Culprit) =>
  node.kind === 'scalar' || keyword === 'enum'
    ? `'${keyword}' (${shortened(toValue(node))})`
    : `'${keyword}'`;

function hint({ keyword, node }: Culprit): string {
  return keyword === 'required'
    ? `The field '${textAt(node) ?? ''}' is hidden, read-only or nowhere described: give it a "default", or do not require it.`
    : 'Change or delete this rule.';
}
