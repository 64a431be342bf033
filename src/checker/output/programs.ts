import type { Diagnostic, Stretch } from '../../contract/diagnostic.ts';
import { stretchOf } from '../rule.ts';
import { helpOf } from '../run-rules.ts';
import { countsOf, docsOf, sentencesOf, type CheckReport } from './check-report.ts';
import { sumOf } from './text.ts';

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string | number) =>
  escaped(String(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** All findings as workflow commands; `shown` gives a file's path from the root of the repository. */
export function formatGithub(report: CheckReport, shown: (file: string) => string): string {
  const commands = report.diagnostics.map((diagnostic) => {
    const { file, line, column, endLine, endColumn, rule, severity, related = [] } = diagnostic;
    const place = { file: shown(file), line, endLine, col: column, endColumn };
    const properties = Object.entries({ ...place, title: rule });
    const written = properties.map(([name, value]) => `${name}=${property(value)}`);
    const others = related.map((one) => `${shown(one.file)}:${one.line}: ${one.message}`);
    const text = [sentencesOf(diagnostic), ...others, docsOf(rule)].join('\n');
    return `::${severity} ${written.join(',')}::${escaped(text)}`;
  });
  return [...commands, sumOf(report)].join('\n');
}

/** All findings for programs: `docs` is a page from the project's root, `path` a place in the file's JSON, `fix` what --fix would change. */
export function formatJson({ diagnostics, brands, files, placeholders }: CheckReport): string {
  const findings = diagnostics.map((one) => {
    const { rule, severity, path, related, data, fix } = one;
    const said = { message: sentencesOf(one), suggestion: one.suggestion || null };
    const docs = docsOf(rule);
    return { ...stretchOf(one), rule, severity, ...said, docs, path, related, data, fix };
  });
  const sums = { files: files.length, brands: brands.length, placeholders };
  const summary = { ...countsOf(diagnostics), ...sums };
  return JSON.stringify({ findings, summary }, null, 2);
}

export interface SarifPlaces {
  /** A file's path from the root of the repository. */
  shown(file: string): string;
  /** Address of the repository's files, with a slash at its end. */
  base: string;
  /** Address at which others read the files of this commit, with a slash at its end; undefined where the commit has no address. */
  pages?: string;
}

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ROOT = '%SRCROOT%';

const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Words that SARIF (2.1.0, 3.11.5 and 3.11.6) would take for a placeholder or a link stay words. */
const words = (text: string) => ({
  text: text.replace(/\{(\d+)\}/g, '{{$1}}').replace(/\[([^[\]]*)\]\(/g, '\\[$1\\]('),
});

export function formatSarif(
  { diagnostics }: CheckReport,
  { shown, base, pages }: SarifPlaces,
): string {
  const rules = [...new Set(diagnostics.map(({ rule }) => rule))].sort();
  const locationOf = ({ file, line, column, endLine, endColumn }: Stretch) => ({
    artifactLocation: { uri: addressOf(shown(file)), uriBaseId: ROOT },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  });
  const resultOf = (one: Diagnostic) => ({
    ruleId: one.rule,
    ruleIndex: rules.indexOf(one.rule),
    level: one.severity,
    message: words(sentencesOf(one)),
    locations: [
      {
        physicalLocation: locationOf(one),
        ...(one.path && { logicalLocations: [{ fullyQualifiedName: one.path }] }),
      },
    ],
    ...(one.related?.length && {
      relatedLocations: one.related.map((other, id) => ({
        id,
        physicalLocation: locationOf(other),
        message: words(other.message),
      })),
    }),
  });
  const driver = {
    name: 'validate-brands',
    rules: rules.map((id) => ({
      id,
      help: { text: helpOf(id) },
      ...(pages !== undefined && { helpUri: pages + addressOf(shown(docsOf(id))) }),
    })),
  };
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [ROOT]: { uri: base } },
    results: diagnostics.map(resultOf),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}
