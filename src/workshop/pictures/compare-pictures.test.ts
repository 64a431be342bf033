import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparedShots } from './compare-pictures.ts';

const FEW_PIXELS = 64;

/** A white picture with so many black pixels. */
function picture(height: number, dots = 0): Buffer {
  const png = new PNG({ width: 20, height });
  png.data.fill(255);
  for (let dot = 0; dot < dots; dot++) png.data.fill(0, dot * 4, dot * 4 + 3);
  return PNG.sync.write(png);
}

type Shots = [Buffer | undefined, Buffer | undefined];
const takes = (...pairs: Shots[]) => {
  let at = 0;
  return { take: async () => pairs[at++]!, taken: () => at };
};

test('equal pictures differ in nothing, one dot of colour in one pixel, another length in what is missing', async () => {
  const same = takes([picture(20), picture(20)]);
  expect(await comparedShots(same.take, FEW_PIXELS)).toMatchObject({ changed: 0 });
  const longer = takes([picture(20), picture(30)]);
  const shots = await comparedShots(longer.take, FEW_PIXELS);
  expect(shots.changed).toBe(200 / 600);
  expect(PNG.sync.read(shots.difference!).height).toBe(30);
});

test('next to nothing is looked at again: an edge goes, a full stop stays', async () => {
  const edge = takes([picture(20), picture(20, 3)], [picture(20), picture(20)]);
  expect((await comparedShots(edge.take, FEW_PIXELS)).changed).toBe(0);
  const stop = Array.from({ length: 3 }, (): Shots => [picture(20), picture(20, 3)]);
  const shots = takes(...stop);
  expect((await comparedShots(shots.take, FEW_PIXELS)).changed).toBe(3 / 400);
  expect(shots.taken()).toBe(3);
});

test('a screen that only one version has differs altogether', async () => {
  expect(await comparedShots(takes([undefined, picture(20)]).take, FEW_PIXELS)).toMatchObject({
    changed: 1,
  });
});
