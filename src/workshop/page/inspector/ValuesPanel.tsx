import { useEffect, useId, useRef, useState } from 'react';
import type { SiteFinding } from '../../site/site.ts';
import type { BrandValues, Value, ValueGroup } from '../../site/value.ts';
import { useTexts } from '../language.ts';
import { GALLERY_TEXTS, GROUP_TEXTS } from '../gallery-texts.ts';
import { LastChange } from '../editor/LastChange.tsx';
import { useStudio } from '../editor/studio.ts';
import { ValueEditor } from '../editor/ValueEditor.tsx';
import { FindingList, isAbout, isOfScreen } from '../findings.tsx';
import type { VisibleValues } from './find-values.ts';

/** In the order in which people ask for them. */
const GROUPS: readonly ValueGroup[] = [
  'Texts',
  'Fields',
  'Messages',
  'Steps',
  'Waiting for the upstream',
  'Brand',
  'Colours',
  'Program texts',
  'Sandbox',
  'Blocks',
  'Rules',
];
/** Groups that are listed although the screen does not show them as text. */
const UNSEEN: readonly ValueGroup[] = ['Steps', 'Waiting for the upstream'];

interface ValuesPanelProps {
  /** The brand on the screen: its folder below brands/. */
  brand: string;
  /** All that the checker says about it. */
  findings: readonly SiteFinding[];
  values: BrandValues | undefined;
  screen: string;
  seen: VisibleValues;
  /** The values under the pointer in the frame. */
  underPointer: readonly number[];
  onPoint(index: number | undefined): void;
}

/** Every value that a screen is made of, and where in the JSON it was written. */
export function ValuesPanel({
  brand,
  findings,
  values,
  screen,
  seen,
  underPointer,
  onPoint,
}: ValuesPanelProps) {
  const texts = useTexts(GALLERY_TEXTS);
  const groups = useTexts(GROUP_TEXTS);
  const [words, setWords] = useState('');
  const [isWhole, showWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const studio = useStudio();
  useEffect(() => {
    list.current?.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest' });
  }, [underPointer]);
  if (!values) return <div className="values" />;
  const all = [...(values.screens[screen] ?? []), ...values.everywhere];
  const shown = all.filter((index) => {
    const value = values.values[index]!;
    const isOfInterest =
      isWhole ||
      seen.has(index) ||
      UNSEEN.includes(value.group) ||
      findings.some((one) => isAbout(one, value));
    return isOfInterest && hasWords(value, words);
  });
  const isOfValue = (one: SiteFinding) => all.some((index) => isAbout(one, values.values[index]!));
  const atValues = new Set(findings.filter(isOfValue).map(({ id: finding }) => finding));
  const elsewhere = findings.filter((one) => isOfScreen(one, screen) && !isOfValue(one));
  const besides = new Set([...atValues, ...elsewhere.map(({ id: finding }) => finding)]);
  return (
    <div className="values" ref={list}>
      {studio && <LastChange brand={brand} besides={besides} />}
      {elsewhere.length > 0 && <FindingList findings={elsewhere} />}
      <div className="find">
        <label htmlFor={id}>{texts.find}</label>
        <input
          id={id}
          type="search"
          value={words}
          placeholder={texts.findHint}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <div className="whole">
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => showWhole(target.checked)}
          />
          {texts.unseen}
        </label>
      </div>
      {GROUPS.map((group) => {
        const own = shown.filter((index) => values.values[index]!.group === group);
        const names = rowNames(own.map((index) => values.values[index]!));
        return own.length === 0 ? null : (
          <section key={group}>
            <h3>
              {groups[group]} <small>{own.length}</small>
            </h3>
            <ul>
              {own.map((index, at) => (
                <Row
                  key={names[at]}
                  brand={brand}
                  value={values.values[index]!}
                  findings={findings.filter((one) => isAbout(one, values.values[index]!))}
                  isSeen={seen.has(index)}
                  isUnderPointer={underPointer.includes(index)}
                  onPoint={(isOn) => onPoint(isOn ? index : undefined)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <p className="nothing">{texts.nothing}</p>}
    </div>
  );
}

/** Names rows by what they show: an open editor stays with its value when others come and go. */
function rowNames(values: readonly Value[]): string[] {
  const counts = new Map<string, number>();
  return values.map(({ name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}

function hasWords(value: Value, words: string): boolean {
  const { name, value: written, file, path, key = '' } = value;
  return `${name} ${written} ${file} ${path} ${key}`.toLowerCase().includes(words.toLowerCase());
}

interface RowProps {
  brand: string;
  value: Value;
  findings: readonly SiteFinding[];
  isSeen: boolean;
  isUnderPointer: boolean;
  onPoint(isOn: boolean): void;
}

function Row({ brand, value, findings, isSeen, isUnderPointer, onPoint }: RowProps) {
  const { name, value: written, file, line, path, from, key, namedAt, group } = value;
  const studio = useStudio();
  const texts = useTexts(GALLERY_TEXTS);
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open(false);
    button.current?.focus();
  };
  return (
    <li
      data-pointed={isUnderPointer || undefined}
      data-seen={isSeen || undefined}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={studio && isOpen}
        onClick={() => open(!isOpen)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
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
        {from && <span className="from">{texts.from(from)}</span>}
        <br />
        <span className="path">{path}</span>
        {key && namedAt && path !== '' && (
          <span className="path">
            {' '}
            — {texts.namedIn} <code>{namedAt}</code>
          </span>
        )}
      </p>
      {findings.length > 0 && <FindingList findings={findings} />}
      {studio && isOpen && <ValueEditor brand={brand} value={value} onDone={close} />}
    </li>
  );
}
