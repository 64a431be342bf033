import { useEffect, useMemo, useState } from 'react';
import { EditingContext, type Editing } from '../../preview/editing.ts';
import { Gallery } from '../../preview/gallery/Gallery.tsx';
import { LanguageContext } from '../../preview/language.ts';
import { useLanguage } from '../../preview/use-language.ts';
import type { Site } from '../../preview/site.ts';
import { FixButton } from './FixButton.tsx';
import { LastChange } from './LastChange.tsx';
import { PAGE_PANELS, SCREEN_PANELS } from './panel.ts';
import { PanelPage } from './PanelPage.tsx';
import type { createCalls } from './studio-calls.ts';
import { StudioContext } from './studio-context.ts';
import { StudioBar } from './StudioBar.tsx';
import { useChanges } from './use-changes.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface StudioProps {
  site: Site;
  callsIn: ReturnType<typeof createCalls>;
}

/** The preview in which brands can be changed, and the pages beside it. */
export function Studio({ site, callsIn }: StudioProps) {
  const [language, setLanguage] = useLanguage();
  const calls = useMemo(() => callsIn(language), [callsIn, language]);
  const { studio, versions } = useChanges(site, calls, language);
  const page = usePage();
  const editing = useMemo<Editing>(
    () => ({ versions, Editor: ValueEditor, LastChange, Fix: FixButton, parts: SCREEN_PANELS }),
    [versions],
  );
  return (
    <LanguageContext value={language}>
      <StudioContext value={studio}>
        <EditingContext value={editing}>
          <StudioBar page={page?.id} language={language} onLanguage={setLanguage} />
          {page ? <PanelPage key={page.id} panel={page} /> : <Gallery site={studio.site} />}
        </EditingContext>
      </StudioContext>
    </LanguageContext>
  );
}

const pageOf = (hash: string) => PAGE_PANELS.find(({ id }) => hash === `#${id}`);

/** The page that the address names; undefined for the screens. */
function usePage() {
  const [page, setPage] = useState(() => pageOf(location.hash));
  useEffect(() => {
    const read = () => setPage(pageOf(location.hash));
    window.addEventListener('hashchange', read);
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('hashchange', read);
      window.removeEventListener('popstate', read);
    };
  }, []);
  return page;
}
