import type { JsonFault } from './json-tokens.ts';

/** Far more levels than any form has. */
const MOST_LEVELS = 100;

/** Where a JSON text is nested deeper than anybody could mean. */
export function findDepth(text: string): JsonFault | undefined {
  let level = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '{' || sign === '[') level++;
    else if (sign === '}' || sign === ']') level--;
    if (level <= MOST_LEVELS) continue;
    return {
      offset: index,
      message: `Here are more than ${MOST_LEVELS} objects and lists within each other.`,
      suggestion: 'Did a bracket slip in again and again?',
    };
  }
  return undefined;
}
