import { inherit } from '../../src/brand/inherit/inherit.ts';
import type { ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { nodeAt, textAt } from '../../src/brand/parse/node.ts';
import { colourPairs } from '../../src/checker/brand/colour-pairs.ts';
import { MODES, type Surroundings } from './palette.ts';

/** The colours of a brand or of a parent, by folder, that the checker compares with each other. */
export function surroundingsOf(name: string, sources: ParsedSources): Surroundings {
  const folder = sources.folders.get(name);
  const theme = folder && inherit(folder, sources).merged?.files.get('theme');
  const paths = [...new Set(colourPairs.flatMap(({ colour, on }) => [colour, on]))];
  const [light, dark] = MODES.map((mode) =>
    Object.fromEntries(
      paths.map((path) => [path, textAt(nodeAt(theme, [mode, ...path.split('.')]))]),
    ),
  );
  return { light: light!, dark: dark! };
}
