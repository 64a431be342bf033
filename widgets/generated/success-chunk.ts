// Generated from the descriptors of widgets by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { AccessLink as AccessLinkBlock } from '../blocks/access-link/AccessLink.tsx';
import { BoletoSlip as BoletoSlipBlock } from '../blocks/boleto-slip/BoletoSlip.tsx';
import { PixCode as PixCodeBlock } from '../blocks/pix-code/PixCode.tsx';
import { Receipt as ReceiptBlock } from '../blocks/receipt/Receipt.tsx';
import { Referer as RefererBlock } from '../blocks/referer/Referer.tsx';
import { Restart as RestartBlock } from '../blocks/restart/Restart.tsx';
import { Steps as StepsBlock } from '../blocks/steps/Steps.tsx';
import { SuccessIcon as SuccessIconBlock } from '../blocks/success-icon/SuccessIcon.tsx';

export const blocks: Readonly<Record<string, ComponentType<never>>> = {
  'access-link': AccessLinkBlock,
  'boleto-slip': BoletoSlipBlock,
  'pix-code': PixCodeBlock,
  receipt: ReceiptBlock,
  referer: RefererBlock,
  restart: RestartBlock,
  steps: StepsBlock,
  'success-icon': SuccessIconBlock,
};
