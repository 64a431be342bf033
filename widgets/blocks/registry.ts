import type { ComponentType } from 'react';
import type { BlockName } from '../../src/contract/generated/names.ts';
import type { LaterBlock } from '../../src/contract/chunks.ts';
import { HelpLink } from './help-link/HelpLink.tsx';
import { Heading } from './heading/Heading.tsx';
import { Next } from './next/Next.tsx';
import { Paragraph } from './text/Paragraph.tsx';

/** The blocks of every page but the form, which the renderer draws itself; others come in parts. */
export const blocks: Record<Exclude<BlockName, 'form' | LaterBlock>, ComponentType<never>> = {
  heading: Heading,
  text: Paragraph,
  next: Next,
  'help-link': HelpLink,
};
