import { useEffect, useMemo, useState } from 'react';
import { EditingContext, type Editing } from '../../preview/editing.ts';
import { Gallery } from '../../preview/gallery/Gallery.tsx';
import { LanguageContext } from '../../preview/language.ts';
import { useLanguage } from '../../preview/use-language.ts';
import type { Site } from '../../preview/site.ts';
import { BlocksPanel } from './blocks/BlocksPanel.tsx';
import { FlowPage } from './flow/FlowPage.tsx';
import { LastChange } from './LastChange.tsx';
import type { createCalls } from './studio-calls.ts';
import { StudioContext } from './studio-context.ts';
import { StudioBar } from './StudioBar.tsx';
import { useChanges } from './use-changes.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface StudioProps {
  site: Site;
  callsIn: ReturnType<typeof createCalls>;
}

/** Parts beside a screen, behind its values. */
const SCREEN_PARTS: Editing['parts'] = [
  { id: 'blocks', title: { en: 'Fields and blocks', pt: 'Campos e blocos' }, Body: BlocksPanel },
];

/** The preview in which brands can be changed, and the page of their flows. */
export function Studio({ site, callsIn }: StudioProps) {
  const [language, setLanguage] = useLanguage();
  const calls = useMemo(() => callsIn(language), [callsIn, language]);
  const { studio, versions } = useChanges(site, calls, language);
  const isFlow = useHash() === '#flow';
  const editing = useMemo<Editing>(
    () => ({ versions, Editor: ValueEditor, LastChange, parts: SCREEN_PARTS }),
    [versions],
  );
  return (
    <LanguageContext value={language}>
      <StudioContext value={studio}>
        <EditingContext value={editing}>
          <StudioBar isFlow={isFlow} language={language} onLanguage={setLanguage} />
          {isFlow ? <FlowPage /> : <Gallery site={studio.site} />}
        </EditingContext>
      </StudioContext>
    </LanguageContext>
  );
}

/** The part of the address that names the page. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    window.addEventListener('hashchange', read);
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('hashchange', read);
      window.removeEventListener('popstate', read);
    };
  }, []);
  return hash;
}
