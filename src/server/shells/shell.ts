import { gapMark, MAX_GAPS } from './query-gaps.ts';

/**
 * Compresses the fixed texts of a document once; the result puts others between them. `widths` are the bytes of
 * each of these where they are always as many, else undefined.
 */
export type CompressTexts = (
  texts: readonly string[],
  widths: readonly (number | undefined)[],
) => (between: readonly string[]) => Uint8Array<ArrayBuffer>;

/** A document as it was drawn, with a placeholder in the place of its response's nonce. */
export interface DrawnDocument {
  html: string;
  /** Names are lower-case. */
  headers: Readonly<Record<string, string>>;
  /** The question for a price that it was drawn without. */
  priceQuestion?: readonly unknown[];
}

/** The values that each response puts into a shell. */
export interface Fillings {
  nonce: string;
  /** See `GappedQuery`. */
  gaps: readonly string[];
}

/** A drawn document that waits for nonce and query of a response. */
export interface Shell {
  html(fillings: Fillings): string;
  /** The same in gzip; missing where the runtime compresses nothing by itself. */
  gzip?(fillings: Fillings): Uint8Array<ArrayBuffer>;
  headers(fillings: Fillings): Record<string, string>;
  /** The question for a price that it was drawn without. */
  priceQuestion?: readonly unknown[];
  /** Size in memory. */
  bytes: number;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes a text into an attribute, so that the browser's own drawing reads the same. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => ESCAPES[one]!);

/** Texts, and between each two of them what to fill in: the nonce (-1), or the gap of an index. */
interface Cut {
  texts: readonly string[];
  slots: readonly number[];
}

const NONCE = -1;

function cutAt(text: string, marks: ReadonlyMap<string, number>): Cut {
  const pattern = new RegExp(
    `(${[...marks.keys()].map((mark) => mark.replace(/[^a-z\d]/gi, '\\$&')).join('|')})`,
  );
  const pieces = text.split(pattern);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    slots: pieces.filter((_, index) => index % 2 === 1).map((mark) => marks.get(mark)!),
  };
}

function filled({ texts, slots }: Cut, between: readonly string[]): string {
  let whole = texts[0]!;
  for (let index = 0; index < slots.length; index++) whole += between[index]! + texts[index + 1]!;
  return whole;
}

const betweenOf = ({ slots }: Cut, { nonce, gaps }: Fillings): string[] =>
  slots.map((slot) => (slot === NONCE ? nonce : escaped(gaps[slot]!)));

/**
 * Cuts a document where its placeholder and the marks of `gaps` stand. Every response then has a nonce of its
 * own and its own query; the placeholder is in no response.
 */
export function cutShell(
  { html, headers, priceQuestion }: DrawnDocument,
  placeholder: string,
  compress: CompressTexts | undefined,
): Shell {
  const marks = new Map([[placeholder, NONCE]]);
  for (let index = 0; index < MAX_GAPS; index++) marks.set(gapMark(index), index);
  const document = cutAt(html, marks);
  const fixed = Object.entries(headers).filter(([, value]) => !value.includes(placeholder));
  const withNonce = Object.entries(headers)
    .filter(([, value]) => value.includes(placeholder))
    .map(([name, value]) => [name, cutAt(value, marks)] as const);
  const widths = document.slots.map((slot) => (slot === NONCE ? placeholder.length : undefined));
  let compressed: ReturnType<CompressTexts> | undefined;
  return {
    priceQuestion,
    html: (fillings) => filled(document, betweenOf(document, fillings)),
    gzip:
      compress &&
      ((fillings) => {
        compressed ??= compress(document.texts, widths);
        return compressed(betweenOf(document, fillings));
      }),
    headers: (fillings) => ({
      ...Object.fromEntries(fixed),
      ...Object.fromEntries(
        withNonce.map(([name, cut]) => [name, filled(cut, betweenOf(cut, fillings))]),
      ),
    }),
    // Texts take one or two bytes for each character; compressed, they are a third at most.
    bytes: 2.5 * html.length,
  };
}
