import { entriesAt, nodeAt, textAt } from '../../../brand/parse/node.ts';
import type { Form } from './forms.ts';

/** The regular expressions of a form, for answers and for names of properties, each with its place. */
export const patternsOf = ({ parts }: Pick<Form, 'parts'>) =>
  parts.flatMap(({ node, name }) => {
    const pattern = textAt(node, 'pattern');
    const named = entriesAt(node, 'patternProperties');
    return [
      ...(pattern === undefined ? [] : [{ name, at: nodeAt(node, ['pattern'])!.at, pattern }]),
      ...named.map(([key, { keyAt: at }]) => ({ name, at, pattern: key })),
    ];
  });
