import { useEffect, useMemo, type ReactNode } from 'react';
import type { Site } from '../site/site.ts';
import { Switch } from './Choice.tsx';
import { createCalls } from './editor/calls.ts';
import { StudioContext } from './editor/studio.ts';
import { useChanges } from './editor/use-changes.ts';
import { Gallery } from './Gallery.tsx';
import { GALLERY_TEXTS } from './gallery-texts.ts';
import { LanguageContext, useLanguage, type Language } from './language.ts';

interface WorkshopProps {
  site: Site;
  /** The token of a running workshop; '' where nothing can be changed. */
  token: string;
}

/** Every screen of every brand, in a language to choose; beside a running workshop, what changes them. */
export function Workshop({ site, token }: WorkshopProps) {
  const [language, choose] = useLanguage();
  const texts = GALLERY_TEXTS[language];
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);
  const languages = (
    <Switch
      label={texts.language}
      value={language}
      options={[
        ['pt', 'Português'],
        ['en', 'English'],
      ]}
      onChange={choose}
    />
  );
  return (
    <LanguageContext value={language}>
      {token === '' ? (
        <Gallery site={site} languages={languages} />
      ) : (
        <Studio site={site} token={token} language={language} languages={languages} />
      )}
    </LanguageContext>
  );
}

interface StudioProps extends WorkshopProps {
  language: Language;
  languages: ReactNode;
}

function Studio({ site, token, language, languages }: StudioProps) {
  const callsIn = useMemo(() => createCalls(token), [token]);
  const calls = useMemo(() => callsIn(language), [callsIn, language]);
  const studio = useChanges(site, calls, language);
  return (
    <StudioContext value={studio}>
      <Gallery site={studio.site} languages={languages} />
    </StudioContext>
  );
}
