import type { ComponentType } from 'react';
import type { BlockName } from '../../src/contract/generated/names.ts';
import { AccessLink } from './access-link/AccessLink.tsx';
import { HelpLink } from './help-link/HelpLink.tsx';
import { Heading } from './heading/Heading.tsx';
import { Next } from './next/Next.tsx';
import { OrderSummary } from './order-summary/OrderSummary.tsx';
import { PixCode } from './pix-code/PixCode.tsx';
import { Restart } from './restart/Restart.tsx';
import { SuccessIcon } from './success-icon/SuccessIcon.tsx';
import { Paragraph } from './text/Paragraph.tsx';

/** The one list of blocks but the form, which the renderer draws itself. */
export const blocks: Record<Exclude<BlockName, 'form'>, ComponentType<never>> = {
  heading: Heading,
  text: Paragraph,
  'order-summary': OrderSummary,
  'pix-code': PixCode,
  'success-icon': SuccessIcon,
  'access-link': AccessLink,
  next: Next,
  restart: Restart,
  'help-link': HelpLink,
};
