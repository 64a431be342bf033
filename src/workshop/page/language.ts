import { createContext, useContext, useEffect, useState } from 'react';

/** Languages of the page. */
export type Language = 'en' | 'pt';
const LANGUAGES: readonly Language[] = ['en', 'pt'];

/** A text, or one that is made for what it speaks of. */
type Text = string | ((...values: never[]) => string);

/** A key that a language lacks is an error of types. */
type SameKeys<Table> = { [Key in keyof Table]: Table[Key] extends string ? string : Table[Key] };

/** The texts of one part of a page, in every language. */
export const defineTexts = <const Table extends Record<string, Text>>(tables: {
  en: Table;
  pt: SameKeys<NoInfer<Table>>;
}): Record<Language, SameKeys<Table>> => tables as Record<Language, SameKeys<Table>>;

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/** The texts of a part in the language of the page. */
export const useTexts = <Table>(tables: Record<Language, Table>): Table =>
  tables[useContext(LanguageContext)];

const KEY = 'guiche.workshop.language';

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((one) => one === text);

/** The language that was chosen last, or else the first one of the browser that the page speaks. */
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
