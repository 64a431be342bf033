import type { Language } from '../../checker/language/translate.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const EN = {
  noBrand: 'no brand',
  moreBrands: (shown: string, more: number) => `${shown} and ${more} more brands`,

  text: (key: string, screens: string) => `Text '${key}'${screens}`,
  onScreens: (names: string, more: number) =>
    ` on ${names}${more > 0 ? ` and ${more} more screens` : ''}`,
  otherOrder: (title: string) => `${title}: the same in another order`,
  isNew: (title: string) => `${title} is new`,
  isGone: (title: string) => `${title} is gone`,
  newBrand: (id: string) => `The brand in brands/${id} is new`,
  goneBrand: (id: string) => `The brand in brands/${id} is gone`,
  newImage: (name: string) => `Image ${name} is new`,
  goneImage: (name: string) => `Image ${name} is gone`,
  otherImage: (name: string) => `Image ${name} is another one`,
  everything: 'everything',
  sandbox: 'Sandbox: ',
  registry: 'Registry: ',
  field: (name: string) => `Field '${name}': `,
  screen: (name: string) => `Screen /${name}`,

  flow: (id: string) => `Flow '${id}'`,
  flowTitle: (id: string) => `Flow ‘${id}’`,
  newStep: (where: string, step: string) => `${where}: the step '${step}' is new`,
  goneStep: (where: string, step: string) => `${where}: the step '${step}' is gone`,
  shows: (screen: string) => `it shows ${screen}`,
  showed: (screen: string) => `it showed ${screen}`,
  stepShows: (where: string, step: string) => `${where}: step '${step}' shows`,
  afterStep: (where: string, step: string) => `${where}: after '${step}'`,
  onOutcome: (where: string, outcome: string) => `${where}, when ${outcome},`,
  comes: (where: string) => `${where} comes`,
  comesNothing: (where: string) => `${where} comes nothing more`,

  newScreen: (screen: string) => `${screen} is new`,
  goneScreen: (screen: string) => `${screen} is gone`,
  newBlock: (screen: string, id: string, kind: string) =>
    `${screen}: the block '${id}' (${kind}) is new`,
  goneBlock: (screen: string, id: string, kind: string) =>
    `${screen}: the block '${id}' (${kind}) is gone`,
  asksFor: (screen: string, field: string) => `${screen} asks for a new field, '${field}'`,
  asksNoMore: (screen: string, field: string) =>
    `${screen} no longer asks for the field '${field}'`,
  nowNeeded: (names: string) => `must be filled in now: ${names}`,
  nowOptional: (names: string) => `may be left empty now: ${names}`,

  kinds: { link: 'link', 'stored form': 'stored form', call: 'call' },
  goneBrandLinks: (key: string) =>
    `Links with product=${key} no longer find their brand, and show the default one.`,
  renamedLinks: (key: string, area: string, now: string, nowArea: string) =>
    `Links with product=${key} in ${area} no longer find this brand: its key is ${now} in ${nowArea} now.`,
  goneFlowLinks: (id: string) =>
    `Links with flowId=${id} take another flow: there is no flow '${id}' any more.`,
  goneChoiceLinks: (choice: string) =>
    `Links with ${choice} take another flow: no flow is chosen by that any more.`,
  gonePathLinks: (path: string) =>
    `Links to ${path} and buyers who are on it leave the flow: no flow has this step any more.`,
  nothing: 'nothing',
  otherCall: (now: string, name: string, was: string) =>
    `Calls carry ${now} as ${name} instead of ${was}: the upstream has to know it.`,
  goneInForm: (path: string, screen: string, action: string) =>
    `'${path}' on /${screen} is asked no more: what was typed there is dropped, and the action '${action}' gets none.`,
  otherInForm: (path: string, screen: string) =>
    `'${path}' on /${screen} is checked differently: what buyers typed before the change may not pass any more.`,

  configDecides: (names: string) =>
    `Steps of ${names}: where the config call of the upstream sends a flow, that one decides which steps buyers see and in what order, and no report can know it. Steps that are added, removed or moved in flows.json then reach nobody; outcomes, step numbers, props, screens and texts do.`,
  programChanged: (files: number) =>
    `The program changed too (${files} files of src, widgets and schemas/brand). Both versions of the brands are drawn by the program of today.`,
  noPictures: 'The brand files have errors, so there are no pictures: correct them first.',
  somePictures: (taken: number, all: number) =>
    `${taken} of ${all} pictures that may differ were taken, those of screens that the change itself touches first. --pictures ${all} takes them all.`,
  reading: 'Reading both versions of the brand files…',
  preparing: (brands: number) => `Preparing the screens of ${counted(brands, 'brand')}…`,
  photographing: (done: number, total: number) =>
    `Taking pictures, before and after: ${done} of ${total}`,
  written: (markdown: string, page: string) =>
    `For the pull request: ${markdown}\nFor the eye: ${page}`,

  headings: {
    brands: 'Brands',
    steps: 'Steps',
    fields: 'Screens and fields',
    texts: 'Texts',
    prices: 'Prices',
    links: 'Links',
    look: 'Look',
    images: 'Images',
    settings: 'Settings',
    sandbox: 'Sandbox (no buyer sees it)',
  },
  wasAt: (place: string) => `was at ${place}`,
  lookDifferentSince: (ref: string, count: number) =>
    `Compared with ${ref}, ${counted(count, 'picture')} ${count === 1 ? 'differs' : 'differ'}.`,
  noChange: (ref: string) => `Compared with ${ref}, nothing changes for any buyer.`,
  sum: (ref: string, changes: number, brands: number) =>
    `Compared with ${ref}: ${counted(changes, 'change')} in ${counted(brands, 'brand')}`,
  mayBreak: (count: number) => `, ${counted(count, 'thing')} that may break`,
  errorCount: (count: number) => `, ${counted(count, 'error')}`,

  title: 'What this changes for buyers',
  pageTitle: (ref: string) => `What changes for buyers since ${ref}`,
  errors: 'Errors',
  breaks: 'What breaks',
  flows: 'Flows',
  shared: 'Shared files',
  reaches: 'reaches',
  pictures: 'Pictures',
  notes: 'Notes',
  sections: 'Sections',
  before: 'Before',
  after: 'After',
  difference: 'What differs',
  noStep: 'no such step',
  itIsNew: 'It is new',
  itIsGone: 'It is gone',
  devices: { phone: 'phone', desktop: 'desktop' },
  modes: { light: 'light', dark: 'dark' },
  empty: '(empty)',
  tableHead: '| brand | screen | state | as seen on | area that differs |',
  lookDifferent: (count: number, total: number) =>
    `${count} of ${total} screens look different; all of them, before and after, are in \`index.html\`.`,
  andMore: (count: number) => `And ${count} more.`,
  photographed: (count: number, total: number) =>
    `${count} of ${total} screens that were photographed look different. A press on a side shows it in full size.`,
  pictureCount: (count: number) => counted(count, 'picture'),
  sameInMore: (count: number) => `The same in ${counted(count, 'more brand')}`,
  differs: (share: number) => `${(share * 100).toFixed(2)} % differs`,
};

