/** Steps back and forth through the texts of one input. */
export interface Undo {
  /** Notes a change from a text; changes of one kind that follow each other are one step. */
  note(before: string, kind: string | undefined): void;
  back(now: string): string | undefined;
  forth(now: string): string | undefined;
  /** Ends the current step: the next change begins another. */
  pause(): void;
  clear(): void;
}

/** Kinds of change (Input Events, `inputType`) that make one step when they follow each other. */
const RUNS = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

/**
 * A mask sets the input's text itself, and browsers then forget, or mix up, what their own undo would
 * bring back; so a masked input keeps its own.
 */
export function createUndo(): Undo {
  let earlier: string[] = [];
  let later: string[] = [];
  let run: string | undefined;
  const step = (from: string[], to: string[], now: string) => {
    const text = from.pop();
    if (text !== undefined) to.push(now);
    run = undefined;
    return text;
  };
  return {
    note(before, kind) {
      const isSameRun = kind !== undefined && kind === run && RUNS.includes(kind);
      if (!isSameRun) earlier.push(before);
      later = [];
      run = kind;
    },
    back: (now) => step(earlier, later, now),
    forth: (now) => step(later, earlier, now),
    pause() {
      run = undefined;
    },
    clear() {
      [earlier, later, run] = [[], [], undefined];
    },
  };
}

/** Returns the step that a key press asks for: Ctrl+Z (Cmd+Z on a Mac) back, Shift or Ctrl+Y forth. */
export function undoKey(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'back' | 'forth' | undefined {
  if (press.altKey || press.ctrlKey === press.metaKey) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'y') return press.shiftKey ? undefined : 'forth';
  if (key !== 'z') return undefined;
  return press.shiftKey ? 'forth' : 'back';
}
