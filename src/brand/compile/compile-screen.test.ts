import { expect, test } from 'vitest';
import { contextOf, nodeOf, shortly } from '../brand-test-kit.ts';
import { compileScreen, readScreen } from './compile-screen.ts';

type Options = NonNullable<Parameters<typeof contextOf>[0]>;

const TEXTS = {
  'lead.title': 'Olá',
  'lead.more': 'Mais',
  'a.article': '## Regras',
  'a.wrong': '`code`',
};

function compiled(blocks: object[], options: Options = {}, more: object = {}) {
  const { context, diagnostics } = contextOf({ texts: TEXTS, ...options });
  const screen = compileScreen(context, nodeOf({ blocks, ...more }, 'lead.json'));
  return { screen, messages: shortly(diagnostics), usedTexts: [...context.usedTexts] };
}

test('blocks keep their order, their texts are resolved', () => {
  const { screen, messages } = compiled([
    { id: 'title', block: 'heading', text: 'lead.title' },
    { id: 'more', block: 'next', text: 'lead.more', count: 3, isQuiet: true, list: ['lead.more'] },
  ]);
  expect(screen.blocks).toStrictEqual([
    { id: 'title', block: 'heading', text: 'Olá' },
    { id: 'more', block: 'next', text: 'Mais', count: 3, isQuiet: true, list: ['lead.more'] },
  ]);
  expect(messages).toEqual([]);
});

test('the place of a block is not compiled, and its links are not texts', () => {
  const { screen, messages } = compiled([
    { id: 'a', block: 'screen-link', after: 'b', screen: 'pix', text: 'lead.more' },
    { id: 'v', block: 'video', captions: 'x.vtt', src: 'https://media.example.com/a.mp4' },
  ]);
  expect(screen.blocks).toEqual([
    { id: 'a', block: 'screen-link', screen: 'pix', text: 'Mais' },
    {
      id: 'v',
      block: 'video',
      captions: 'x.vtt',
      source: { kind: 'file', address: 'https://media.example.com/a.mp4' },
    },
  ]);
  expect(messages).toEqual([]);
});

test('a summary beside a coupon field says nothing of the voucher', () => {
  const coupon = { id: 'c', block: 'coupon' };
  const summary = { id: 's', block: 'order-summary' };
  expect(compiled([summary, coupon]).screen.blocks).toStrictEqual([
    { ...summary, hasCoupon: true },
    coupon,
  ]);
  expect(compiled([summary]).screen.blocks).toStrictEqual([summary]);
});

test.each<[string, object | undefined, object | null]>([
  ['without one', undefined, {}],
  ['that always holds', { fact: 'hasInstallments' }, {}],
  ['that never holds', { fact: 'hasTickets' }, null],
  ['that the visit decides', { fact: 'hasLead' }, { when: { fact: 'hasLead' } }],
  [
    'of which a part is known',
    { all: [{ fact: 'hasInstallments' }, { fact: 'hasPix' }] },
    { when: { fact: 'hasPix' } },
  ],
])('a block with a condition %s', (_, when, drawn) => {
  const brand = { product: { hasInstallments: true }, tickets: false };
  const { screen } = compiled([{ id: 'a', block: 'heading', text: 'lead.title', when }], { brand });
  expect(screen.blocks).toEqual(
    drawn ? [{ id: 'a', block: 'heading', text: 'Olá', ...drawn }] : [],
  );
});

test('a step number, and the chunks that its blocks are drawn with', () => {
  const { screen } = compiled(
    [
      { id: 'a', block: 'pix-code' },
      { id: 'b', block: 'order-bump', when: { fact: 'hasTickets' } },
    ],
    { brand: { tickets: false } },
    { stepNumber: 2 },
  );
  expect(screen).toMatchObject({ stepNumber: 2, chunks: ['success'] });
});

test('a rich text becomes an article', () => {
  const { screen } = compiled([{ id: 'a', block: 'rich-text', text: 'a.article' }]);
  expect(screen.blocks).toEqual([
    { id: 'a', block: 'rich-text', article: [{ kind: 'heading', content: ['Regras'] }] },
  ]);
});

test('a video of an address that names none has no source', () => {
  const { screen, messages } = compiled([{ id: 'v', block: 'video', src: 'http://a.example/v' }]);
  expect(screen.blocks).toEqual([{ id: 'v', block: 'video', source: undefined }]);
  expect(messages).toEqual([
    "video-source lead.json:7 'http://a.example/v' names no video. Give the https address of one video, such as https://vimeo.com/76979871.",
  ]);
});

test('a screen can be read without compiling it: its texts, and what is wrong with it', () => {
  const { context, diagnostics } = contextOf({ texts: TEXTS });
  const blocks = [
    { id: 'a', block: 'heading', text: 'lead.title', when: { fact: 'hasTickets' } },
    { id: 'b', block: 'vide', text: 'lead.gone', src: 'http://a.example/v.mp4' },
    { id: 'v', block: 'video', src: 'http://a.example/v.mp4' },
    { id: 'f', block: 'form', submit: 'lead.more', action: 'pay' },
  ];
  readScreen(context, nodeOf({ blocks }, 'lead.json'));
  expect([...context.usedTexts]).toEqual(['lead.title', 'lead.gone', 'lead.more']);
  expect(shortly(diagnostics)).toEqual([
    expect.stringContaining("There is no text 'lead.gone'"),
    expect.stringContaining("'http://a.example/v.mp4' names no video."),
  ]);
});
