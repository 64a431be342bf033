import { defineTexts } from '../../../preview/language.ts';

export const FINISH_TEXTS = defineTexts({
  en: {
    title: 'What buyers will see',
    lookIntro:
      'Says in sentences what the brand files change for buyers, then photographs the screens that may differ, before and after.',
    since: 'Compared with',
    head: 'the last commit',
    main: (name: string) => `the branch ${name}`,
    start: 'Look at what changes',
    again: 'Look again',
    cancel: 'Cancel',
    check: 'Reading both versions of the brand files. The studio answers slowly meanwhile.',
    build: (count: number) => `Preparing the screens of ${count} brands…`,
    pictures: (done: number, total: number) => `Pictures, before and after: ${done} of ${total}`,
    cancelled: 'Cancelled. Nothing was changed.',
    same: 'No screen that was photographed looks different.',
    shown: (count: number) =>
      count === 1 ? '1 screen looks different:' : `${count} screens look different:`,
    alone: 'Open the report alone',
    errors: 'Errors',
    breaks: 'What may break',
    was: 'was',
    becomes: 'becomes',
    commit: 'Commit on a branch',
    commitIntro:
      'Only what was changed here goes into the commit; every other change of the work tree stays as it is.',
    preparing: 'Reading what was changed…',
    nothing: 'Nothing was changed in the studio since its start or the last commit.',
    branch: 'Branch',
    onto: (branch: string) => `The branch ${branch} is checked out: the commit goes on it.`,
    fresh: (branch: string) => `A new branch, beginning at ${branch}. It is checked out then.`,
    subject: 'Subject: one sentence, at most 72 characters',
    tooLong: (count: number) => `The subject has ${count} characters, 72 are allowed.`,
    noSubject: 'A commit needs a subject.',
    body: 'Body',
    files: 'Files in the commit',
    others: 'Changed too, but not by this start of the studio. Tick what belongs to it:',
    make: 'Commit',
    made: (commit: string, branch: string) =>
      `Committed as ${commit} on the branch ${branch}. Push it for a pull request:`,
    left: (count: number) =>
      count === 1
        ? '1 other changed brand file stays as it is.'
        : `${count} other changed brand files stay as they are.`,
  },
  pt: {
    title: 'O que os compradores vão ver',
    lookIntro:
      'Diz em frases o que os arquivos das marcas mudam para os compradores e depois fotografa as telas que podem mudar, antes e depois.',
    since: 'Comparar com',
    head: 'o último commit',
    main: (name: string) => `o branch ${name}`,
    start: 'Ver o que muda',
    again: 'Ver de novo',
    cancel: 'Cancelar',
    check: 'Lendo as duas versões dos arquivos. Enquanto isso, o estúdio responde devagar.',
    build: (count: number) => `Preparando as telas de ${count} marcas…`,
    pictures: (done: number, total: number) => `Fotos, antes e depois: ${done} de ${total}`,
    cancelled: 'Cancelado. Nada foi mudado.',
    same: 'Nenhuma tela fotografada ficou diferente.',
    shown: (count: number) =>
      count === 1 ? '1 tela ficou diferente:' : `${count} telas ficaram diferentes:`,
    alone: 'Abrir o relatório sozinho',
    errors: 'Erros',
    breaks: 'O que pode quebrar',
    was: 'era',
    becomes: 'passa a ser',
    commit: 'Gravar em um branch',
    commitIntro:
      'Só entra no commit o que foi mudado aqui; qualquer outra mudança da pasta fica como está.',
    preparing: 'Lendo o que foi mudado…',
    nothing: 'Nada foi mudado no estúdio desde o início ou desde o último commit.',
    branch: 'Branch',
    onto: (branch: string) => `O branch ${branch} está em uso: o commit vai para ele.`,
    fresh: (branch: string) => `Um branch novo, que começa em ${branch} e passa a ser o atual.`,
    subject: 'Título: uma frase, com até 72 caracteres',
    tooLong: (count: number) => `O título tem ${count} caracteres, e o limite é 72.`,
    noSubject: 'Um commit precisa de um título.',
    body: 'Corpo',
    files: 'Arquivos no commit',
    others: 'Também mudaram, mas não por este início do estúdio. Marque o que faz parte:',
    make: 'Gravar o commit',
    made: (commit: string, branch: string) =>
      `Commit ${commit} gravado no branch ${branch}. Envie-o para abrir um pull request:`,
    left: (count: number) =>
      count === 1
        ? '1 outro arquivo mudado fica como está.'
        : `${count} outros arquivos mudados ficam como estão.`,
  },
});
