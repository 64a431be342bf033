import { setAside, type ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import type { Finding } from './finding.ts';
import { memoize } from './memo.ts';
import { runRules } from './run-rules.ts';
import { missingOfBase } from './structure/missing-file.ts';
import { checkFile } from './structure/check-schema.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

/** Kinds of files whose lists and objects others are laid over or taken from. */
const LAID_OVER = ['flows', 'screen', 'sandbox', 'field'];

const isError = ({ severity }: Finding): boolean => severity === 'error';

interface CheckedFile {
  findings: Finding[];
  /** Nothing can be laid over it, or taken from it. */
  isUseless: boolean;
}

/**
 * Checks every file by itself: its name, its values against its meta-schema, what rules say of one file.
 * A file with an error that others are laid over is set aside.
 */
export function createFileCheck(metaSchemas: MetaSchemas) {
  const checks = new Map(
    [...metaSchemas.keys()].map((name) => [
      name,
      memoize((root: Node) => checkOne(root, name, metaSchemas)),
    ]),
  );
  return (sources: ParsedSources): Finding[] => {
    const findings: Finding[] = [];
    const aside: string[] = [];
    for (const [root, name] of filesOf(sources)) {
      const checked = checks.get(name)!(root);
      for (const one of checked.findings) findings.push(one);
      if (checked.isUseless) aside.push(root.at.file);
    }
    findings.push(...runRules('checkSources', { sources, metaSchemas }));
    for (const file of aside) setAside(sources, file);
    for (const [path, finding] of missingOfBase(sources)) {
      findings.push(finding);
      setAside(sources, path);
    }
    return findings;
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
  const errors = checkFile(root, metaSchemas.get(schema)!).map((error): Finding => {
    const { place, pointer: _, ...said } = error;
    return { ...place, severity: 'error', ...said };
  });
  const findings = [...errors, ...runRules('checkFile', { root, schema, metaSchemas })];
  return { findings, isUseless: LAID_OVER.includes(schema) && findings.some(isError) };
}
