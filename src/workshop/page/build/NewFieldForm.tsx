import { useId, useState, type FormEvent } from 'react';
import { Choice } from '../Choice.tsx';
import { useTexts } from '../language.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { AnswerKind, Edit } from '../../edit/build/edit.ts';
import type { Library, LibraryField } from '../../edit/build/model.ts';
import { nameFrom } from '../../edit/build/new-field.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from './use-edits.ts';
import { BLOCKS_TEXTS, KIND_TEXTS, TRIGGER_TEXTS } from './blocks-texts.ts';

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
/** Without them there is no field. */
const NEEDED: readonly string[] = ['label', 'name'];
const KINDS = Object.keys(LIMITS) as AnswerKind[];

/** The form of a new field: kind of answer, words, choices, rule, sentences, place and name. */
export function NewFieldForm(props: NewFieldFormProps) {
  const { screen, form, field, formats, order, names, edits, onDone } = props;
  const texts = useTexts(BLOCKS_TEXTS);
  const kinds = useTexts(KIND_TEXTS);
  const sentences = useTexts(TRIGGER_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const id = useId();
  const [kind, setKind] = useState<AnswerKind>('text');
  const [label, setLabel] = useState('');
  const [help, setHelp] = useState('');
  const [options, setOptions] = useState('');
  const [format, setFormat] = useState('');
  const [limits, setLimits] = useState<Partial<Record<Limit, string>>>({});
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [isRequired, require] = useState(true);
  const [after, setAfter] = useState(props.after ?? order.at(-1) ?? '');
  const [typedName, setName] = useState<string>();
  const name = typedName ?? (field ? nameFrom(field.name.replaceAll('-', ' ')) : nameFrom(label));
  const isText = kind === 'text';
  const hasOptions = kind === 'one-of' || kind === 'some-of';
  const written = LIMITS[kind].filter((one) => (limits[one] ?? '').trim() !== '');
  const rule: Record<string, JsonValue> = {
    ...(isText && format !== '' && { format }),
    ...Object.fromEntries(written.map((one) => [one, Number(limits[one])])),
  };
  const errors = field
    ? []
    : [
        ...(isRequired ? ['required'] : []),
        ...(isText && format !== '' ? [format] : []),
        ...written,
      ];

  const save = (event: FormEvent) => {
    event.preventDefault();
    const own = {
      kind,
      label: label.trim(),
      help: help.trim(),
      options: hasOptions ? linesOf(options) : [],
      rule,
      messages: Object.fromEntries(errors.map((error) => [error, messages[error] ?? ''])),
    };
    const edit: Edit = {
      kind: 'add-field',
      screen,
      form,
      field: name,
      after: after === '' ? null : after,
      isRequired,
      content: field ? { library: field.name } : { own },
    };
    edits.make([edit], onDone);
  };
  const sentenceOf = (error: string) =>
    error === 'required' ? sentences.required() : sentences.format(error);
  const line = (key: string, words: string, value: string, set: (next: string) => void) => (
    <p className="line" key={key}>
      <label htmlFor={`${id}-${key}`}>{words}</label>
      <input
        id={`${id}-${key}`}
        required={NEEDED.includes(key)}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </p>
  );

  return (
    <form onSubmit={save} aria-label={field?.label ?? texts.ownField}>
      {!field && (
        <>
          <Choice
            label={texts.kind}
            value={kind}
            options={KINDS.map((one) => ({ value: one, label: kinds[one] }))}
            onChange={(next) => setKind(next as AnswerKind)}
          />
          {line('label', texts.label, label, setLabel)}
          {line('help', texts.help, help, setHelp)}
          {hasOptions && (
            <p className="line">
              <label htmlFor={`${id}-options`}>{texts.options}</label>
              <textarea
                id={`${id}-options`}
                rows={4}
                value={options}
                onChange={({ target }) => setOptions(target.value)}
              />
            </p>
          )}
          {isText && (
            <Choice
              label={texts.rule}
              value={format}
              options={[
                { value: '', label: texts.noRule },
                ...formats.map((one) => ({
                  value: one.name,
                  label: one.sample === '' ? one.name : `${one.name} (${one.sample})`,
                })),
              ]}
              onChange={setFormat}
            />
          )}
          {LIMITS[kind].map((one) =>
            line(one, texts[one], limits[one] ?? '', (next) =>
              setLimits({ ...limits, [one]: next.replaceAll(/[^\d.-]/g, '') }),
            ),
          )}
        </>
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={isRequired}
          onChange={({ target }) => require(target.checked)}
        />
        {texts.required}
      </label>
      {errors.map((error) => {
        const sentence = isLimit(error) ? sentences[error](String(rule[error])) : sentenceOf(error);
        const words = texts.message(sentence);
        return line(`message-${error}`, words, messages[error] ?? '', (next) =>
          setMessages({ ...messages, [error]: next }),
        );
      })}
      <Choice
        label={texts.behind}
        value={after}
        options={[
          { value: '', label: texts.top },
          ...order.map((one) => ({ value: one, label: names[one] ?? one })),
        ]}
        onChange={setAfter}
      />
      {line('name', texts.name, name, setName)}
      <p className="hint">{texts.nameHint}</p>
      <p className="actions">
        <button type="submit">{edits.isBusy ? shared.busy : texts.add}</button>
      </p>
    </form>
  );
}

const isLimit = (error: string): error is Limit =>
  Object.values(LIMITS).some((limits) => limits.some((one) => one === error));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
