import { FindingList } from '../../preview/gallery/findings/FindingList.tsx';
import { findingsOf } from '../../preview/gallery/findings/findings-of.ts';
import { useTexts } from '../../preview/language.ts';
import { useStudio } from './studio-context.ts';
import { STUDIO_TEXTS } from './studio-texts.ts';

interface LastChangeProps {
  /** All brands unless said. */
  brand?: string;
  /** Ids of findings that stand elsewhere on the page. */
  besides?: ReadonlySet<string>;
}

/** Says what the last change did and what the checker says of it, and takes it back. */
export function LastChange({ brand, besides }: LastChangeProps) {
  const studio = useStudio();
  const texts = useTexts(STUDIO_TEXTS);
  const { site, said, news, canUndo, undo } = studio;
  const found = site.findings.filter(({ id }) => news.has(id));
  const own = brand === undefined ? found : findingsOf({ ...site, findings: found }, brand);
  const listed = own.filter(({ id }) => !besides?.has(id));
  const isStale = brand === undefined ? site.stale.length > 0 : site.stale.includes(brand);
  return (
    <div
      className="last-change"
      data-bad={own.some(({ severity }) => severity === 'error') || undefined}
    >
      <div className="actions">
        <button type="button" disabled={!canUndo} onClick={() => void undo()}>
          {texts.undo}
        </button>
      </div>
      <p role="status">
        {said} {own.length > 0 && texts.found(own.length)} {isStale && texts.stale}
      </p>
      {listed.length > 0 && <FindingList findings={listed} />}
    </div>
  );
}
