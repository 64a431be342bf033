import { useEffect, useRef, useState } from 'react';
import type { SiteFinding } from '../../site/site.ts';
import { VALUE_GROUPS, type Value } from '../../site/value.ts';
import { ValueEditor } from '../editor/ValueEditor.tsx';
import { FindingList, findingsOf, isAbout } from '../findings.tsx';
import { useSay } from '../language.ts';
import { LastChange } from '../LastChange.tsx';
import { useBrand, useSite, useStudio } from '../studio.ts';
import type { useVisibleValues } from './use-visible-values.ts';

interface ValuesPanelProps extends ReturnType<typeof useVisibleValues> {
  screen: string;
  values: readonly Value[];
}

/** Every value that a screen is made of, and where in the JSON it was written. */
export function ValuesPanel({ screen, values, seen, underPointer, point }: ValuesPanelProps) {
  const say = useSay();
  const studio = useStudio();
  const brand = useBrand();
  const { data: site } = useSite();
  const [words, setWords] = useState('');
  const [isWhole, showWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-pointed]')?.scrollIntoView({ block: 'nearest' });
  }, [underPointer]);
  const findings = findingsOf(brand, site!.findings);
  const rows = values.map((value, index) => {
    return { value, index, about: findings.filter((one) => isAbout(one, value)) };
  });
  const shown = rows.filter(({ value, index, about }) => {
    // Steps are listed although the screen does not show them as text.
    const isOfInterest = isWhole || seen.has(index) || value.group === 'Steps' || about.length > 0;
    return isOfInterest && hasWords(value, words);
  });
  const elsewhere = findings.filter(
    (one) =>
      one.file.endsWith(`/screens/${screen}.json`) &&
      !rows.some(({ about }) => about.includes(one)),
  );
  return (
    <div ref={list}>
      {studio && <LastChange />}
      <FindingList findings={elsewhere} />
      <label className="find">
        {say('findValue')}
        <input
          type="search"
          value={words}
          placeholder={say('findValueHint')}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ target }) => showWhole(target.checked)}
        />
        {say('unseen')}
      </label>
      {VALUE_GROUPS.map((group) => {
        const own = shown.filter(({ value }) => value.group === group);
        return own.length === 0 ? null : (
          <section key={group}>
            <h3>
              {say(`group.${group}`)} <small>{own.length}</small>
            </h3>
            <ul className="rows">
              {own.map(({ value, index, about }) => (
                <Row
                  // An open editor stays with its value when others come and go.
                  key={JSON.stringify([value.name, value.place])}
                  value={value}
                  findings={about}
                  isUnderPointer={underPointer.includes(index)}
                  onPoint={(isOn) => point(isOn ? index : undefined)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <p>{say('noMatch')}</p>}
    </div>
  );
}

function hasWords({ name, value, file, path, key }: Value, words: string): boolean {
  const text = [name, String(value), file, path, key].join(' ');
  return text.toLowerCase().includes(words.toLowerCase());
}

interface RowProps {
  value: Value;
  findings: readonly SiteFinding[];
  isUnderPointer: boolean;
  onPoint(isOn: boolean): void;
}

function Row({ value, findings, isUnderPointer, onPoint }: RowProps) {
  const { name, file, line, path, from, key, namedAt, group } = value;
  const written = String(value.value);
  const studio = useStudio();
  const say = useSay();
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open(false);
    button.current?.focus();
  };
  return (
    <li
      className="value"
      data-pointed={isUnderPointer || undefined}
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
        <small>{name}</small>
        <span className="written">
          {group === 'Colours' && <i style={{ background: written }} />}
          {written}
        </span>
      </button>
      <p className="place">
        <code>
          {file}:{line}
        </code>{' '}
        {from && say('from', { folder: from })}
        <br />
        {path}
        {key && namedAt && path !== '' && (
          <>
            {' '}
            — {say('namedIn')} <code>{namedAt}</code>
          </>
        )}
      </p>
      <FindingList findings={findings} />
      {studio && isOpen && <ValueEditor value={value} onDone={close} />}
    </li>
  );
}
