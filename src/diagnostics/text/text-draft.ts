import { itemsAt, textAt, type Node } from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { memoize } from '../memo.ts';
import { textExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

const DRAFT = /\b(?:lorem ipsum|xxx+|asdf|texto aqui|mudar depois)\b/i;
/** 'todo' in small letters, or before another word in capitals, is Portuguese for 'all'. */
const NOTE = /^TODO\b(?!\s[A-ZÀ-Ý])|\bTODO:|\b(?:FIXME|TBD)\b/;
/** Characters that fit into two lines of a button on a phone. */
const MAX_BUTTON = 60;

/** Texts look finished: no drafts, no blanks around them, and none too long for its button. */
export const rule: Rule = {
  meta: {
    id: 'text-draft',
    severity: 'warning',
    description:
      'The text looks unfinished, has blanks around it, or is too long for the button that it stands in.',
    howToFix: 'Write what buyers shall read.',
    example: textExample('TODO', 'Comece aqui'),
  },

  checkBrand({ merged, report }) {
    const isButton = (key = '') =>
      [...merged.screens.values()].some((screen) => buttonsOf(screen).includes(key));
    for (const { node, text, key } of readTexts(merged)) {
      const { at } = node;
      const [draft] = DRAFT.exec(text) ?? NOTE.exec(text) ?? [];
      if (draft !== undefined) {
        const message = `'${draft}' looks like a draft.`;
        report({ at, message, suggestion: 'Write what buyers shall read.', data: { draft } });
      } else if (text.trim() !== '' && text.trim() !== text) {
        const message = 'Blanks stand before or behind this text.';
        report({ at, message, suggestion: 'Delete them.' });
      } else if (text.length > MAX_BUTTON && isButton(key)) {
        report({
          at,
          message: `This text stands in a button, and is ${text.length} characters long.`,
          suggestion: `Shorten it to ${MAX_BUTTON} or less.`,
          data: { length: text.length },
        });
      }
    }
  },
};

/** Keys of the texts that a screen puts into buttons. */
const buttonsOf = memoize((screen: Node): readonly string[] =>
  itemsAt(screen, 'blocks').flatMap((block) => {
    const options = blockFacts.get(textAt(block, 'block') ?? '')?.buttons ?? ['submit'];
    const owners = [block, ...itemsAt(block, 'pages')];
    return owners.flatMap((owner) => options.flatMap((option) => textAt(owner, option) ?? []));
  }),
);
