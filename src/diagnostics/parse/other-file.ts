import { nodeAt, type Node, type ObjectNode } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import type { MetaSchemas } from '../structure/meta-schemas.ts';

/** A file holds what its name says; the content of another one is reported once, not key by key. */
export const rule: Rule = {
  meta: {
    id: 'other-file',
    severity: 'error',
    description:
      'The file holds what belongs into another one: most often its content was pasted into the wrong file.',
    howToFix: 'Move the content to the file that it belongs to, and restore this one.',
    example: {
      file: 'theme.json',
      wrong: { extends: 'base', key: 'ALFA', dsProductId: 'ds-alfa' },
      right: { fontFamily: 'Figtree, system-ui, sans-serif' },
    },
    hidesTexts: true,
    pt: {
      'This looks like the content of {}, and has no key of {}.':
        'Isto parece ser o conteúdo de {}, e não tem nenhuma chave de {}.',
      'Move it there, and restore what this file said, or delete the file where a parent has one.':
        'Leve-o para lá e restaure o que este arquivo dizia, ou apague o arquivo se um pai tiver um.',
      'a screen': 'uma tela',
      'a field of the library': 'um campo da biblioteca',
    },
  },
  checkFile({ root, schema, metaSchemas, report }) {
    const other = kindOf(root, schema, metaSchemas);
    if (other === undefined) return;
    const at = root.kind === 'object' ? [...root.entries].find(isTelling)?.[1].keyAt : undefined;
    report({
      at: at ?? root.at,
      message: `This looks like the content of ${NAMES[other] ?? `${other}.json`}, and has no key of ${NAMES[schema] ?? `${schema}.json`}.`,
      suggestion:
        'Move it there, and restore what this file said, or delete the file where a parent has one.',
      data: { other },
    });
  },
};

const NAMES: Readonly<Record<string, string>> = {
  screen: 'a screen',
  field: 'a field of the library',
};

const isTelling = ([key]: [string, unknown]) => key !== '$schema';

/** The kind of file that most keys belong to, where none belongs to the kind that the file is. */
function kindOf(root: Node, schema: string, metaSchemas: MetaSchemas): string | undefined {
  if (root.kind !== 'object') return undefined;
  const keys = [...root.entries].filter(isTelling).map(([key]) => key);
  const fits = (name: string) => keys.filter((key) => isKeyOf(root, key, name, metaSchemas)).length;
  if (keys.length === 0 || fits(schema) > 0) return undefined;
  const others = [...metaSchemas.keys()].filter((name) => fits(name) * 2 > keys.length);
  return others.sort((one, other) => fits(other) - fits(one))[0];
}

/** Whether a kind of file has a key, with a value of this shape. */
function isKeyOf(root: ObjectNode, key: string, name: string, metaSchemas: MetaSchemas): boolean {
  const { properties = {}, patternProperties = {} } = metaSchemas.get(name)!.schema as Keys;
  const kind = nodeAt(root, [key])!.kind;
  const patterns = Object.keys(patternProperties);
  const own = properties[key];
  if (!own) return kind === 'scalar' && patterns.some((one) => new RegExp(one, 'u').test(key));
  return own.type === undefined || kind === (SHAPES[own.type] ?? 'scalar');
}

const SHAPES: Readonly<Record<string, Node['kind']>> = { object: 'object', array: 'array' };

interface Keys {
  properties?: Record<string, { type?: string }>;
  patternProperties?: object;
}
