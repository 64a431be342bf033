/** A single act of a buyer on a field. */
export type Deed =
  | { type: string }
  | { press: 'Backspace' | 'Delete' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight' }
  /** From the clipboard, at the caret. */
  | { paste: string }
  /** Dragged from elsewhere and let go over the field. */
  | { drop: string }
  /** Texts of an input method, one after the other in place of each other; the last one stays. */
  | { compose: string[] }
  | { caret: number }
  | { select: [from: number, to: number] }
  | { undo: number }
  | { redo: number }
  /** As a browser fills in a saved value: all at once, with events. */
  | { autofill: string }
  /** As some password managers do: the value is there and no event was fired. */
  | { plant: string }
  /** As other ones do: the value is there, and nothing but a change is fired. */
  | { fill: string }
  | { leave: true };

export interface TypingCase {
  screen: 'lead' | 'payment';
  /** Name of the input. */
  field: string;
  title: string;
  deeds: Deed[];
  /** Final text of the field, with '|' at the caret. */
  shown: string;
  /** The browser around the page does it, and not the page. */
  isBrowserOwn?: true;
  /** It needs a driver that has input methods and a mouse that drags: that of Chromium. */
  isChromiumOnly?: true;
}

export const number = { screen: 'payment', field: 'cardNumber' } as const;
export const expiry = { screen: 'payment', field: 'cardExpireDate' } as const;
export const cvv = { screen: 'payment', field: 'cardCVV' } as const;
export const cpf = { screen: 'payment', field: 'cpf' } as const;
export const holder = { screen: 'payment', field: 'cardName' } as const;
export const phone = { screen: 'lead', field: 'phone' } as const;
export const name = { screen: 'lead', field: 'name' } as const;
export const email = { screen: 'lead', field: 'email' } as const;

export type Field = Pick<TypingCase, 'screen' | 'field'>;

const KEYS = ['Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight'] as const;

/** A deed in short: a text is typed or names a key, a number places the caret, two numbers select. */
type Short = string | number | readonly [from: number, to: number] | Deed;

function deedOf(short: Short): Deed {
  const key = KEYS.find((one) => one === short);
  if (key) return { press: key };
  if (typeof short === 'string') return { type: short };
  if (typeof short === 'number') return { caret: short };
  return 'length' in short ? { select: [...short] } : short;
}

type Row = readonly [
  title: string,
  deeds: readonly Short[],
  shown: string,
  more?: Pick<TypingCase, 'isBrowserOwn'>,
];

/** The cases of one field. Only the driver of Chromium composes and drops. */
export const casesOf = (field: Field, rows: readonly Row[]): TypingCase[] =>
  rows.map(([title, short, shown, more]) => {
    const deeds = short.map(deedOf);
    const isOfChromium = deeds.some((deed) => 'compose' in deed || 'drop' in deed);
    return {
      ...field,
      title,
      deeds,
      shown,
      ...more,
      ...(isOfChromium && { isChromiumOnly: true }),
    };
  });

/** Texts that a field shows in one way, each of them pasted. */
export const pasted = (field: Field, shown: string, texts: readonly string[]): TypingCase[] =>
  casesOf(
    field,
    texts.map((text): Row => [`pasted as ${JSON.stringify(text)}`, [{ paste: text }], shown]),
  );
