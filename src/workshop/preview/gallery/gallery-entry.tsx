import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageContext } from '../language.ts';
import type { Site } from '../site.ts';
import { useLanguage } from '../use-language.ts';
import { Gallery } from './Gallery.tsx';
import { GALLERY_TEXTS } from './gallery-texts.ts';
import { keepFocus } from './keep-focus.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import './gallery.css';

/** The gallery by itself, in a language to choose. */
function Preview({ site }: { site: Site }) {
  const [language, choose] = useLanguage();
  useEffect(() => {
    document.title = GALLERY_TEXTS[language].title;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Gallery site={site} languages={<LanguageSwitch language={language} onChoose={choose} />} />
    </LanguageContext>
  );
}

async function start(root: HTMLElement): Promise<void> {
  const response = await fetch('frames.json');
  if (!response.ok) throw new Error(`frames.json answered ${response.status}.`);
  createRoot(root).render(<Preview site={(await response.json()) as Site} />);
}

keepFocus();
const root = document.getElementById('root')!;
start(root).catch((error: unknown) => {
  root.textContent = `The preview cannot be shown: ${String(error)} Build it again with npm run preview-brands.`;
});
