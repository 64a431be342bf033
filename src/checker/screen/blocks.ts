import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { pathOf } from '../../flow/templates.ts';
import { reportUnknown, type WrittenName } from '../names.ts';
import { brandRule, screenRule, type Rule } from '../rule.ts';

/** Blocks that say something and lead nowhere: a buyer on a phone can do without them. */
const SPEAKING =
  'benefits countdown guarantee heading help-link rich-text secure-note steps success-icon testimonial text video';

export const sideColumn = screenRule('side-column', 'error', ({ screen, report }) => {
  for (const block of screen.blocks) {
    const { id, block: kind, column } = block;
    const isForm = kind === 'form' && column !== undefined;
    const isLost = column === 'side-only' && !SPEAKING.split(' ').includes(kind);
    const message = isForm ? 'side-column.form-screen-cannot' : 'side-column.phones-do-draw';
    if (isForm || isLost) report([block, 'column'], message, { id, kind });
  }
});

export const rules: readonly Rule[] = [
  sideColumn,
  // A screen draws at most one form at a time: its button says what the screen is for.
  screenRule('one-form', 'error', ({ screen, template, report }) => {
    const forms = screen.blocks.filter(({ block }) => block === 'form');
    for (const [at, form] of forms.entries()) {
      const earlier = forms.slice(0, at).find(({ when }) => canHoldTogether(when, form.when))?.id;
      if (earlier) report([form], 'one-form.screen-form-already', { template, earlier });
    }
  }),
  // A link to a screen leads to one that is there, and that an address alone leads to.
  brandRule('screen-link', 'error', ({ screens, blocks, report }) => {
    const links = blocks
      .filter(({ block }) => block === 'screen-link')
      .map((block): WrittenName => ({ name: String(block.screen), at: [block, 'screen'] }));
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    reportUnknown(report, links, [names, 'list.screens'], 'screen-link.there-screen-link');
  }),
];
