import { useTexts, type Language } from '../language.ts';
import { Switch } from './Choice.tsx';
import { GALLERY_TEXTS } from './gallery-texts.ts';

interface LanguageSwitchProps {
  language: Language;
  onChoose(next: Language): void;
}

/** The choice of the language that the pages speak. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const texts = useTexts(GALLERY_TEXTS);
  return (
    <Switch
      label={texts.language}
      value={language}
      options={[
        ['pt', 'Português'],
        ['en', 'English'],
      ]}
      onChange={onChoose}
    />
  );
}
