import { LanguageSwitch } from '../../preview/gallery/LanguageSwitch.tsx';
import { useTexts, type Language } from '../../preview/language.ts';
import { LastChange } from './LastChange.tsx';
import { PAGE_PANELS } from './panel.ts';
import { STUDIO_TEXTS } from './studio-texts.ts';

interface StudioBarProps {
  /** Id of the page that is open; undefined for the screens. */
  page: string | undefined;
  language: Language;
  onLanguage(next: Language): void;
}

/** Pages, undo and redo, language, and what happened last. */
export function StudioBar({ page, language, onLanguage }: StudioBarProps) {
  const texts = useTexts(STUDIO_TEXTS);
  return (
    <section className="studio-bar" aria-label={texts.studio}>
      {PAGE_PANELS.length > 0 && (
        <nav aria-label={texts.pages}>
          <a href="#screens" aria-current={page === undefined ? 'page' : undefined}>
            {texts.screens}
          </a>
          {PAGE_PANELS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} aria-current={page === id ? 'page' : undefined}>
              {title[language]}
            </a>
          ))}
        </nav>
      )}
      <LastChange />
      <LanguageSwitch language={language} onChoose={onLanguage} />
    </section>
  );
}
