import { createContext, useContext, useEffect, useState } from 'react';
import type { Language } from '../../checker/language/translate.ts';
import type { Frame } from '../states/frame.ts';
import english from './texts/english.json' with { type: 'json' };
import portuguese from './texts/portuguese.json' with { type: 'json' };

type MessageId = keyof typeof english;
/** A message that has another form for one than for several. */
type CountedId<Id = MessageId> = Id extends `${infer Name}.one` ? Name : never;
type MessageData = Readonly<Record<string, string | number>>;

/** Returns a message with its data in place of `{{names}}`; `count` chooses between `.one` and `.other`. */
export type Say = (id: MessageId | CountedId, data?: MessageData) => string;

/** Every message in each language: a message that a language lacks does not compile. */
const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = {
  en: english,
  'pt-BR': portuguese,
};

const isMessage = (id: string): id is MessageId => Object.hasOwn(english, id);

const sayIn =
  (language: Language): Say =>
  (id, data = {}) => {
    const form = isMessage(id) ? id : (`${id}.${data.count === 1 ? 'one' : 'other'}` as const);
    return CATALOGUES[language][form].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(data[name]),
    );
  };

type LanguageChoice = readonly [Language, (next: Language) => void];

/** The language of the page, and a function that chooses another one. */
export const LanguageContext = createContext<LanguageChoice>(['en', () => {}]);

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

/** The messages of the page in its language. */
export const useSay = (): Say => sayIn(useLanguage()[0]);

type Named = Pick<Frame, 'parts' | 'visit' | 'moment'>;

/** Returns the title of a frame in the language of the page; a flow or a link has its own name. */
export function useStateTitle(): (frame: Named) => string {
  const say = useSay();
  const titled = (part: string, { visit, moment }: Named) => {
    const [id, page] = [`state.${part}`, /^page-(\d+)$/.exec(part)?.[1]];
    if (page) return say('state.page', { number: page });
    return isMessage(id) && [visit, moment].includes(part) ? say(id) : part;
  };
  return (frame) => frame.parts.map((part) => titled(part, frame)).join(' · ');
}

const FEW = 3;

/** Brands by their names; many by their number. */
export const brandList = (say: Say, names: readonly string[]): string =>
  names.length <= FEW ? names.join(', ') : say('brands', { count: names.length });

const KEY = 'guiche.workshop.language';

/** The language that was chosen last, or else the first one of the browser that the page speaks. */
function initialLanguage(): Language {
  const known = Object.keys(CATALOGUES) as Language[];
  const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages];
  const isOf = (tag: string) => (one: Language) => one.slice(0, 2) === tag.slice(0, 2);
  return wanted.flatMap((tag) => known.filter(isOf(tag)))[0] ?? 'en';
}

/** Keeps the language of the page, which is that of its document as well. */
export function useLanguageChoice(): LanguageChoice {
  const choice = useState(initialLanguage);
  const [language] = choice;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = sayIn(language)('workshop');
    localStorage.setItem(KEY, language);
  }, [language]);
  return choice;
}
