import { LanguageSwitch } from '../../preview/gallery/LanguageSwitch.tsx';
import { useTexts, type Language } from '../../preview/language.ts';
import { LastChange } from './LastChange.tsx';
import { useStudio } from './studio-context.ts';
import { STUDIO_TEXTS } from './studio-texts.ts';

interface StudioBarProps {
  /** The page of flows is open, not that of screens. */
  isFlow: boolean;
  language: Language;
  onLanguage(next: Language): void;
}

/** Pages, the last change, the files that were changed, and the language. */
export function StudioBar({ isFlow, language, onLanguage }: StudioBarProps) {
  const texts = useTexts(STUDIO_TEXTS);
  return (
    <section className="studio-bar" aria-label={texts.studio}>
      <nav aria-label={texts.pages}>
        <a href="#screens" aria-current={isFlow ? undefined : 'page'}>
          {texts.screens}
        </a>
        <a href="#flow" aria-current={isFlow ? 'page' : undefined}>
          {texts.flow}
        </a>
      </nav>
      <LastChange />
      <ChangedFiles />
      <LanguageSwitch language={language} onChoose={onLanguage} />
    </section>
  );
}

/** The files that are not as they were at the start of the studio. */
function ChangedFiles() {
  const { changed } = useStudio();
  const texts = useTexts(STUDIO_TEXTS);
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
