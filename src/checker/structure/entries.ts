import { memoize } from '../../brand/memo.ts';
import { entriesAt, isRemoval, nodesAt, scalarAt, toValue } from '../../brand/parse/node.ts';
import type { Node } from '../../brand/parse/node.ts';
import { brandRule, fileRule, formRule, type Problem, type Report, type Rule } from '../rule.ts';
import { nodeOf, documentsOf } from '../typed.ts';

/** Parts of a file that are not of the brand language, where an `id` is a value like any other. */
const FOREIGN = ['schema', 'ui', 'messages', 'props'];
/** Parts of a block that a library field may stand under; looked at once it is put in. */
const FORM_PARTS = ['schema', 'ui', 'messages'];
/** Keywords of JSON Schema whose value may well be null. */
const VALUES = ['const', 'default', 'examples'];

type ProblemsOf = (node: Node) => readonly Problem[];

/** The problems of each object and list of a document, itself included; brands inherit most of a document. */
function problemsIn(skipped: readonly string[], problemsOf: ProblemsOf): ProblemsOf {
  const visit = memoize((node: Node): readonly Problem[] => {
    if (node.kind === 'scalar') return [];
    const entries = node.kind === 'array' ? [] : [...node.entries];
    const inner = entries.flatMap(([key, one]) => (skipped.includes(key) ? [] : one.node));
    return [...problemsOf(node), ...(node.kind === 'array' ? node.items : inner).flatMap(visit)];
  });
  return visit;
}

const tell = (report: Report, problems: readonly Problem[]) =>
  problems.forEach((problem) => report(...problem));

const ruleOfFiles = (id: string, problemsOf: ProblemsOf): Rule =>
  fileRule(id, 'schema', ({ root, report }) => tell(report, problemsOf(root)));

const ruleOfBrands = (id: string, problemsOf: ProblemsOf): Rule =>
  brandRule(id, 'schema', ({ merged, report }) => {
    for (const { node } of documentsOf(merged)) tell(report, problemsOf(node));
  });

/** Ids that stand in their list already, or differ from another one in capitals alone. */
const repeatedIdsIn = problemsIn(FOREIGN, (list) => {
  const ids = list.kind === 'array' ? nodesAt(list, '*.id') : [];
  const lowerCase = ids.map((id) => String(toValue(id)).toLowerCase());
  return ids.flatMap((node, index): Problem[] => {
    const first = ids[lowerCase.indexOf(lowerCase[index]!)]!;
    if (first === node) return [];
    const [id, other] = [node, first].map((one) => JSON.stringify(toValue(one)));
    const message = id === other ? 'duplicate-id.id-stands-list' : 'duplicate-id.id-differs-list';
    return [[node.at, message, { id, other, line: first.at.line }]];
  });
});

const removedWithMore = problemsIn([], (node) => {
  if (node.kind !== 'object' || scalarAt(node, '$remove') !== true) return [];
  const more = [...node.entries.keys()].filter((key) => !['id', '$remove'].includes(key));
  if (more.length === 0 || !node.entries.has('id')) return [];
  return [[node.entries.get('$remove')!.keyAt, 'merge-nothing.remove-leaves-entry', { more }]];
});

const MARKS = [
  ['after', 'merge-nothing.speaks-parent-list'],
  ['$remove', 'merge-nothing.takes-parent-entry'],
] as const;

/** Marks of a merge that have found no value of a parent. */
const marksIn = problemsIn(FORM_PARTS, (node) => {
  if (node.kind !== 'array') return nullsOf(node);
  return node.items.flatMap((item) => {
    if (item.kind !== 'object' || !item.entries.has('id')) return [];
    return MARKS.flatMap(([mark, message]): Problem[] => {
      const found = item.entries.get(mark);
      return found ? [[found.keyAt, message, { mark }]] : [];
    });
  });
});

const nullsOf = (node: Node): Problem[] =>
  entriesAt(node)
    .filter(([key, entry]) => isRemoval(entry.node) && !VALUES.includes(key))
    .map(([key, { keyAt }]) => [keyAt, 'merge-nothing.null-removes-what', { key }]);

export const rules: readonly Rule[] = [
  ruleOfFiles('duplicate-id', repeatedIdsIn),
  ruleOfBrands('duplicate-id', repeatedIdsIn),
  ruleOfFiles('merge-nothing', removedWithMore),
  ruleOfBrands('merge-nothing', marksIn),
  // A library field that was put in may have brought a value.
  formRule('merge-nothing', 'schema', ({ form, report }) => {
    const schemas = form.parts.map(({ schema }) => nodeOf(schema));
    const nodes = schemas.flatMap((node) => [node, ...nodesAt(node, 'properties')]);
    tell(report, nodes.flatMap(nullsOf));
  }),
];
