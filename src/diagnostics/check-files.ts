import { setAside, type ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import type { Finding } from './finding.ts';
import { memoize } from './memo.ts';
import { runRule, runRules } from './run-rules.ts';
import { missingOfBase } from './structure/missing-file.ts';
import type { BrokenPointers } from './structure/check-documents.ts';
import { checkFile } from './structure/check-schema.ts';
import { rule as duplicateId } from './structure/duplicate-id.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { rule as otherFile } from './parse/other-file.ts';
import { requiredNulls } from './structure/missing-key.ts';

/** Kinds of files whose lists and objects others are laid over or taken from. */
const LAID_OVER = ['flows', 'screen', 'sandbox', 'field'];

interface CheckedFile {
  findings: Finding[];
  /** JSON pointers of values that are not the object or list they have to be. */
  broken: string[];
  /** Nothing can be laid over it, or taken from it. */
  isUseless: boolean;
}

/**
 * Checks every file by itself: its name, its values against its meta-schema, what rules say of one file.
 * A file without the shape that others rely on is set aside: what it leads to elsewhere would only follow
 * from it.
 */
export function createFileCheck(metaSchemas: MetaSchemas) {
  const checks = new Map(
    [...metaSchemas.keys()].map((name) => [
      name,
      memoize((root: Node) => checkOne(root, name, metaSchemas)),
    ]),
  );
  return (sources: ParsedSources): { findings: Finding[]; broken: BrokenPointers } => {
    const broken = new Map<string, readonly string[]>();
    const findings: Finding[] = [];
    const aside: string[] = [];
    for (const [root, name] of filesOf(sources)) {
      const checked = checks.get(name)!(root);
      for (const one of checked.findings) findings.push(one);
      if (checked.broken.length > 0) broken.set(root.at.file, checked.broken);
      if (checked.isUseless) aside.push(root.at.file);
    }
    findings.push(...runRules('checkSources', { sources, metaSchemas }));
    for (const file of aside) setAside(sources, file);
    for (const { path, finding } of missingOfBase(sources)) {
      findings.push(finding);
      setAside(sources, path);
    }
    return { findings, broken };
  };
}

/** Every file that was read, with the name of its meta-schema. */
export function* filesOf({ folders, fields, registry }: ParsedSources): Generator<[Node, string]> {
  for (const { files, screens } of folders.values()) {
    for (const [name, root] of files) yield [root, name];
    for (const root of screens.values()) yield [root, 'screen'];
  }
  for (const root of fields.values()) yield [root, 'field'];
  if (registry) yield [registry, 'registry'];
}

function checkOne(root: Node, schema: string, metaSchemas: MetaSchemas): CheckedFile {
  const context = { root, schema, metaSchemas };
  const misplaced = runRule(otherFile, 'checkFile', context);
  if (misplaced.length > 0) return { findings: misplaced, broken: [], isUseless: true };
  const errors = checkFile(root, metaSchemas.get(schema)!);
  const isLaidOver = LAID_OVER.includes(schema);
  const nulls = isLaidOver ? requiredNulls(root, metaSchemas.get(schema)!) : [];
  const findings = errors.map((error): Finding => {
    const { place, pointer: _, meant: __, isStructural: ___, ...rest } = error;
    return { ...place, severity: 'error', ...rest };
  });
  const ofRules = runRules('checkFile', context);
  const hasTwins = ofRules.some(({ rule }) => rule === duplicateId.meta.id);
  return {
    findings: [...findings, ...nulls, ...ofRules],
    // The content of a misspelt object is not missing in the one that was meant.
    broken: errors.flatMap(({ isStructural, pointer, meant = [] }) =>
      (isStructural ? [pointer] : []).concat(meant),
    ),
    isUseless:
      isLaidOver && (nulls.length > 0 || hasTwins || errors.some((error) => error.isStructural)),
  };
}
