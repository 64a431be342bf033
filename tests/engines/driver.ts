import type { Typist } from '../typing/play.ts';

/** A tab in which a buyer acts; elements are named by XPath, which every driver of browsers reads. */
export interface Driver extends Typist {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the middle of the first element that fits, by the mouse. */
  click(xpath: string): Promise<void>;
  doubleClick(xpath: string): Promise<void>;
  /** Errors, warnings and violations of its policy that the page has reported until now. */
  complaints(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab of a buyer who was never here before. */
  newBuyer(): Promise<Driver>;
  stop(): Promise<void>;
}