export type DiffTexts = typeof EN;

const contado = (count: number, one: string, several = `${one}s`) =>
  `${count} ${count === 1 ? one : several}`;

const PT: DiffTexts = {
  noBrand: 'nenhuma marca',
  moreBrands: (shown, more) => `${shown} e mais ${contado(more, 'marca')}`,

  text: (key, screens) => `Texto '${key}'${screens}`,
  onScreens: (names, more) => ` em ${names}${more > 0 ? ` e mais ${contado(more, 'tela')}` : ''}`,
  otherOrder: (title) => `${title}: o mesmo em outra ordem`,
  isNew: (title) => `Novo: ${title}`,
  isGone: (title) => `Saiu: ${title}`,
  newBrand: (id) => `A marca em brands/${id} é nova`,
  goneBrand: (id) => `A marca em brands/${id} saiu`,
  newImage: (name) => `A imagem ${name} é nova`,
  goneImage: (name) => `A imagem ${name} saiu`,
  otherImage: (name) => `A imagem ${name} é outra`,
  everything: 'tudo',
  sandbox: 'Sandbox: ',
  registry: 'Registro: ',
  field: (name) => `Campo '${name}': `,
  screen: (name) => `Tela /${name}`,

  flow: (id) => `Fluxo '${id}'`,
  flowTitle: (id) => `Fluxo ‘${id}’`,
  newStep: (where, step) => `${where}: a etapa '${step}' é nova`,
  goneStep: (where, step) => `${where}: a etapa '${step}' saiu`,
  shows: (screen) => `mostra ${screen}`,
  showed: (screen) => `mostrava ${screen}`,
  stepShows: (where, step) => `${where}: a etapa '${step}' mostra`,
  afterStep: (where, step) => `${where}: depois de '${step}'`,
  onOutcome: (where, outcome) => `${where}, com o resultado ${outcome},`,
  comes: (where) => `${where} vem`,
  comesNothing: (where) => `${where} não vem mais nada`,

  newScreen: (screen) => `${screen} é nova`,
  goneScreen: (screen) => `${screen} saiu`,
  newBlock: (screen, id, kind) => `${screen}: o bloco '${id}' (${kind}) é novo`,
  goneBlock: (screen, id, kind) => `${screen}: o bloco '${id}' (${kind}) saiu`,
  asksFor: (screen, field) => `${screen} pede um campo novo, '${field}'`,
  asksNoMore: (screen, field) => `${screen} não pede mais o campo '${field}'`,
  nowNeeded: (names) => `agora precisa de resposta: ${names}`,
  nowOptional: (names) => `agora pode ficar vazio: ${names}`,

  kinds: { link: 'link', 'stored form': 'formulário guardado', call: 'chamada' },
  goneBrandLinks: (key) => `Links com product=${key} não acham mais a marca, e mostram a padrão.`,
  renamedLinks: (key, area, now, nowArea) =>
    `Links com product=${key} em ${area} não acham mais esta marca: a chave dela agora é ${now} em ${nowArea}.`,
  goneFlowLinks: (id) => `Links com flowId=${id} seguem outro fluxo: não há mais o fluxo '${id}'.`,
  goneChoiceLinks: (choice) =>
    `Links com ${choice} seguem outro fluxo: isso não escolhe mais nenhum fluxo.`,
  gonePathLinks: (path) =>
    `Links para ${path} e compradores que estão nessa tela saem do fluxo: nenhum fluxo tem mais esta etapa.`,
  nothing: 'nada',
  otherCall: (now, name, was) =>
    `As chamadas levam ${now} como ${name} em vez de ${was}: o upstream precisa conhecer esse valor.`,
  goneInForm: (path, screen, action) =>
    `'${path}' em /${screen} não é mais pedido: o que foi digitado ali se perde, e a ação '${action}' não recebe nada.`,
  otherInForm: (path, screen) =>
    `'${path}' em /${screen} é verificado de outro jeito: o que compradores digitaram antes da mudança talvez não passe mais.`,

  configDecides: (names) =>
    `Etapas de ${names}: onde a chamada de config do upstream manda um fluxo, é ele que decide quais etapas aparecem e em que ordem, e nenhum relatório sabe disso. Etapas acrescentadas, tiradas ou movidas em flows.json então não chegam a ninguém; resultados, números de etapas, props, telas e textos chegam.`,
  programChanged: (files) =>
    `O programa também mudou (${contado(files, 'arquivo')} de src, widgets e schemas/brand). As duas versões das marcas são desenhadas pelo programa de hoje.`,
  noPictures:
    'Os arquivos das marcas têm erros, por isso não há imagens: corrija os erros primeiro.',
  somePictures: (taken, all) =>
    `${taken} de ${all} imagens que podem mudar foram tiradas, primeiro as das telas que a própria mudança toca. --pictures ${all} tira todas.`,
  reading: 'Lendo as duas versões dos arquivos das marcas…',
  preparing: (brands) => `Preparando as telas de ${contado(brands, 'marca')}…`,
  photographing: (done, total) => `Fotografando, antes e depois: ${done} de ${total}`,
  written: (markdown, page) => `Para o pull request: ${markdown}\nPara ver: ${page}`,

  headings: {
    brands: 'Marcas',
    steps: 'Etapas',
    fields: 'Telas e campos',
    texts: 'Textos',
    prices: 'Preços',
    links: 'Links',
    look: 'Aparência',
    images: 'Imagens',
    settings: 'Configurações',
    sandbox: 'Sandbox (nenhum comprador vê)',
  },
  wasAt: (place) => `estava em ${place}`,
  lookDifferentSince: (ref, count) =>
    `Em comparação com ${ref}, ${contado(count, 'imagem muda', 'imagens mudam')}.`,
  noChange: (ref) => `Em comparação com ${ref}, nada muda para comprador nenhum.`,
  sum: (ref, changes, brands) =>
    `Em comparação com ${ref}: ${contado(changes, 'mudança')} em ${contado(brands, 'marca')}`,
  mayBreak: (count) => `, ${contado(count, 'coisa que pode quebrar', 'coisas que podem quebrar')}`,
  errorCount: (count) => `, ${contado(count, 'erro')}`,

  title: 'O que isto muda para os compradores',
  pageTitle: (ref) => `O que muda para os compradores desde ${ref}`,
  errors: 'Erros',
  breaks: 'O que quebra',
  flows: 'Fluxos',
  shared: 'Arquivos compartilhados',
  reaches: 'chega a',
  pictures: 'Imagens das telas',
  notes: 'Observações',
  sections: 'Seções',
  before: 'Antes',
  after: 'Depois',
  difference: 'O que difere',
  noStep: 'etapa inexistente',
  itIsNew: 'É nova',
  itIsGone: 'Saiu',
  devices: { phone: 'celular', desktop: 'computador' },
  modes: { light: 'claro', dark: 'escuro' },
  empty: '(vazio)',
  tableHead: '| marca | tela | estado | vista em | área que difere |',
  lookDifferent: (count, total) =>
    `${count} de ${total} telas mudam de aparência; todas, antes e depois, estão em \`index.html\`.`,
  andMore: (count) => `E mais ${count}.`,
  photographed: (count, total) =>
    `${count} de ${total} telas fotografadas mudam de aparência. Um clique em um dos lados mostra a tela em tamanho real.`,
  pictureCount: (count) => contado(count, 'imagem', 'imagens'),
  sameInMore: (count) => `O mesmo em mais ${contado(count, 'marca')}`,
  differs: (share) => `${(share * 100).toFixed(2).replace('.', ',')} % difere`,
};

/** The sentences about changes, in every language. */
export const DIFF_TEXTS: Readonly<Record<Language, DiffTexts>> = { en: EN, 'pt-BR': PT };
