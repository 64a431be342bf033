// Generated from the descriptors of widgets by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { Countdown as CountdownBlock } from '../blocks/countdown/Countdown.tsx';
import { Coupon as CouponBlock } from '../blocks/coupon/Coupon.tsx';
import { OrderBump as OrderBumpBlock } from '../blocks/order-bump/OrderBump.tsx';
import { ProfilePlans as ProfilePlansBlock } from '../blocks/profile-plans/ProfilePlans.tsx';
import { RichText as RichTextBlock } from '../blocks/rich-text/RichText.tsx';
import { ScreenLink as ScreenLinkBlock } from '../blocks/screen-link/ScreenLink.tsx';
import { SmsSender as SmsSenderBlock } from '../blocks/sms-sender/SmsSender.tsx';
import { Testimonial as TestimonialBlock } from '../blocks/testimonial/Testimonial.tsx';
import { Transit as TransitBlock } from '../blocks/transit/Transit.tsx';
import { UpsellOffer as UpsellOfferBlock } from '../blocks/upsell-offer/UpsellOffer.tsx';
import { Video as VideoBlock } from '../blocks/video/Video.tsx';
import { Franchise as FranchiseWidget } from '../fields/franchise/Franchise.tsx';

export const blocks: Readonly<Record<string, ComponentType<never>>> = {
  countdown: CountdownBlock,
  coupon: CouponBlock,
  'order-bump': OrderBumpBlock,
  'profile-plans': ProfilePlansBlock,
  'rich-text': RichTextBlock,
  'screen-link': ScreenLinkBlock,
  'sms-sender': SmsSenderBlock,
  testimonial: TestimonialBlock,
  transit: TransitBlock,
  'upsell-offer': UpsellOfferBlock,
  video: VideoBlock,
};

export const widgets: Readonly<Record<string, ComponentType<never>>> = {
  franchise: FranchiseWidget,
};
