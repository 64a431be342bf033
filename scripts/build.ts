import { buildAll } from './build/build-all.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';
import { buildEdge } from './edge/build-edge.ts';

// --edge also builds dist/edge, for a runtime without Node (docs/deploy.md).
const isForEdge = process.argv.includes('--edge');

await untilBrandsAreInvalid(async () => {
  await buildAll(process.env);
  if (isForEdge) await buildEdge();
  console.log(isForEdge ? 'Built into dist/ and dist/edge/.' : 'Built into dist/.');
});
