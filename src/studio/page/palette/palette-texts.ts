import { defineTexts } from '../../../preview/language.ts';

export const PALETTE_TEXTS = defineTexts({
  en: {
    title: 'The colours of a brand',
    colour: 'Colour, such as #7A1F5C',
    pick: 'Pick a colour',
    logo: 'Or take it from a logo (SVG, PNG, JPEG or WebP)',
    found: 'Colours of the logo, the largest first',
    noneFound: 'The picture is white or cannot be seen: write the colour instead.',
    unreadable: 'This file is not a picture that the browser can show.',
    share: (percent: number) => `${percent}% of the logo`,
    light: 'Light mode',
    dark: 'Dark mode',
    logoKept:
      'The file is saved as the logo of the brand, for both modes: look at it in the dark too.',
    kept: (ratio: string) => `is taken as it is: ${ratio} with whatever it meets.`,
    changed: (before: string, after: string) =>
      `is changed: ${before} would be hard to read, 4.5:1 is needed. The new one has ${after}.`,
    keptDark: (ratio: string) => `is your colour, lighter for dark backgrounds: ${ratio}.`,
    changedDark: (before: string, after: string) =>
      `is your colour, lighter for dark backgrounds, and changed: it had ${before}, 4.5:1 is needed. The new one has ${after}.`,
    sample: 'Buy now',
    link: 'A link',
    before: 'Before',
    after: 'After',
    intro:
      'One colour becomes the four shades of both modes, each corrected until it can be read on this brand’s backgrounds (WCAG 2.2 AA, as the checker asks).',
    save: 'Take these colours',
    saving: 'Saving…',
    wrong: 'A colour is written like #7A1F5C.',
    shade: 'Shade',
    today: 'Today',
    proposed: 'Proposed',
  },
  pt: {
    title: 'As cores de uma marca',
    colour: 'Cor, como #7A1F5C',
    pick: 'Escolher uma cor',
    logo: 'Ou tire de um logotipo (SVG, PNG, JPEG ou WebP)',
    found: 'Cores do logotipo, a maior primeiro',
    noneFound: 'A imagem é branca ou transparente: escreva a cor.',
    unreadable: 'Este arquivo não é uma imagem que o navegador consiga mostrar.',
    share: (percent: number) => `${percent}% do logotipo`,
    light: 'Modo claro',
    dark: 'Modo escuro',
    logoKept: 'O arquivo vira o logotipo da marca, nos dois modos: veja também no escuro.',
    kept: (ratio: string) => `fica como está: ${ratio} com tudo o que encontra.`,
    changed: (before: string, after: string) =>
      `muda: ${before} seria difícil de ler, são precisos 4.5:1. A nova tem ${after}.`,
    keptDark: (ratio: string) => `é a sua cor, mais clara para fundos escuros: ${ratio}.`,
    changedDark: (before: string, after: string) =>
      `é a sua cor, mais clara para fundos escuros, e mudada: tinha ${before}, são precisos 4.5:1. A nova tem ${after}.`,
    sample: 'Comprar agora',
    link: 'Um link',
    before: 'Antes',
    after: 'Depois',
    intro:
      'Uma cor vira os quatro tons dos dois modos, cada um corrigido até ser legível sobre os fundos desta marca (WCAG 2.2 AA, como o verificador pede).',
    save: 'Usar estas cores',
    saving: 'Salvando…',
    wrong: 'Uma cor se escreve assim: #7A1F5C.',
    shade: 'Tom',
    today: 'Hoje',
    proposed: 'Proposta',
  },
});
