import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { NO_CACHE } from './build/cache/build-cache.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';
import { buildEdge } from './edge/build-edge.ts';

// --edge also builds dist/edge, for a runtime without Node (docs/deploy.md); --no-cache makes everything anew.
const { edge, 'no-cache': isAnew } = parseArgs({
  options: { edge: { type: 'boolean' }, 'no-cache': { type: 'boolean' } },
}).values;

await untilBrandsAreInvalid(async () => {
  await buildAll(process.env, isAnew ? { cache: NO_CACHE } : {});
  if (edge) await buildEdge();
  console.log(edge ? 'Built into dist/ and dist/edge/.' : 'Built into dist/.');
});
