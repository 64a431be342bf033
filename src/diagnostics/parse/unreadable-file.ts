import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that the system does not let it read. */
export const rule: Rule = {
  meta: {
    id: 'unreadable-file',
    severity: 'error',
    description:
      'The file is there, but cannot be opened: it is a folder, a broken link, or may not be read.',
    howToFix: 'Put the file itself at this place and let everybody read it.',
    pt: {
      'This is a folder, but only a file may have a name that ends in .json.':
        'Isto é uma pasta, mas só um arquivo pode ter um nome que termina em .json.',
      'Rename or delete it.': 'Renomeie ou apague.',
      'This is a link that leads to no file.': 'Isto é um link que não leva a nenhum arquivo.',
      'Put the file itself here, or delete the link.':
        'Ponha aqui o próprio arquivo, ou apague o link.',
      'The file cannot be opened: the system refuses it.':
        'O arquivo não pode ser aberto: o sistema recusa.',
      'Allow yourself to read it, or delete it.': 'Dê a si permissão de leitura, ou apague-o.',
    },
  },
};
