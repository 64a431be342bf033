import type { JsonSyntaxError } from './json-tokens.ts';

/** Far more levels than any form has. */
const MAX_LEVELS = 100;

/** The first bracket that nests a JSON text deeper than 100 levels, as an error. */
export function findDepth(text: string): JsonSyntaxError | undefined {
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '{' || sign === '[') level++;
    else if (sign === '}' || sign === ']') level--;
    if (level <= MAX_LEVELS) continue;
    return {
      offset: index,
      message: `Here are more than ${MAX_LEVELS} objects and lists within each other.`,
      suggestion: 'Did a bracket slip in again and again?',
    };
  }
  return undefined;
}

/** The first number that a program cannot keep to the last digit, as an error. */
export function findHugeNumber(text: string): JsonSyntaxError | undefined {
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"') || Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER) continue;
    return {
      offset: index,
      message: 'This number is larger than a program can keep.',
      suggestion:
        'Write the number that was meant; a number of many digits that names something stands in double quotes.',
    };
  }
  return undefined;
}
