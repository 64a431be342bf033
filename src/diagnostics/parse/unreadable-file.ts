import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that the system does not let it read. */
export const rule: Rule = {
  meta: {
    id: 'unreadable-file',
    severity: 'error',
    description:
      'The file is there, but cannot be opened: it is a folder, a broken link, or may not be read.',
    howToFix: 'Put the file itself at this place and let everybody read it.',
  },
};
