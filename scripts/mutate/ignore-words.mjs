import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Sentences of the reference: what they say is compared with what is generated from them, not here. */
const isOfReference = (path) => path.isVariableDeclarator() && path.node.id.name === 'descriptors';

/** A constant sentence, which stands in several of them. */
const isSentence = (path) =>
  path.isStringLiteral() &&
  path.parentPath.isVariableDeclarator() &&
  / .*\.$/.test(path.node.value);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'reference', {
    shouldIgnore: (path) =>
      isOfReference(path) || isSentence(path) ? 'It is a text of the reference.' : undefined,
  }),
];
