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

type Field = Pick<TypingCase, 'screen' | 'field'>;

/** The cases of one field, by their titles. */
export const casesOf = (
  field: Field,
  cases: Record<string, Omit<TypingCase, keyof Field | 'title'>>,
): TypingCase[] => Object.entries(cases).map(([title, one]) => ({ ...field, title, ...one }));

/** Texts that a field shows in one way, each of them pasted. */
export const pasted = (field: Field, shown: string, texts: readonly string[]): TypingCase[] =>
  texts.map((text) => ({
    ...field,
    title: `pasted as ${JSON.stringify(text)}`,
    deeds: [{ paste: text }],
    shown,
  }));
