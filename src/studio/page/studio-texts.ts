import { defineTexts } from '../../preview/language.ts';

export const STUDIO_TEXTS = defineTexts({
  en: {
    studio: 'Studio',
    pages: 'Pages of the studio',
    screens: 'Screens',
    brand: 'Brand',
    undo: 'Undo',
    redo: 'Redo',
    saved: (files: string) => `Saved in ${files}.`,
    undoing: 'Undoing…',
    redoing: 'Doing again…',
    undone: (files: string) => `Undone in ${files}.`,
    redone: (files: string) => `Done again in ${files}.`,
    nothing: 'Nothing to change.',
    found: (count: number) =>
      count === 1 ? 'The checker has found something:' : `The checker has found ${count} things:`,
    stale: 'The screens show the brand as it was before.',
    outside: 'Files were changed outside of the studio; this is how they are now.',
    fix: 'Fix this',
  },
  pt: {
    studio: 'Estúdio',
    pages: 'Páginas do estúdio',
    screens: 'Telas',
    brand: 'Marca',
    undo: 'Desfazer',
    redo: 'Refazer',
    saved: (files: string) => `Salvo em ${files}.`,
    undoing: 'Desfazendo…',
    redoing: 'Refazendo…',
    undone: (files: string) => `Desfeito em ${files}.`,
    redone: (files: string) => `Refeito em ${files}.`,
    nothing: 'Nada a mudar.',
    found: (count: number) =>
      count === 1
        ? 'A verificação encontrou um problema:'
        : `A verificação encontrou ${count} problemas:`,
    stale: 'As telas mostram a marca como era antes.',
    outside: 'Arquivos mudaram fora do estúdio; é assim que estão agora.',
    fix: 'Corrigir',
  },
});
