import { defineTexts } from '../../../preview/language.ts';

export const COMPARE_TEXTS = defineTexts({
  en: {
    title: 'Two brands side by side',
    missing: (brand: string) => `${brand} has no such screen.`,
    alone: 'There is no other brand to compare with.',
    differences: (count: number) =>
      count === 1 ? '1 value differs on this screen' : `${count} values differ on this screen`,
    value: 'Value',
    none: '(none)',
    loading: 'Reading the values…',
  },
  pt: {
    title: 'Duas marcas lado a lado',
    missing: (brand: string) => `${brand} não tem esta tela.`,
    alone: 'Não há outra marca para comparar.',
    differences: (count: number) =>
      count === 1 ? '1 valor difere nesta tela' : `${count} valores diferem nesta tela`,
    value: 'Valor',
    none: '(nenhum)',
    loading: 'Lendo os valores…',
  },
});
