import type { ComponentType } from 'react';
import { OrderBump } from './blocks/order-bump/OrderBump.tsx';
import { ProfilePlans } from './blocks/profile-plans/ProfilePlans.tsx';
import { RichText } from './blocks/rich-text/RichText.tsx';
import type { BlocksOf, WidgetsOf } from '../src/contract/chunks.ts';
import { ScreenLink } from './blocks/screen-link/ScreenLink.tsx';
import { SmsSender } from './blocks/sms-sender/SmsSender.tsx';
import { Transit } from './blocks/transit/Transit.tsx';
import { UpsellOffer } from './blocks/upsell-offer/UpsellOffer.tsx';
import { Video } from './blocks/video/Video.tsx';
import { Franchise } from './fields/franchise/Franchise.tsx';
import type { WidgetProps } from './fields/widget-props.ts';

/** Blocks of the steps that only some flows have. */
export const blocks: Record<BlocksOf<'steps'>, ComponentType<never>> = {
  'screen-link': ScreenLink,
  video: Video,
  transit: Transit,
  'sms-sender': SmsSender,
  'order-bump': OrderBump,
  'upsell-offer': UpsellOffer,
  'profile-plans': ProfilePlans,
  'rich-text': RichText,
};

/** Widgets of their forms. */
export const widgets: Record<WidgetsOf<'steps'>, ComponentType<WidgetProps>> = {
  franchise: Franchise,
};
