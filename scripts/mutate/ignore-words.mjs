import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Sentences of the reference: what they say is compared with what is generated from them, not here. */
const isOfReference = (path) => path.isVariableDeclarator() && path.node.id.name === 'descriptors';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'reference', {
    shouldIgnore: (path) => (isOfReference(path) ? 'It is a text of the reference.' : undefined),
  }),
];
