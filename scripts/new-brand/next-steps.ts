import type { Language } from '../../src/checker/language/translate.ts';

interface Written {
  /** 'brands/<folder>' */
  folder: string;
  /** The colour that was asked for, and the one that was written: words can be read on it. */
  colour: string;
  main: string;
  /** The link to the new brand. */
  link: string;
  isValid: boolean;
}

const nameOf = (folder: string) => folder.slice('brands/'.length);

/** Names the colour that was asked for, where words could not be read on it. */
const nearest = (colour: string, main: string, words: string) =>
  main.toLowerCase() === colour.toLowerCase() ? '' : `${words} ${colour}`;

/** Sentences that name the written files and the next commands. */
export const NEXT_STEPS: Readonly<Record<Language, (written: Written) => string>> = {
  en: ({ folder, colour, main, link, isValid }) =>
    `Wrote ${folder}: ${isValid ? 'it is valid' : 'see the errors above'}.

Next:
  1. ${folder}/brand.json   put in the owner's links and ids, then delete the line "placeholder"
  2. ${folder}/theme.json   shades of ${main}${nearest(colour, main, ', the nearest to')}; the rest comes from its parent
  3. ${folder}/*.svg        put the owner's logo, icon and loading image over these
  4. ${folder}/texts.json   write it for texts that differ; schemas/reference/texts.md has all keys
  5. npm run validate-brands, and npm run format for what you have typed
  6. npm run workshop -- --brands ${nameOf(folder)}, to see every screen
  7. npm start, and open ${link}`,
  'pt-BR': ({ folder, colour, main, link, isValid }) =>
    `Gravado ${folder}: ${isValid ? 'a marca é válida' : 'veja os erros acima'}.

Em seguida:
  1. ${folder}/brand.json   ponha os links e ids verdadeiros, e depois apague a linha "placeholder"
  2. ${folder}/theme.json   tons de ${main}${nearest(colour, main, ', a mais próxima de')}; o resto vem do pai
  3. ${folder}/*.svg        troque estes pelo logotipo, ícone e imagem de carregamento verdadeiros
  4. ${folder}/texts.json   escreva-o para textos diferentes; schemas/reference/texts.md tem todas as chaves
  5. npm run validate-brands -- --lang pt-BR, e npm run format para o que você digitou
  6. npm run workshop -- --brands ${nameOf(folder)}, para ver todas as telas
  7. npm start, e abra ${link}`,
};
