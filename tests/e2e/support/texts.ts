import mozambicanJson from '../../fixtures/brands/wup-mz/texts.json' with { type: 'json' };
import baseTexts from '../../fixtures/brands/base/texts.json' with { type: 'json' };

/** Texts as pages draw them: no line ends within 'e-mail'. */
const drawn = <Texts extends object>(texts: Texts) =>
  JSON.parse(JSON.stringify(texts).replace(/\be-mail/g, 'e\u2011mail')) as Texts;

/** Texts that the specification leaves to the product; a brand's JSON may replace them. */
export const texts = drawn(baseTexts);
/** The same in Mozambique. */
export const mozambicanTexts = drawn(mozambicanJson);

/** Section 8 of the specification. */
export const GENERAL_ERROR = 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde';
export const PAYMENT_ERROR = 'Não conseguimos processar a transação. Faça uma nova tentativa.';

/** Texts that Mozambique words in another way, up to their first placeholder, and the Brazilian ones. */
const WORDINGS = Object.entries(mozambicanTexts as Record<string, string>)
  .filter(([key]) => /^(purchase|success)\./.test(key))
  .map(([key, text]) => [text, (texts as Record<string, string>)[key]] as const)
  .flatMap(([here, there]) => (there ? [[here, there].map((text) => text.split('{')[0]!)] : []))
  .filter(([here, there]) => here !== there && here !== '') as [here: string, there: string][];

/** Translates the words of a Mozambican page into those that it has in Brazil. */
export const inBrazilian = (words: string): string =>
  WORDINGS.reduce((text, [here, there]) => text.replaceAll(here, there), words);

/** A text of Brazil as either country words it. */
export function inEither(text: string): RegExp {
  const wordings = [text, ...WORDINGS.flatMap(([here, there]) => (there === text ? here : []))];
  return new RegExp(`^(${wordings.map((one) => one.replace(/[?.]/g, '\\$&')).join('|')})$`);
}
