import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is too large to be read. */
export const rule: Rule = {
  meta: {
    id: 'file-size',
    severity: 'error',
    description:
      'The file is larger or deeper than any brand file has reason to be, so it is not read.',
    howToFix: 'Look for something that was pasted by mistake, or split the file.',
  },
};
