import type { RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { plainName } from '../../../checker/names.ts';
import type { Edit, FieldPlace, OwnField } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/read/library.ts';
import { EditForm } from '../form/EditForm.tsx';
import { useSay, type Say } from '../language.ts';
import { choiceOf, usePlace, type Order } from './place.ts';

/** Words as a name in JSON: 'Qual é o turno?' is 'qualEOTurno'. */
const nameFrom = (words: string): string =>
  plainName(words)
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\d+/, '');

const LENGTHS = ['minLength', 'maxLength'] as const;
const BOUNDS = ['minimum', 'maximum'] as const;
type Limit = (typeof LENGTHS | typeof BOUNDS)[number];

interface Kind {
  schema: Readonly<Record<string, JsonValue>>;
  widget?: string;
  /** Keywords that an answer may have to fulfil. */
  limits?: readonly Limit[];
}

/** Each kind of answer. */
const KINDS = {
  text: { schema: { type: 'string' }, limits: LENGTHS },
  'long-text': { schema: { type: 'string' }, widget: 'textarea', limits: LENGTHS },
  number: { schema: { type: 'number' }, limits: BOUNDS },
  'whole-number': { schema: { type: 'integer' }, limits: BOUNDS },
  'yes-no': { schema: { type: 'boolean' }, widget: 'radio' },
  'one-of': { schema: { type: 'string' }, widget: 'radio' },
  'some-of': { schema: { type: 'array', uniqueItems: true }, widget: 'checkboxes' },
  date: { schema: { type: 'string', format: 'date' } },
} as const satisfies Readonly<Record<string, Kind>>;
type AnswerKind = keyof typeof KINDS;

/** More choices than these are a list that opens. */
const MAX_IN_SIGHT = 4;

interface Answers {
  kind: AnswerKind;
  label?: string;
  help?: string;
  /** One on each line. */
  options?: string;
  format?: string;
  limits?: Partial<Record<Limit, number>>;
  isRequired: boolean;
  /** Sentences by the error that they answer. */
  messages?: Record<string, string>;
  after?: string;
  /** It is made of the label unless it is typed. */
  name?: string;
}

/** A form of a screen: the id of its block, and the fields that are there. */
export interface FormParts extends Omit<FieldPlace, 'field'> {
  order: Order;
}

interface NewFieldFormProps extends FormParts {
  /** A field of the library; undefined for one of the brand's own. */
  field: Library['fields'][number] | undefined;
  formats: Library['formats'];
  /** The field that it stands behind unless something else is chosen. */
  last: string | undefined;
  onDone(): void;
}

/** The form of a new field: kind of answer, words, choices, rule, sentences, place and name. */
export function NewFieldForm(props: NewFieldFormProps) {
  const { screen, form, field, formats, order, last, onDone } = props;
  const say = useSay();
  const place = usePlace(order);
  const first: Answers = { kind: 'text', isRequired: true, after: last ?? place.now };
  const draw = (answers: Answers) => {
    const { after = null, isRequired, label = '' } = answers;
    const usualName = nameFrom(field ? field.name.replaceAll('-', ' ') : label);
    const name = answers.name ?? usualName;
    const own = field ? undefined : ownField(say, answers, formats);
    const content = own ? { own: own.written } : { library: field!.name };
    const edit: Edit = { kind: 'field', screen, form, field: name, after, isRequired, content };
    const schema: RJSFSchema = {
      type: 'object',
      required: ['kind', 'label'],
      properties: {
        ...own?.properties,
        isRequired: { type: 'boolean', title: say('required') },
        ...(own && { messages: own.messages }),
        after: place.after,
        name: { type: 'string', title: say('name'), description: say('nameHint') },
      },
    };
    const ui = {
      options: { 'ui:rows': 4 },
      format: { 'ui:placeholder': say('noRule') },
      ...place.ui,
      name: { 'ui:placeholder': usualName },
    };
    return { schema, ui, edits: name === '' ? [] : [edit] };
  };
  return (
    <EditForm
      label={field?.label ?? say('ownField')}
      now={first}
      draw={draw}
      button={say('add')}
      onDone={onDone}
    />
  );
}

/** The questions about a brand's own field, and the field that the answers describe. */
function ownField(say: Say, answers: Answers, formats: Library['formats']) {
  const { kind, label = '', help = '', options = '', isRequired } = answers;
  const hasOptions = kind === 'one-of' || kind === 'some-of';
  const format = kind === 'text' ? answers.format : undefined;
  const { schema, widget, limits: possible = [] }: Kind = KINDS[kind];
  const limits = possible.flatMap((one): [Limit, number][] => {
    const value = answers.limits?.[one];
    return value === undefined ? [] : [[one, value]];
  });
  /** Each error with the case in which it is shown. */
  const errors = [
    ...(isRequired ? [['required', say('trigger.required')]] : []),
    ...(format ? [[format, say('trigger.format', { value: format })]] : []),
    ...limits.map(([one, value]) => [one, say(`trigger.${one}`, { value })]),
  ] as [error: string, trigger: string][];
  const properties: Record<string, RJSFSchema> = {
    kind: choiceOf(
      say('kind'),
      (Object.keys(KINDS) as AnswerKind[]).map((id) => ({ id, name: say(`kind.${id}`) })),
    ),
    label: { type: 'string', title: say('label') },
    help: { type: 'string', title: say('help') },
    ...(hasOptions && { options: { type: 'string', title: say('choices') } }),
    ...(kind === 'text' && {
      format: choiceOf(
        say('rule'),
        formats.map(({ name: id, sample }) => ({ id, name: sample ? `${id} (${sample})` : id })),
      ),
    }),
    limits: {
      type: 'object',
      properties: Object.fromEntries(
        possible.map((one) => [one, { type: 'number', title: say(one) }]),
      ),
    },
  };
  const messages: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      errors.map(([error, trigger]) => [
        error,
        { type: 'string', title: say('sentenceWhen', { trigger }) },
      ]),
    ),
  };
  const lines = options.split('\n').map((one) => one.trim());
  const words = lines.filter(Boolean);
  const choices = { enum: words.map(plainName) };
  const isLong = kind === 'one-of' && words.length > MAX_IN_SIGHT;
  const written: OwnField = {
    schema: {
      ...schema,
      title: label.trim(),
      ...(kind === 'one-of' && choices),
      ...(kind === 'some-of' && { items: { type: 'string', ...choices } }),
      ...(format && { format }),
      ...Object.fromEntries(limits),
    },
    ui: {
      ...(widget && { 'ui:widget': isLong ? 'select' : widget }),
      ...(hasOptions && { 'ui:enumNames': words }),
      'ui:help': help.trim(),
    },
    messages: Object.fromEntries(errors.map(([one]) => [one, answers.messages?.[one] ?? ''])),
  };
  return { properties, messages, written };
}
