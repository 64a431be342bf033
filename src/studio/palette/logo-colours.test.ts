import { expect, test } from 'vitest';
import { coloursOfPixels } from './logo-colours.ts';

/** Pixels of colours #RRGGBB or #RRGGBBAA, each so many times. */
const pixels = (...areas: [hex: string, count: number][]): number[] =>
  areas.flatMap(([hex, count]) => {
    const channels = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16));
    return Array.from({ length: count }, () => channels).flat();
  });

const hexes = (...areas: [hex: string, count: number][]) =>
  coloursOfPixels(pixels(...areas)).map(({ hex }) => hex);

test('the colour of the largest area comes first, with its share', () => {
  expect(coloursOfPixels(pixels(['#00A0C0', 30], ['#D02060', 70]))).toEqual([
    { hex: '#D02060', share: 0.7 },
    { hex: '#00A0C0', share: 0.3 },
  ]);
});

test('white and what is seen through are the paper', () => {
  expect(hexes(['#FFFFFF', 900], ['#FF000010', 300], ['#0B6669', 5])).toEqual(['#0B6669']);
});

test('letters in black stand behind a colour, however large they are', () => {
  expect(hexes(['#1A1C21', 800], ['#0B6669', 50])).toEqual(['#0B6669', '#1A1C21']);
});

test('shades of one colour count as that which is there most', () => {
  expect(hexes(['#0B6669', 50], ['#0C6A6E', 30], ['#0A6064', 20])).toEqual(['#0B6669']);
});

test('mixtures on an edge are left out', () => {
  expect(hexes(['#0B6669', 500], ['#88AA99', 2])).toEqual(['#0B6669']);
});

test('a logo in black alone has that colour, and an empty picture has none', () => {
  expect(hexes(['#101114', 10])).toEqual(['#101114']);
  expect(hexes(['#FFFFFF', 10])).toEqual([]);
});
