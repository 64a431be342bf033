import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { AnswerKind, NewField } from '../../edit/build/edit.ts';
import type { Library, LibraryField } from '../../edit/build/model.ts';
import { nameFrom } from '../../edit/build/new-field.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSay, type Say } from '../language.ts';
import { placeSchema, type NewPlace } from './NewBlockForm.tsx';

const LENGTHS = ['minLength', 'maxLength'] as const;
const BOUNDS = ['minimum', 'maximum'] as const;

/** Each kind of answer, with the keywords that it may have to fulfil. */
const LIMITS: Readonly<Record<AnswerKind, readonly Limit[]>> = {
  text: LENGTHS,
  'long-text': LENGTHS,
  number: BOUNDS,
  'whole-number': BOUNDS,
  'yes-no': [],
  'one-of': [],
  'some-of': [],
  date: [],
};
const KINDS = Object.keys(LIMITS) as AnswerKind[];
type Limit = (typeof LENGTHS | typeof BOUNDS)[number];

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
  /** The name is made of the label unless it is typed. */
  name?: string;
}

interface NewFieldFormProps extends NewPlace {
  form: string;
  /** A field of the library; undefined for one of the brand's own. */
  field: LibraryField | undefined;
  formats: Library['formats'];
  /** The one that it stands behind unless something else is chosen. */
  after?: string;
}

/** The form of a new field: kind of answer, words, choices, rule, sentences, place and name. */
export function NewFieldForm(props: NewFieldFormProps) {
  const { screen, form, field, formats, order, edits, onDone } = props;
  const say = useSay();
  const [answers, setAnswers] = useState<Answers>({
    kind: 'text',
    isRequired: true,
    after: props.after ?? order.at(-1),
  });
  const usualName = nameFrom(field ? field.name.replaceAll('-', ' ') : (answers.label ?? ''));
  const name = answers.name ?? usualName;
  const { after = null, isRequired } = answers;
  const own = field ? undefined : ownField(say, answers, formats);
  const save = () => {
    const content = own ? { own: own.written } : { library: field!.name };
    const place = { screen, form, field: name };
    edits.make([{ kind: 'add-field', ...place, after, isRequired, content }], onDone);
  };
  return (
    <SchemaForm
      label={field?.label ?? say('ownField')}
      schema={{
        type: 'object',
        required: ['kind', 'label', 'name'],
        properties: {
          ...own?.properties,
          isRequired: { type: 'boolean', title: say('required') },
          ...(own && { messages: own.messages }),
          after: placeSchema(say('behind'), props),
          name: { type: 'string', title: say('name'), description: say('nameHint') },
        },
      }}
      ui={{
        options: { 'ui:lines': true },
        format: { 'ui:placeholder': say('noRule') },
        after: { 'ui:placeholder': say('top') },
      }}
      value={{ ...answers, name }}
      onChange={(next) =>
        setAnswers({ ...next, name: next.name === name ? answers.name : next.name })
      }
      onSubmit={save}
      button={say('add')}
      isBusy={edits.isBusy}
    />
  );
}

/** The questions about a brand's own field, and the field that the answers describe. */
function ownField(say: Say, answers: Answers, formats: Library['formats']) {
  const { kind, label = '', help = '', options = '', isRequired } = answers;
  const hasOptions = kind === 'one-of' || kind === 'some-of';
  const format = kind === 'text' ? answers.format : undefined;
  const limits = LIMITS[kind].flatMap((one): [Limit, number][] => {
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
    kind: {
      type: 'string',
      title: say('kind'),
      oneOf: KINDS.map((one) => ({ const: one, title: say(`kind.${one}`) })),
    },
    label: { type: 'string', title: say('label') },
    help: { type: 'string', title: say('help') },
    ...(hasOptions && { options: { type: 'string', title: say('choices') } }),
    ...(kind === 'text' && {
      format: {
        type: 'string',
        title: say('rule'),
        oneOf: formats.map((one) => ({
          const: one.name,
          title: one.sample === '' ? one.name : `${one.name} (${one.sample})`,
        })),
      },
    }),
    limits: {
      type: 'object',
      properties: Object.fromEntries(
        LIMITS[kind].map((one) => [one, { type: 'number', title: say(one) }]),
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
  const written: NewField = {
    kind,
    label: label.trim(),
    help: help.trim(),
    options: hasOptions ? lines.filter(Boolean) : [],
    rule: { ...(format && { format }), ...Object.fromEntries(limits) },
    messages: Object.fromEntries(errors.map(([one]) => [one, answers.messages?.[one] ?? ''])),
  };
  return { properties, messages, written };
}
