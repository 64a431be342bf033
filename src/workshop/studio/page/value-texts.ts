import { defineTexts } from '../../preview/language.ts';

const FEW = 3;
const listed = (names: readonly string[], brands: string) =>
  names.length <= FEW ? names.join(', ') : `${names.length} ${brands}`;

/** Texts of the editor of one value. */
export const VALUE_TEXTS = defineTexts({
  en: {
    change: (name: string) => `Change ${name}`,
    newValue: 'New value',
    pick: 'Pick a colour',
    yes: 'Yes',
    no: 'No',
    image: 'Another image',
    imageHelp: 'SVG, PNG or WebP, 200 KB and 2,000 pixels at most.',
    forWhom: 'For whom',
    onlyBrand: 'Only this brand',
    family: (name: string) => `The family ${name}`,
    everyone: 'Everyone',
    looking: 'Looking who would see it…',
    takes: (names: readonly string[]) =>
      names.length === 0 ? 'nobody takes it from here' : `for ${listed(names, 'brands')}`,
    wouldSee: (names: readonly string[]) =>
      names.length === 0 ? 'nothing changes' : `${listed(names, 'brands')} would see it`,
    wouldNot: (names: readonly string[]) => `${listed(names, 'brands')} would not`,
    brings: 'The checker would say:',
    enterSaves: 'Enter saves; Shift+Enter begins a new line.',
    enterBreaks: 'Enter begins a new line; Ctrl+Enter or ⌘+Enter saves.',
    save: 'Save',
    saving: 'Saving…',
    restore: 'Take the parent’s again',
    cancel: 'Cancel',
    number: 'Write a number, with a point before the decimals.',
  },
  pt: {
    change: (name: string) => `Mudar ${name}`,
    newValue: 'Novo valor',
    pick: 'Escolher uma cor',
    yes: 'Sim',
    no: 'Não',
    image: 'Outra imagem',
    imageHelp: 'SVG, PNG ou WebP, no máximo 200 KB e 2.000 pixels.',
    forWhom: 'Para quem',
    onlyBrand: 'Só esta marca',
    family: (name: string) => `A família ${name}`,
    everyone: 'Todas',
    looking: 'Vendo quem sentiria a mudança…',
    takes: (names: readonly string[]) =>
      names.length === 0 ? 'ninguém usa este valor daqui' : `para ${listed(names, 'marcas')}`,
    wouldSee: (names: readonly string[]) =>
      names.length === 0 ? 'nada muda' : `muda em ${listed(names, 'marcas')}`,
    wouldNot: (names: readonly string[]) => `não muda em ${listed(names, 'marcas')}`,
    brings: 'A verificação diria:',
    enterSaves: 'Enter salva; Shift+Enter começa outra linha.',
    enterBreaks: 'Enter começa outra linha; Ctrl+Enter ou ⌘+Enter salva.',
    save: 'Salvar',
    saving: 'Salvando…',
    restore: 'Voltar ao valor herdado',
    cancel: 'Cancelar',
    number: 'Escreva um número, com ponto antes dos decimais.',
  },
});
