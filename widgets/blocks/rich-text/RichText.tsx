import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSale } from '../../../src/checkout/hooks/checkout-context.ts';
import type { RichBlock, RichInline } from '../../../src/contract/compiled-brand.ts';
import { outside } from '../../link/TargetLink.tsx';
import { theme } from '../../../src/styles/theme.ts';

type Fill = (text: string) => string;

export function RichText({ article }: { article: RichBlock[] }) {
  const { fill } = useSale();
  return <Article>{article.map((block, at) => drawn(block, at, fill))}</Article>;
}

function drawn(block: RichBlock, key: number, fill: Fill): ReactNode {
  if (block.kind !== 'list') {
    const Tag = block.kind === 'heading' ? 'h2' : 'p';
    return <Tag key={key}>{words(block.content, fill)}</Tag>;
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  const items = block.items.map((item, at) => <li key={at}>{words(item, fill)}</li>);
  return <List key={key}>{items}</List>;
}

const words = (content: RichInline[], fill: Fill): ReactNode[] =>
  content.map((part, key) => {
    if (typeof part === 'string') return fill(part);
    const inside = words(part.content, fill);
    if (part.mark === 'link') {
      return (
        <Link key={key} href={part.href} {...outside}>
          {inside}
        </Link>
      );
    }
    if (part.mark === 'strong') return <strong key={key}>{inside}</strong>;
    return <em key={key}>{inside}</em>;
  });

const Article = styled('div')({
  display: 'grid',
  gap: 14,
  fontSize: 16,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
  '& > *': { margin: 0 },
  '& h2': { marginTop: 6, fontSize: 19, lineHeight: 1.35 },
  '& h2, & strong': { color: theme.palette.text.primary },
  '& ul, & ol': { paddingLeft: 22, display: 'grid', gap: 6 },
});
