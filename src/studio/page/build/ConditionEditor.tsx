import { useState } from 'react';
import { Choice } from '../../../preview/gallery/Choice.tsx';
import { useTexts } from '../../../preview/language.ts';
import type { When } from '../../../contract/generated/when.ts';
import type { Library } from '../../build/model.ts';
import { BUILD_TEXTS } from './build-texts.ts';

interface Fact {
  fact: string;
  is: boolean | string;
}
type Join = 'all' | 'any';

interface ConditionEditorProps {
  when: When | undefined;
  facts: Library['facts'];
  isBusy: boolean;
  onSave(when: When | null): void;
}

/** Chooses when a block or a field is there: always, or by facts of the visit. */
export function ConditionEditor({ when, facts, isBusy, onSave }: ConditionEditorProps) {
  const texts = useTexts(BUILD_TEXTS);
  const read = when && readWhen(when);
  const [join, setJoin] = useState<Join>(read?.join ?? 'all');
  const [list, setList] = useState<Fact[]>(read?.list ?? []);
  const first = facts[0];
  if (!first) return null;
  const put = (at: number, next: Fact) =>
    setList(list.map((one, index) => (index === at ? next : one)));
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
      {list.map((one, at) => {
        const known = facts.find(({ name }) => name === one.fact) ?? first;
        return (
          <div key={at} className="fact">
            <Choice
              label={texts.fact}
              value={one.fact}
              options={facts.map(({ name }) => ({ value: name, label: name }))}
              onChange={(fact) => {
                const values = facts.find(({ name }) => name === fact)!.values;
                put(at, { fact, is: values[0]! });
              }}
            />
            <Choice
              label={texts.value}
              value={String(one.is)}
              options={known.values.map((value) => ({
                value: String(value),
                label: wordsOf(value, known.values, texts),
              }))}
              onChange={(next) =>
                put(at, { ...one, is: known.values.find((value) => String(value) === next)! })
              }
            />
            <button type="button" onClick={() => setList(list.filter((_, index) => index !== at))}>
              {texts.dropFact}
            </button>
            <small>{known.doc}</small>
          </div>
        );
      })}
      <p className="actions">
        <button
          type="button"
          onClick={() => setList([...list, { fact: first.name, is: first.values[0]! }])}
        >
          {list.length === 0 ? texts.visit : texts.addFact}
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => onSave(writtenWhen(list, join))}
        >
          {texts.save}
        </button>
      </p>
    </div>
  );
}

function wordsOf(
  value: boolean | string,
  all: readonly (boolean | string)[],
  texts: { yes: string; no: string; none: string },
): string {
  if (typeof value === 'string') return value;
  if (value) return texts.yes;
  return all.some((one) => typeof one === 'string') ? texts.none : texts.no;
}

/** The facts of a condition without conditions inside; undefined for any other one. */
function readWhen(when: When): { join: Join; list: Fact[] } | undefined {
  const join: Join = 'any' in when ? 'any' : 'all';
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : [when];
  const list = parts.flatMap((part): Fact[] => {
    if ('fact' in part) return [{ fact: part.fact, is: part.is ?? true }];
    const inner = 'not' in part ? part.not : undefined;
    const isPlain = inner && 'fact' in inner && typeof (inner.is ?? true) === 'boolean';
    return isPlain ? [{ fact: inner.fact, is: !(inner.is ?? true) }] : [];
  });
  return list.length === parts.length ? { join, list } : undefined;
}

function writtenWhen(list: readonly Fact[], join: Join): When | null {
  const parts = list.map(({ fact, is }) => (is === true ? { fact } : { fact, is })) as When[];
  if (parts.length === 0) return null;
  return parts.length === 1 ? parts[0]! : ({ [join]: parts } as unknown as When);
}
