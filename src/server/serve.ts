import { main } from './node.ts';

await main({ allowSandbox: false });
