import { useEffect, useId, useRef, useState } from 'react';
import type { BrandValues, Value, ValueGroup } from '../value.ts';
import type { VisibleValues } from './find-values.ts';

/** In the order in which people ask for them. */
const GROUPS: readonly ValueGroup[] = [
  'Texts',
  'Fields',
  'Messages',
  'Steps',
  'Brand',
  'Colours',
  'Program texts',
  'Sandbox',
  'Blocks',
  'Rules',
];
/** Groups that are listed although the screen does not show them as text. */
const UNSEEN: readonly ValueGroup[] = ['Steps'];

interface ValuesPanelProps {
  values: BrandValues | undefined;
  screen: string;
  seen: VisibleValues;
  /** The values under the pointer in the frame. */
  underPointer: readonly number[];
  onPoint(index: number | undefined): void;
}

/** Every value that a screen is made of, and where in the JSON it was written. */
export function ValuesPanel({ values, screen, seen, underPointer, onPoint }: ValuesPanelProps) {
  const [words, setWords] = useState('');
  const [isWhole, showWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    list.current?.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest' });
  }, [underPointer]);
  if (!values) return <div className="values" />;
  const all = [...(values.screens[screen] ?? []), ...values.everywhere];
  const shown = all.filter((index) => {
    const value = values.values[index]!;
    const isOfInterest = isWhole || seen.has(index) || UNSEEN.includes(value.group);
    return isOfInterest && hasWords(value, words);
  });
  return (
    <div className="values" ref={list}>
      <div className="find">
        <label htmlFor={id}>Find a value</label>
        <input
          id={id}
          type="search"
          value={words}
          placeholder="Text, file or path"
          onChange={({ target }) => setWords(target.value)}
        />
        <label className="whole">
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => showWhole(target.checked)}
          />
          Also what is not seen here
        </label>
      </div>
      {GROUPS.map((group) => {
        const own = shown.filter((index) => values.values[index]!.group === group);
        return own.length === 0 ? null : (
          <section key={group}>
            <h3>
              {group} <small>{own.length}</small>
            </h3>
            <ul>
              {own.map((index) => (
                <Row
                  key={index}
                  value={values.values[index]!}
                  isSeen={seen.has(index)}
                  isUnderPointer={underPointer.includes(index)}
                  onPoint={(isOn) => onPoint(isOn ? index : undefined)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <p className="nothing">Nothing here is like that.</p>}
    </div>
  );
}

function hasWords(value: Value, words: string): boolean {
  const { name, value: written, file, path, key = '' } = value;
  return `${name} ${written} ${file} ${path} ${key}`.toLowerCase().includes(words.toLowerCase());
}

interface RowProps {
  value: Value;
  isSeen: boolean;
  isUnderPointer: boolean;
  onPoint(isOn: boolean): void;
}

function Row({ value, isSeen, isUnderPointer, onPoint }: RowProps) {
  const { name, value: written, file, line, path, from, key, namedAt, group } = value;
  return (
    <li
      data-pointed={isUnderPointer || undefined}
      data-seen={isSeen || undefined}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <button type="button" onFocus={() => onPoint(true)} onBlur={() => onPoint(false)}>
        <span className="what">{name}</span>
        <span className="written">
          {group === 'Colours' && <i style={{ background: written }} />}
          {written}
        </span>
      </button>
      <p className="place">
        <code>
          {file}:{line}
        </code>{' '}
        {from && <span className="from">from {from}</span>}
        <br />
        <span className="path">{path}</span>
        {key && namedAt && path !== '' && (
          <span className="path">
            {' '}
            — named in <code>{namedAt}</code>
          </span>
        )}
      </p>
    </li>
  );
}
