import { useId, useState } from 'react';
import { Choice } from '../../../preview/gallery/Choice.tsx';
import { useTexts } from '../../../preview/language.ts';
import type { When } from '../../../contract/generated/when.ts';
import type { FactName } from '../../../contract/generated/names.ts';
import type { EarlierAnswer, Library } from '../../build/model.ts';
import { BUILD_TEXTS } from './build-texts.ts';
import { readWhen, writtenWhen, type Join, type Test } from './conditions.ts';
import { FACT_TEXTS } from './fact-texts.ts';

interface ConditionEditorProps {
  when: When | undefined;
  facts: Library['facts'];
  answers: readonly EarlierAnswer[];
  isBusy: boolean;
  onSave(when: When | null): void;
}

/** Chooses when a block or a field is there: always, by facts of the visit, or by earlier answers. */
export function ConditionEditor({ when, facts, answers, isBusy, onSave }: ConditionEditorProps) {
  const texts = useTexts(BUILD_TEXTS);
  const read = when && readWhen(when);
  const [join, setJoin] = useState<Join>(read?.join ?? 'all');
  const [list, setList] = useState<Test[]>(read?.list ?? []);
  const [first] = facts;
  if (!first) return null;
  const isWhole = list.every(({ is }) => is !== '' && !Number.isNaN(is));
  return (
    <div className="condition">
      {when && !read && (
        <p>
          {texts.tooDeep} <code>{JSON.stringify(when)}</code>
        </p>
      )}
      {list.length === 0 && <p>{texts.always}</p>}
      {list.length > 1 && (
        <Choice
          label={texts.join}
          value={join}
          options={[
            { value: 'all', label: texts.all },
            { value: 'any', label: texts.any },
          ]}
          onChange={(next) => setJoin(next as Join)}
        />
      )}
      {list.map((one, at) => (
        <TestEditor
          // A test has nothing but its place.
          key={at}
          test={one}
          facts={facts}
          answers={answers}
          onChange={(next) => setList(list.map((other, index) => (index === at ? next : other)))}
          onDrop={() => setList(list.filter((_, index) => index !== at))}
        />
      ))}
      <p className="actions">
        <button
          type="button"
          onClick={() => {
            const test: Test = { by: 'fact', name: first.name, is: first.values[0]! };
            setList([...list, test]);
          }}
        >
          {list.length === 0 ? texts.visit : texts.addFact}
        </button>
        <button
          type="button"
          aria-disabled={!isWhole}
          onClick={() => isWhole && onSave(writtenWhen(list, join))}
        >
          {isBusy ? texts.busy : texts.save}
        </button>
      </p>
    </div>
  );
}

interface TestEditorProps extends Pick<ConditionEditorProps, 'facts' | 'answers'> {
  test: Test;
  onChange(next: Test): void;
  onDrop(): void;
}

function TestEditor({ test, facts, answers, onChange, onDrop }: TestEditorProps) {
  const texts = useTexts(BUILD_TEXTS);
  const words = useTexts(FACT_TEXTS);
  const { by, name } = test;
  const answer = by === 'answer' ? answers.find((one) => one.name === name) : undefined;
  const fact = by === 'fact' ? facts.find((one) => one.name === name) : undefined;
  const choose = (chosen: string) => {
    const [kind, ...rest] = chosen.split(' ');
    const next = rest.join(' ');
    if (kind === 'fact') {
      const { values } = facts.find((one) => one.name === next)!;
      return onChange({ by: 'fact', name: next, is: values[0]! });
    }
    const { options } = answers.find((one) => one.name === next)!;
    return onChange({ by: 'answer', name: next, is: (options[0]?.value ?? '') as Test['is'] });
  };
  const isKnown = answer !== undefined || fact !== undefined;
  return (
    <div className="fact">
      <Choice
        label={texts.fact}
        value={`${by} ${name}`}
        options={[
          ...(isKnown ? [] : [{ value: `${by} ${name}`, label: name }]),
          {
            label: texts.ofVisit,
            options: facts.map((one) => ({
              value: `fact ${one.name}`,
              label: words[one.name as FactName],
            })),
          },
          ...(answers.length === 0
            ? []
            : [
                {
                  label: texts.earlierAnswers,
                  options: answers.map((one) => ({
                    value: `answer ${one.name}`,
                    label: `${one.label} (/${one.screen})`,
                  })),
                },
              ]),
        ]}
        onChange={choose}
      />
      <TestValue
        test={test}
        options={
          fact
            ? fact.values.map((value) => ({ value, label: '' }))
            : (answer?.options ?? []).map(({ value, label }) => {
                return { value: value as Test['is'], label };
              })
        }
        isNumber={answer?.type === 'number' || answer?.type === 'integer'}
        onChange={(is) => onChange({ ...test, is })}
      />
      <button type="button" onClick={onDrop}>
        {texts.dropFact}
      </button>
      {fact && (
        <small>
          <code>{name}</code>
        </small>
      )}
    </div>
  );
}

interface TestValueProps {
  test: Test;
  options: readonly { value: Test['is']; label: string }[];
  isNumber: boolean;
  onChange(is: Test['is']): void;
}

/** The value of a test: one of a list, or typed. */
function TestValue({ test: { is }, options, isNumber, onChange }: TestValueProps) {
  const texts = useTexts(BUILD_TEXTS);
  const id = useId();
  if (options.length === 0) {
    const typed = Number.isNaN(is) ? '' : String(is);
    return (
      <div className="choice">
        <label htmlFor={id}>{texts.value}</label>
        <input
          id={id}
          value={typed}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={({ target: { value } }) =>
            onChange(isNumber ? Number(value === '' ? Number.NaN : value) : value)
          }
        />
      </div>
    );
  }
  const isKnown = options.some(({ value }) => value === is);
  const all = isKnown ? options : [{ value: is, label: '' }, ...options];
  const hasWords = all.some(({ value }) => typeof value === 'string');
  return (
    <Choice
      label={texts.value}
      value={String(is)}
      options={all.map(({ value, label }) => ({
        value: String(value),
        label: label || wordsOf(value, hasWords, texts),
      }))}
      onChange={(next) => onChange(all.find(({ value }) => String(value) === next)!.value)}
    />
  );
}

function wordsOf(
  value: Test['is'],
  hasWords: boolean,
  texts: { yes: string; no: string; none: string },
): string {
  if (typeof value !== 'boolean') return String(value);
  if (value) return texts.yes;
  return hasWords ? texts.none : texts.no;
}
