import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';
import { buildEdge } from './edge/build-edge.ts';

// --edge also builds dist/edge, for a runtime without Node (docs/deploy.md).
const { edge } = parseArgs({ options: { edge: { type: 'boolean' } } }).values;

await untilBrandsAreInvalid(async () => {
  await buildAll(process.env);
  if (edge) await buildEdge();
  console.log(edge ? 'Built into dist/ and dist/edge/.' : 'Built into dist/.');
});
