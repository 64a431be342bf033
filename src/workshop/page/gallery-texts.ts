import { useContext } from 'react';
import { defineTexts, LanguageContext } from './language.ts';

/** Texts of the gallery and of the screen that is looked at closely. */
export const GALLERY_TEXTS = defineTexts({
  en: {
    title: 'Workshop',
    language: 'Language',
    noScreen: 'No screen is like that. Choose another state or screen above.',
    brand: 'Brand',
    allBrands: 'All brands',
    screen: 'Screen',
    screensOfFlows: 'Screens of the flows',
    allScreens: 'All screens',
    inFlow: 'In a flow',
    byLink: 'By a link only',
    state: 'State',
    allStates: 'All states',
    device: 'Device',
    phone: 'Phone',
    desktop: 'Desktop',
    mode: 'Mode',
    light: 'Light',
    dark: 'Dark',
    ownMode: "Brand's",
    filters: 'Filters',
    part: 'Part',
    values: 'Values',
    blocks: 'Fields and blocks',
    openAlone: 'Open alone',
    close: 'Close',
    ofFlow: (brand: string, flow: string) => `${brand} · flow ${flow}`,
    find: 'Find a value',
    findHint: 'Text, file or path',
    unseen: 'Also what is not seen here',
    nothing: 'Nothing here is like that.',
    from: (folder: string) => `from ${folder}`,
    namedIn: 'named in',
    states: (count: number) => (count === 1 ? '1 state' : `${count} states`),
    openLive: 'Open live',
    openScreenLive: (screen: string, brand: string) => `Open /${screen} of ${brand} live`,
    errors: (count: number) =>
      count === 1 ? '1 error in the brand files' : `${count} errors in the brand files`,
    warnings: (count: number) =>
      count === 1 ? '1 warning in the brand files' : `${count} warnings in the brand files`,
    notShown: '. Not shown until mended: ',
  },
  pt: {
    title: 'Oficina',
    language: 'Idioma',
    noScreen: 'Nenhuma tela é assim. Escolha outro estado ou outra tela acima.',
    brand: 'Marca',
    allBrands: 'Todas as marcas',
    screen: 'Tela',
    screensOfFlows: 'Telas dos fluxos',
    allScreens: 'Todas as telas',
    inFlow: 'Em um fluxo',
    byLink: 'Só por link',
    state: 'Estado',
    allStates: 'Todos os estados',
    device: 'Aparelho',
    phone: 'Celular',
    desktop: 'Computador',
    mode: 'Modo',
    light: 'Claro',
    dark: 'Escuro',
    ownMode: 'Da marca',
    filters: 'Filtros',
    part: 'Parte',
    values: 'Valores',
    blocks: 'Campos e blocos',
    openAlone: 'Abrir à parte',
    close: 'Fechar',
    ofFlow: (brand: string, flow: string) => `${brand} · fluxo ${flow}`,
    find: 'Procurar um valor',
    findHint: 'Texto, arquivo ou caminho',
    unseen: 'Também o que não aparece aqui',
    nothing: 'Nada aqui é assim.',
    from: (folder: string) => `de ${folder}`,
    namedIn: 'citado em',
    states: (count: number) => (count === 1 ? '1 estado' : `${count} estados`),
    openLive: 'Abrir ao vivo',
    openScreenLive: (screen: string, brand: string) => `Abrir /${screen} de ${brand} ao vivo`,
    errors: (count: number) =>
      count === 1 ? '1 erro nos arquivos das marcas' : `${count} erros nos arquivos das marcas`,
    warnings: (count: number) =>
      count === 1 ? '1 aviso nos arquivos das marcas' : `${count} avisos nos arquivos das marcas`,
    notShown: '. Não aparecem até que sejam corrigidas: ',
  },
});

/** Headings of the groups of values, by their English name. */
export const GROUP_TEXTS = defineTexts({
  en: {
    Texts: 'Texts',
    Fields: 'Fields',
    Messages: 'Messages',
    Steps: 'Steps',
    Rules: 'Rules',
    Blocks: 'Blocks',
    Brand: 'Brand',
    Colours: 'Colours',
    'Program texts': 'Program texts',
    Sandbox: 'Sandbox',
    'Waiting for the upstream': 'Waiting for the upstream',
  },
  pt: {
    Texts: 'Textos',
    Fields: 'Campos',
    Messages: 'Mensagens',
    Steps: 'Passos',
    Rules: 'Regras',
    Blocks: 'Blocos',
    Brand: 'Marca',
    Colours: 'Cores',
    'Program texts': 'Textos do programa',
    Sandbox: 'Sandbox',
    'Waiting for the upstream': 'À espera do sistema',
  },
});

/** Parts of the titles of states, which are made together with the pictures. */
const STATES_IN_PORTUGUESE: Readonly<Record<string, string>> = {
  'As it is': 'Como é',
  Empty: 'Vazia',
  Errors: 'Erros',
  'Filled in': 'Preenchida',
  'Waiting for the answer': 'Esperando a resposta',
  Refused: 'Recusada',
  'Outcome unknown': 'Resultado desconhecido',
  'Call failed': 'Chamada falhou',
  Loading: 'Carregando',
  'Cannot be loaded': 'Não pode ser carregada',
  'Contract open': 'Contrato aberto',
  'Came by a link': 'Chegou por um link',
  'Known buyer': 'Comprador conhecido',
  'Upsell bought': 'Upsell comprado',
  'Paid by card': 'Pago com cartão',
  'Pix code issued': 'Código Pix gerado',
  'Pix code expired': 'Código Pix vencido',
  'Pix code over more than the price': 'Código Pix acima do preço',
  'Boleto issued': 'Boleto gerado',
};

/** Returns the title of a state in the language of the page. */
export function useStateTitle(): (title: string) => string {
  const language = useContext(LanguageContext);
  if (language === 'en') return (title) => title;
  const translated = (part: string) =>
    STATES_IN_PORTUGUESE[part] ?? part.replace(/^page (\d+)$/, 'página $1');
  return (title) => title.split(' · ').map(translated).join(' · ');
}
