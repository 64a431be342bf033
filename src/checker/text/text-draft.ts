import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { memoize } from '../memo.ts';
import type { Report, Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';
import { say, type Part } from '../language/sentence.ts';

const DRAFT = /\b(?:lorem ipsum|xxx+|asdf|texto aqui|mudar depois)\b/i;
/** 'todo' in small letters, or before another word in capitals, is Portuguese for 'all'. */
const NOTE = /^TODO\b(?!\s[A-ZÀ-Ý])|\bTODO:|\b(?:FIXME|TBD)\b/;
/** Places of a text, with the characters that fit there on a phone: two lines of a button, four of a heading. */
const PLACES = [
  { what: say('text-draft.button'), most: 60, keysOf: memoize(buttonsOf) },
  { what: say('text-draft.heading'), most: 120, keysOf: memoize(headingsOf) },
] as const;
/** Names stand in headings, in e-mails and on the card's bill, each beside other words. */
const MAX_NAME = 60;
const NAMES = ['name', 'businessName'];

/** Texts look finished: no drafts, no blanks around them, and none too long for its place. */
export const rule: Rule = {
  id: 'text-draft',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const screens = [...merged.screens.values()];
    for (const key of NAMES) checkName(nodeAt(merged.brand, ['product', key]), key, report);
    for (const { node, text, key } of readTexts(merged)) {
      const { at } = node;
      const [draft] = DRAFT.exec(text) ?? NOTE.exec(text) ?? [];
      if (draft !== undefined) {
        const message = say('text-draft.looks-like-draft', { draft });
        report({ at, message, suggestion: say('write-what-buyers'), data: { draft } });
      } else if (text.trim() !== '' && text.trim() !== text) {
        const message = say('text-draft.blanks-stand-before');
        report({ at, message, suggestion: say('delete-them') });
      } else {
        const place = PLACES.find(
          ({ most, keysOf }) =>
            text.length > most && screens.some((screen) => keysOf(screen).includes(key ?? '')),
        );
        if (!place) {
          const line = PLACES.find(
            ({ keysOf }) =>
              text.includes('\n') && screens.some((screen) => keysOf(screen).includes(key ?? '')),
          );
          if (line) report({ at, ...brokenIn(line.what) });
          continue;
        }
        report({
          at,
          message: 'text-draft.text-stands-characters',
          data: { length: text.length, what: place.what, most: place.most },
        });
      }
    }
  },
};

const brokenIn = (what: Part) => ({
  message: say('text-draft.line-break-stands', { what }),
  suggestion: say('text-draft.write-one-line'),
});

function checkName(name: Node | undefined, key: string, report: Report): void {
  const { length } = textAt(name) ?? '';
  if (name && textAt(name)?.includes('\n')) report({ at: name.at, ...brokenIn('sentences') });
  if (!name || length <= MAX_NAME) return;
  report({
    at: name.at,
    message: 'text-draft.product-characters-long',
    data: { key, length, maxName: MAX_NAME },
  });
}

/** Keys of the texts that a screen puts into buttons. */
function buttonsOf(screen: Node): readonly string[] {
  return itemsAt(screen, 'blocks').flatMap((block) => {
    const options = blockFacts.get(textAt(block, 'block') ?? '')?.buttons ?? ['submit'];
    const owners = [block, ...itemsAt(block, 'pages')];
    return owners.flatMap((owner) => options.flatMap((option) => textAt(owner, option) ?? []));
  });
}

/** Keys of the texts that are headings of a screen. */
function headingsOf(screen: Node): readonly string[] {
  return itemsAt(screen, 'blocks').flatMap((block) =>
    textAt(block, 'block') === 'heading' ? (textAt(block, 'text') ?? []) : [],
  );
}
