import { defineTexts } from '../../preview/language.ts';

export const STUDIO_TEXTS = defineTexts({
  en: {
    studio: 'Studio',
    pages: 'Pages of the studio',
    screens: 'Screens',
    flow: 'Flow',
    brand: 'Brand',
    undo: 'Take back the last change',
    changed: (count: number) => (count === 1 ? '1 file changed' : `${count} files changed`),
    git: 'git keeps, compares and discards them.',
    saved: (files: string) => `Saved in ${files}.`,
    undoing: 'Taking back…',
    undone: (files: string) => `Taken back in ${files}.`,
    nothing: 'Nothing to change.',
    found: (count: number) =>
      count === 1 ? 'The checker has found something:' : `The checker has found ${count} things:`,
    stale: 'The screens show the brand as it was before.',
    outside: 'Files were changed outside of the studio; this is how they are now.',
  },
  pt: {
    studio: 'Estúdio',
    pages: 'Páginas do estúdio',
    screens: 'Telas',
    flow: 'Fluxo',
    brand: 'Marca',
    undo: 'Desfazer a última mudança',
    changed: (count: number) => (count === 1 ? '1 arquivo mudado' : `${count} arquivos mudados`),
    git: 'O git guarda, compara e descarta.',
    saved: (files: string) => `Salvo em ${files}.`,
    undoing: 'Desfazendo…',
    undone: (files: string) => `Desfeito em ${files}.`,
    nothing: 'Nada a mudar.',
    found: (count: number) =>
      count === 1
        ? 'A verificação encontrou um problema:'
        : `A verificação encontrou ${count} problemas:`,
    stale: 'As telas mostram a marca como era antes.',
    outside: 'Arquivos mudaram fora do estúdio; é assim que estão agora.',
  },
});
