import { render } from '@testing-library/react';
import { loadChunks } from '../../src/renderer/chunks.ts';
import { brandWith, loaded, OWN_TEMPLATE } from '../drawing/brands.ts';
import { filesWith, prepare } from '../drawing/draw.tsx';
import type { Sample } from './sample.ts';

/** A brand whose screen is the sample's form, compiled as the build does it. */
export const compileSample = ({ schema, ui = {}, messages = {} }: Sample) =>
  loaded(brandWith(filesWith({ schema, ui, messages })));

/** A sample's form in everything that it counts on, ready to be drawn at once. */
export async function prepareSample(sample: Sample) {
  const of = compileSample(sample);
  await loadChunks(of.brand.screens[OWN_TEMPLATE]!.chunks);
  return prepare({ of }).Drawn;
}

/** Draws a sample in a browser; ready for a buyer. */
export async function drawSample(sample: Sample) {
  const Drawn = await prepareSample(sample);
  return render(<Drawn />);
}
