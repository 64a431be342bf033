import { useEffect, useState } from 'react';
import { LANGUAGES, type Language } from './language.ts';

const KEY = 'guiche.studio.language';

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((one) => one === text);

/** The language that was chosen last, or else the first one of the browser that the studio speaks. */
function initialLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The language of the page, and a function that chooses another one and keeps it. */
export function useLanguage(): [Language, (next: Language) => void] {
  const [language, setLanguage] = useState(initialLanguage);
  useEffect(() => {
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
  }, [language]);
  const choose = (next: Language) => {
    localStorage.setItem(KEY, next);
    setLanguage(next);
  };
  return [language, choose];
}
