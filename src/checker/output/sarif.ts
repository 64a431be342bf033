import type { Diagnostic, Stretch } from '../../contract/diagnostic.ts';
import { helpOf } from '../run-rules.ts';
import { docsOf, sentencesOf, type CheckReport } from './check-report.ts';

/** The addresses that paths and pages begin with. */
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

/** All findings as SARIF 2.1.0, which code scanning services read. */
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
