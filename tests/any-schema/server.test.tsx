import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { prepareSample } from './draw-sample.tsx';
import { samples, type Sample } from './samples.ts';

const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

test.each(Object.entries<Sample>(samples))(
  'the server draws it without complaint: %s',
  async (_, sample) => {
    const Drawn = await prepareSample(sample);
    const html = renderToString(<Drawn />);
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(html).toContain('<form');
    expect(html).not.toContain('não pode ser mostrado');
    // The page's policy allows no style attribute.
    expect(html).not.toContain(' style="');
  },
);
