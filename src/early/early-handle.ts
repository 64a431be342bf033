/**
 * A form that the server drew, until the program takes it over: a small script inside the page answers
 * presses of its button meanwhile (src/early/early-form.ts).
 */
export interface EarlyForm {
  /** Whether a press has to wait for the program, because a card must not be posted. */
  holds: boolean;
  /** The program is loaded: presses wait for it from now on, and nothing is posted any more. */
  wait(): void;
  /** The program will not come: a waiting press is given up, and the next one is posted where it may be. */
  giveUp(): void;
  /** Returns what the form shows, which stays as it is from now on; presses are noted. */
  freeze(): EarlyState;
  /** Hands the form over: from now on the script neither listens nor draws. */
  end(): EarlyPress | undefined;
}

/** An error in the summary: DOM id of the field's control, and the words, which name the field. */
export type EarlyLine = [id: string, text: string];

/** The parts that the script has drawn into the form. */
export interface EarlyState {
  /** Lines of the summary, in page order. */
  lines: EarlyLine[];
  /** Errors that their fields show, in page order; `id` is that of the control. */
  errors: [id: string, message: string][];
  /** Errors that were put right since the last press: their fields keep the room. */
  corrected: [id: string, message: string][];
  /** The button is busy: a press waits, or the form is being posted. */
  isBusy: boolean;
}

/**
 * The result of the last press: 'answered' with errors, 'waiting' for the program, or 'posted' to the
 * server, whose answer will replace the page.
 */
export type EarlyPress = 'answered' | 'waiting' | 'posted';

/** The data that the server hands over to the script, as JSON in the attribute `data-early` around the form. */
export interface EarlyFormData {
  /** DOM ids of the controls that may not be left empty, each with its error and with its line of the summary. */
  required: [id: string, message: string, line: string][];
  holds: boolean;
}

declare global {
  /** Missing where a page has no form, and where JavaScript began with the program. */
  // oxlint-disable-next-line no-var
  var earlyForm: EarlyForm | undefined;
}
