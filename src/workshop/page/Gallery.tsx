import { useMemo, type MouseEvent, type ReactNode } from 'react';
import type { Site } from '../site/site.ts';
import { BrandSection } from './BrandSection.tsx';
import { ChangedFiles, LastChange } from './editor/LastChange.tsx';
import { useStudio } from './editor/studio.ts';
import { Filters } from './Filters.tsx';
import { Findings } from './findings.tsx';
import { GALLERY_TEXTS } from './gallery-texts.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { useTexts } from './language.ts';
import { framesIn, shownOf } from './select-frames.ts';
import { useView, viewOf } from './use-view.ts';

interface GalleryProps {
  site: Site;
  /** The choice of a language. */
  languages: ReactNode;
}

/** Screens of brands in their states, filtered by the address. */
export function Gallery({ site, languages }: GalleryProps) {
  const [view, change] = useView();
  const texts = useTexts(GALLERY_TEXTS);
  const studio = useStudio();
  const { brand, screen, state } = view;
  const frames = useMemo(
    () => framesIn(site, { brand, screen, state, size: 'phone', mode: 'own' }),
    [site, brand, screen, state],
  );
  const shown = shownOf(site, view);
  const brands = site.brands.filter(({ id }) => frames.some((frame) => frame.brand === id));

  /** Opens links to other views within this page; a modifier key leaves them to the browser. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const next = link && isPlain && viewOf(link);
    if (!next) return;
    event.preventDefault();
    change({ ...view, shown: next.shown });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <header className="top">
        <h1>{texts.title}</h1>
        {languages}
        <Filters site={site} view={view} onChange={change} />
        {studio && <LastChange />}
        {studio && <ChangedFiles />}
      </header>
      <main>
        <Findings site={site} />
        {brands.map((one) => (
          <BrandSection
            key={one.id}
            brand={one}
            site={site}
            frames={frames.filter((frame) => frame.brand === one.id)}
            view={view}
          />
        ))}
        {brands.length === 0 && <p className="hint">{texts.noScreen}</p>}
      </main>
      {shown && <Inspector key="inspector" {...shown} site={site} view={view} onChange={change} />}
    </div>
  );
}
