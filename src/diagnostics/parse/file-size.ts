import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is too large to be read. */
export const rule: Rule = {
  meta: {
    id: 'file-size',
    severity: 'error',
    description:
      'The file is larger or deeper than any brand file has reason to be, so it is not read.',
    howToFix: 'Look for something that was pasted by mistake, or split the file.',
    pt: {
      'The file has {} characters, and {} are the most that a brand file may have.':
        'O arquivo tem {} caracteres, e {} é o máximo que um arquivo de marca pode ter.',
      'Did something slip into it?': 'Algo entrou nele sem querer?',
      'Pictures and films stand in files of their own.':
        'Imagens e filmes ficam em arquivos próprios.',
    },
  },
};
