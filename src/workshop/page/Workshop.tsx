import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { BeforeAfter } from './BeforeAfter.tsx';
import { BrandSection } from './BrandSection.tsx';
import { ChangedFiles, LastChange } from './LastChange.tsx';
import { Switch } from './Choice.tsx';
import { Filters } from './Filters.tsx';
import { Findings } from './findings.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { LanguageContext, useLanguage, useLanguageChoice, useSay } from './language.ts';
import { brandOf, framesOfScreens, shownOf } from './select-frames.ts';
import { BrandContext, StudioContext, useChanges, useSite, useStudio } from './studio.ts';
import { useView } from './view.ts';

/** The server is on this machine, and says itself when something has changed. */
const LOCAL = { networkMode: 'always', retry: false } as const;
const queries = new QueryClient({
  defaultOptions: { queries: { ...LOCAL, staleTime: Infinity }, mutations: LOCAL },
});

/**
 * Every screen of every brand; beside a running workshop, what changes them. `token` is that of the
 * workshop; '' where nothing can be changed.
 */
export function Workshop({ token }: { token: string }) {
  return (
    <LanguageContext value={useLanguageChoice()}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>{token === '' ? <Gallery /> : <Studio token={token} />}</BrowserRouter>
      </QueryClientProvider>
    </LanguageContext>
  );
}

const Studio = ({ token }: { token: string }) => (
  <StudioContext value={useChanges(token)}>
    <Gallery />
  </StudioContext>
);

/** Screens of brands in their states, filtered by the address. */
function Gallery() {
  const [language, choose] = useLanguage();
  const { data: site, error } = useSite();
  const [view] = useView();
  const say = useSay();
  const studio = useStudio();
  if (!site) return error && <p role="alert">{error.message}</p>;
  const frames = framesOfScreens(site, view).filter(
    ({ state }) => !view.state || state === view.state,
  );
  const brand = brandOf(site, view);
  const shown = shownOf(site, view);
  return (
    <>
      <header className="top">
        <h1>{say('workshop')}</h1>
        <Switch
          label={say('language')}
          value={language}
          options={[
            ['pt-BR', 'Português'],
            ['en', 'English'],
          ]}
          onChange={choose}
        />
        {studio && <LastChange />}
        {studio && <ChangedFiles />}
        <Filters site={site} />
      </header>
      <BrandContext value={brand}>
        <main>
          <Findings site={site} />
          {studio && brand && <BeforeAfter key={brand.id} />}
          {brand && <BrandSection key={brand.id} frames={frames} />}
          {frames.length === 0 && <p className="hint">{say('noScreen')}</p>}
        </main>
        {shown && <Inspector {...shown} />}
      </BrandContext>
    </>
  );
}
