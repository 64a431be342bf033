import { FindingList, findingsOf } from '../findings.tsx';
import { useTexts } from '../language.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { useEditing } from './studio.ts';

interface LastChangeProps {
  /** All brands unless said. */
  brand?: string;
  /** Ids of findings that stand elsewhere on the page. */
  besides?: ReadonlySet<string>;
}

/** Says what the last change did and what the checker says of it, and takes it back. */
export function LastChange({ brand, besides }: LastChangeProps) {
  const { site, said, news, canUndo, undo } = useEditing();
  const texts = useTexts(EDITOR_TEXTS);
  const found = site.findings.filter(({ id }) => news.has(id));
  const own = brand === undefined ? found : findingsOf({ ...site, findings: found }, brand);
  const listed = own.filter(({ id }) => !besides?.has(id));
  const isStale = brand === undefined ? site.stale.length > 0 : site.stale.includes(brand);
  return (
    <div
      className="last-change"
      data-bad={own.some(({ severity }) => severity === 'error') || undefined}
    >
      <button type="button" disabled={!canUndo} onClick={() => void undo()}>
        {texts.undo}
      </button>
      <p role="status">
        {said} {own.length > 0 && texts.found(own.length)} {isStale && texts.stale}
      </p>
      {listed.length > 0 && <FindingList findings={listed} />}
    </div>
  );
}

/** The files that are not as they were at the start of the workshop. */
export function ChangedFiles() {
  const { changed } = useEditing();
  const texts = useTexts(EDITOR_TEXTS);
  if (changed.length === 0) return null;
  return (
    <details className="changed">
      <summary>{texts.changed(changed.length)}</summary>
      <ul>
        {changed.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <p className="hint">{texts.git}</p>
    </details>
  );
}
