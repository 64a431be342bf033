import { lexer, type Token, type Tokens } from 'marked';
import type { RichBlock, RichInline } from '../../contract/compiled-brand.ts';
import { say, type Sentence, type MessageId } from '../problem.ts';

export class RichTextError extends Error {
  readonly problem: Sentence;
  constructor(id: MessageId, what: string) {
    super(`${id}: ${what}`);
    this.problem = say(id, { what });
  }
}

const refuse = (id: MessageId, what: string): never => {
  throw new RichTextError(id, what);
};

const MARKS: Readonly<Record<string, 'strong' | 'stressed'>> = { strong: 'strong', em: 'stressed' };

const inlinesOf = (token: Token): RichInline[] =>
  (token as Tokens.Paragraph).tokens.flatMap(inlineOf);

/** Only numbers of characters are read by the parser: of others a buyer would read the name. */
function plainText(text: string): string {
  const [reference] = /&[a-z][a-z\d]*;/i.exec(text) ?? [];
  if (reference !== undefined) refuse('rich-text.entity', reference);
  return text;
}

function inlineOf(token: Token): RichInline[] {
  const mark = MARKS[token.type];
  if (mark) return [{ mark, content: inlinesOf(token) }];
  switch (token.type) {
    case 'text':
      return [plainText((token as Tokens.Text).text)];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'br':
      return [' '];
    case 'link': {
      const { href } = token as Tokens.Link;
      if (!/^https:\/\/[^/]/.test(href)) refuse('rich-text.link', href);
      return [{ mark: 'link', href, content: inlinesOf(token) }];
    }
    default:
      return refuse('rich-text.not-drawn', token.raw);
  }
}

const RUNS: readonly string[] = ['text', 'paragraph', 'heading'];

/** An item of a list holds one run of text; a list within a list would be lost on a phone. */
function itemOf({ tokens }: Tokens.ListItem): RichInline[] {
  const [text, ...more] = tokens.filter(({ type }) => type !== 'space');
  const other = text && !RUNS.includes(text.type) ? text : more[0];
  if (other) refuse('rich-text.within-list', other.raw.trim());
  return text ? inlinesOf(text) : [];
}

function blockOf(token: Token): RichBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
    case 'paragraph':
      return [{ kind: token.type, content: inlinesOf(token) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map(itemOf) }];
    }
    default:
      return refuse('rich-text.not-drawn', token.raw.trim());
  }
}

/** Reads CommonMark's paragraphs, headings, lists, emphasis and links. @throws {RichTextError} for anything else. */
export function richText(markdown: string): RichBlock[] {
  return lexer(markdown, { gfm: false }).flatMap(blockOf);
}
