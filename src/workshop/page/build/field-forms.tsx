import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { AnswerKind, Edit, FieldPlace } from '../../edit/build/edit.ts';
import type { FieldModel, Library, LibraryField } from '../../edit/build/model.ts';
import { nameFrom } from '../../edit/build/new-field.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useTexts } from '../language.ts';
import { placeSchema } from './block-forms.tsx';
import { BLOCKS_TEXTS, KIND_TEXTS, TRIGGER_TEXTS } from './blocks-texts.ts';
import type { Edits } from './use-edits.ts';

const WORDS = ['label', 'help', 'placeholder'] as const;
type Settings = Partial<Pick<FieldModel, (typeof WORDS)[number] | 'isRequired'>>;

interface FieldSettingsProps {
  place: FieldPlace;
  field: FieldModel;
  edits: Edits;
}

/** Label, help and example of a field, and whether it has to be answered, saved together. */
export function FieldSettings({ place, field, edits }: FieldSettingsProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const [typed, type] = useState<Settings>();
  const next = typed ?? field;
  const { isRequired = false } = next;
  const changes: Edit[] = WORDS.flatMap((part): Edit[] => {
    const text = (next[part] ?? '').trim();
    return text === field[part] ? [] : [{ kind: 'word-field', ...place, part, text }];
  });
  if (isRequired !== field.isRequired) {
    changes.push({ kind: 'require-field', ...place, isRequired });
  }
  const isSame = WORDS.every((part) => (next[part] ?? '') === field[part]);
  // Saved, or typed back: what the files say from now on is shown.
  if (typed && isSame && isRequired === field.isRequired) type(undefined);
  const schema: RJSFSchema = {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', title: texts.label },
      help: { type: 'string', title: texts.help },
      placeholder: { type: 'string', title: texts.placeholder },
      ...(!field.isConditional && { isRequired: { type: 'boolean', title: texts.required } }),
    },
  };
  return (
    <SchemaForm
      label={texts.words}
      schema={schema}
      value={next}
      onChange={type}
      onSubmit={() => edits.make(changes)}
      button={shared.save}
      isBusy={edits.isBusy}
      isIdle={changes.length === 0}
    />
  );
}

/** Keywords that each kind of answer may have to fulfil. */
const LIMITS: Readonly<Record<AnswerKind, readonly Limit[]>> = {
  text: ['minLength', 'maxLength'],
  'long-text': ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  'whole-number': ['minimum', 'maximum'],
  'yes-no': [],
  'one-of': [],
  'some-of': [],
  date: [],
};
type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum';

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

interface NewFieldFormProps {
  screen: string;
  form: string;
  /** A field of the library; undefined for one of the brand's own. */
  field: LibraryField | undefined;
  formats: Library['formats'];
  order: readonly string[];
  names: Readonly<Record<string, string>>;
  /** The one that it stands behind unless something else is chosen. */
  after?: string;
  edits: Edits;
  onDone(): void;
}

/** The form of a new field: kind of answer, words, choices, rule, sentences, place and name. */
export function NewFieldForm(props: NewFieldFormProps) {
  const { screen, form, field, formats, order, names, edits, onDone } = props;
  const texts = useTexts(BLOCKS_TEXTS);
  const [answers, setAnswers] = useState<Answers>({
    kind: 'text',
    isRequired: true,
    after: props.after ?? order.at(-1),
  });
  const usualName = field
    ? nameFrom(field.name.replaceAll('-', ' '))
    : nameFrom(answers.label ?? '');
  const name = answers.name ?? usualName;
  const { after = null, isRequired } = answers;
  const own = useOwnField(answers, formats);
  const save = () => {
    const content = field ? { library: field.name } : { own: own.written };
    const place = { screen, form, field: name };
    edits.make([{ kind: 'add-field', ...place, after, isRequired, content }], onDone);
  };
  const string: RJSFSchema = { type: 'string' };
  return (
    <SchemaForm
      label={field?.label ?? texts.ownField}
      schema={{
        type: 'object',
        required: ['kind', 'label', 'name'],
        properties: {
          ...(!field && own.properties),
          isRequired: { type: 'boolean', title: texts.required },
          ...(!field && { messages: own.messages }),
          after: placeSchema(texts.behind, order, names),
          name: { ...string, title: texts.name, description: texts.nameHint },
        },
      }}
      ui={{
        options: { 'ui:widget': 'textarea', 'ui:rows': 4 },
        format: { 'ui:emptyLabel': texts.noRule },
        after: { 'ui:emptyLabel': texts.top },
      }}
      value={{ ...answers, name }}
      onChange={(next) =>
        setAnswers({ ...next, name: next.name === name ? answers.name : next.name })
      }
      onSubmit={save}
      button={texts.add}
      isBusy={edits.isBusy}
    />
  );
}

/** The kinds of answer of a brand's own field, and the JSON of each. */
function useOwnField(answers: Answers, formats: Library['formats']) {
  const texts = useTexts(BLOCKS_TEXTS);
  const kinds = useTexts(KIND_TEXTS);
  const sentences = useTexts(TRIGGER_TEXTS);
  const { kind, label = '', help = '', options = '', format, isRequired } = answers;
  const isText = kind === 'text';
  const hasOptions = kind === 'one-of' || kind === 'some-of';
  const limits = LIMITS[kind].flatMap((one): [Limit, number][] => {
    const value = answers.limits?.[one];
    return value === undefined ? [] : [[one, value]];
  });
  const errors: [error: string, sentence: string][] = [
    ...(isRequired ? [['required', sentences.required()] as [string, string]] : []),
    ...(isText && format ? [[format, sentences.format(format)] as [string, string]] : []),
    ...limits.map(([one, value]): [string, string] => [one, sentences[one](String(value))]),
  ];
  const properties: Record<string, RJSFSchema> = {
    kind: {
      type: 'string',
      title: texts.kind,
      oneOf: Object.entries(kinds).map(([one, title]) => ({ const: one, title })),
    },
    label: { type: 'string', title: texts.label },
    help: { type: 'string', title: texts.help },
    ...(hasOptions && { options: { type: 'string', title: texts.choices } }),
    ...(isText && {
      format: {
        type: 'string',
        title: texts.rule,
        oneOf: formats.map((one) => ({
          const: one.name,
          title: one.sample === '' ? one.name : `${one.name} (${one.sample})`,
        })),
      },
    }),
    limits: {
      type: 'object',
      properties: Object.fromEntries(
        LIMITS[kind].map((one) => [one, { type: 'number', title: texts[one] }]),
      ),
    },
  };
  const messages: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      errors.map(([one, sentence]) => [one, { type: 'string', title: texts.message(sentence) }]),
    ),
  };
  const written = {
    kind,
    label: label.trim(),
    help: help.trim(),
    options: hasOptions ? linesOf(options) : [],
    rule: { ...(isText && format && { format }), ...Object.fromEntries(limits) },
    messages: Object.fromEntries(errors.map(([one]) => [one, answers.messages?.[one] ?? ''])),
  };
  return { properties, messages, written };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
