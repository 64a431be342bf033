import { useContext } from 'react';
import { FindingList, findingsOf } from './findings.tsx';
import { useSay } from './language.ts';
import { BrandContext, useEditing, useSite } from './studio.ts';

/** Says what the last change did and what the checker says of it, and takes it back; for all brands above them. */
export function LastChange() {
  const brand = useContext(BrandContext);
  const { said, news, canUndo, undo } = useEditing();
  const { data: site } = useSite();
  const say = useSay();
  const { stale } = site!;
  const own = brand ? findingsOf(brand, news) : news;
  const isStale = brand ? stale.includes(brand.id) : stale.length > 0;
  return (
    <div
      className="last-change"
      data-bad={own.some(({ severity }) => severity === 'error') || undefined}
    >
      <button type="button" disabled={!canUndo} onClick={() => void undo()}>
        {say('undo')}
      </button>
      <p role="status">
        {said} {own.length > 0 && say('found', { count: own.length })} {isStale && say('stale')}
      </p>
      <FindingList findings={own} />
    </div>
  );
}

/** The files that are not as they were at the start of the workshop. */
export function ChangedFiles() {
  const { changed } = useEditing();
  const say = useSay();
  if (changed.length === 0) return null;
  return (
    <details className="changed">
      <summary>{say('changed', { count: changed.length })}</summary>
      <ul>
        {changed.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <p className="hint">{say('git')}</p>
    </details>
  );
}
