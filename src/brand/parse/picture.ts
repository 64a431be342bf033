import { drawingOf, type DrawingFlaw } from './drawing.ts';

export interface Picture {
  /** By its contents, not by its name; undefined for a file that browsers do not show. */
  kind?: 'svg' | 'png' | 'gif' | 'webp' | 'jpeg';
  bytes: number;
  width?: number;
  height?: number;
  /** The first part of an SVG that runs a script or loads a file. */
  active?: string;
  flaw?: DrawingFlaw;
}

export function pictureOf(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
  const word = (from: number, length: number) =>
    String.fromCharCode(...bytes.subarray(from, from + length));
  const about = { bytes: bytes.length };
  if (begins(0x89, 0x50, 0x4e, 0x47) && bytes.length > 24) {
    return { ...about, kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (word(0, 3) === 'GIF' && bytes.length > 10) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return { ...about, kind: 'gif', width, height };
  }
  if (word(0, 4) === 'RIFF' && word(8, 4) === 'WEBP') return { ...about, kind: 'webp' };
  if (begins(0xff, 0xd8, 0xff)) return { ...about, kind: 'jpeg' };
  const text = new TextDecoder().decode(bytes);
  const drawing = drawingOf(text);
  if (!drawing) return about;
  return {
    ...about,
    kind: 'svg',
    ...drawing,
    active: ACTIVE.exec(text)?.[0].trim().slice(0, MAX_ACTIVE_LENGTH),
  };
}

const MAX_ACTIVE_LENGTH = 40;
const ACTIVE =
  /<script\b|\son\w+\s*=|javascript:|<foreignObject\b|<iframe\b|\bhref\s*=\s*["'](?!#|data:image\/)[^"']*|@import\b|url\(\s*["']?https?:[^)]*/i;
