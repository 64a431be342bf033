import { lexer, type Token, type Tokens } from 'marked';
import type { RichBlock, RichInline } from '../../contract/rich-text.ts';

/** Markdown that a rich text cannot show; the message is for the author. */
export class RichTextError extends Error {}

const ALLOWED = 'Paragraphs, headings, lists, **strong**, *stressed* and [links](https://…) can.';

const refuse = (what: string): never => {
  throw new RichTextError(`${what} cannot be drawn in a rich text. ${ALLOWED}`);
};

/** Marks by the name of their HTML element in CommonMark. */
const MARKS: Readonly<Record<string, 'strong' | 'stressed'>> = { strong: 'strong', em: 'stressed' };

const inlinesOf = (tokens: readonly Token[] = []): RichInline[] => tokens.flatMap(inlineOf);

function inlineOf(token: Token): RichInline[] {
  const mark = MARKS[token.type];
  if (mark) return [{ mark, content: 'tokens' in token ? inlinesOf(token.tokens) : [] }];
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? inlinesOf(token.tokens) : [token.raw];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'br':
      return [' '];
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!/^https:\/\/[^/]/.test(href)) {
        throw new RichTextError(`The link to '${href}' is not a whole https address.`);
      }
      return [{ mark: 'link', href, content: inlinesOf(token.tokens) }];
    }
    default:
      return refuse(`'${token.raw.trim()}'`);
  }
}

/** An item of a list holds one run of text; a list within a list would be lost on a phone. */
function itemOf({ tokens }: Tokens.ListItem): RichInline[] {
  const [text, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (more.length > 0) refuse(`'${more[0]!.raw.trim()}' within a list`);
  return text && 'tokens' in text ? inlinesOf(text.tokens) : [];
}

function blockOf(token: Token): RichBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
    case 'paragraph':
      return [{ kind: token.type, content: inlinesOf(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map(itemOf) }];
    }
    default:
      return refuse(`'${token.raw.trim()}'`);
  }
}

/**
 * The blocks of a text in Markdown (CommonMark's paragraphs, headings, lists, emphasis and links).
 *
 * @throws {RichTextError} with a sentence for anything else.
 */
export function richText(markdown: string): RichBlock[] {
  return lexer(markdown, { gfm: false }).flatMap(blockOf);
}
