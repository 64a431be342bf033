import { createContext, useContext } from 'react';

/** Languages of the tools for product owners. */
export type Language = 'en' | 'pt';
export const LANGUAGES: readonly Language[] = ['en', 'pt'];

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
