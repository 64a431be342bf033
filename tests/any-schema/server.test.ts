/** @module-tag long */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prepareSample } from './draw-sample.tsx';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

test.each(Object.entries<Sample>(samples))(
  'the server draws it without complaint: %s',
  async (_, sample) => {
    const Drawn = await prepareSample(sample);
    const html = renderToString(createElement(Drawn));
    expect(html).toContain('<form');
    expect(html).not.toContain('não pode ser mostrado');
    // The page's policy allows no style attribute.
    expect(html).not.toContain(' style="');
  },
);
