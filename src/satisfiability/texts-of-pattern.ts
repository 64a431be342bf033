import { readPattern, type PatternNode } from './pattern-tree.ts';

/** Makes one of the texts of a part of a pattern, chosen by a number. */
type MakeText = (choice: number) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const SIGNS = ` -_.,;:!?'"()/\\@#$%&*+=áéíóúãõâêôçÁÉÍÓÚÃÕÂÊÔÇ[]{}<>|^~`;
const MAX_REPEATS = 40;
const TEXTS = 24;

/**
 * Texts of several lengths that match a pattern (ECMA-262); undefined where a part of it cannot be met so
 * simply, such as a lookahead.
 */
export function textsOfPattern(pattern: string): string[] | undefined {
  try {
    const test = new RegExp(pattern, 'u');
    // Characters that the pattern itself names may be of any alphabet.
    const alphabet = [...new Set(LETTERS + DIGITS + SIGNS + pattern)];
    const make = maker(readPattern(pattern), alphabet);
    if (!make) return undefined;
    const texts = Array.from({ length: TEXTS }, (_, choice) => make(choice));
    return [...new Set(texts)].filter((text) => test.test(text));
  } catch {
    // Other rules report what is not a pattern.
    return undefined;
  }
}

function maker(node: PatternNode, alphabet: readonly string[]): MakeText | undefined {
  switch (node.kind) {
    case 'end':
      return () => '';
    case 'assertion':
      return node.body ? undefined : () => '';
    case 'character': {
      const test = new RegExp(`^(?:${node.source})$`, 'u');
      const fitting = alphabet.filter((sign) => test.test(sign));
      return fitting.length > 0 ? (choice) => fitting[choice % fitting.length]! : undefined;
    }
    case 'sequence':
    case 'choice': {
      const parts = node.parts.flatMap((part) => maker(part, alphabet) ?? []);
      if (parts.length < node.parts.length) return undefined;
      if (node.kind === 'sequence')
        return (choice) => parts.map((part, index) => part(choice + index)).join('');
      return (choice) => parts[choice % parts.length]!(Math.floor(choice / parts.length) + choice);
    }
    case 'repeat': {
      const part = maker(node.body, alphabet);
      const { least, most } = node;
      const span = Math.min(most, Math.max(least, MAX_REPEATS)) - least + 1;
      return (
        part &&
        ((choice) =>
          Array.from({ length: least + (choice % span) }, (_, at) => part(choice + at)).join(''))
      );
    }
  }
}
