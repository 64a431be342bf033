import { countsOf, docsOf, sentencesOf, type Told } from './check-report.ts';

/**
 * All findings for programs. `message` says what is wrong and what would be right; `suggestion` is
 * the latter alone (null where there is none), `docs` the page of the rule from the project's root,
 * `path` where in the file's JSON it is. The sums count what was asked about.
 */
export function formatJson({ diagnostics, brands, files }: Told): string {
  const findings = diagnostics.map((one) => {
    const { file, line, column, endLine, endColumn, rule, severity, path, related } = one;
    const place = { file, line, column, endLine, endColumn };
    const message = sentencesOf(one);
    const suggestion = one.suggestion || null;
    return { ...place, rule, severity, message, suggestion, docs: docsOf(rule), path, related };
  });
  const summary = { ...countsOf(diagnostics), files: files.length, brands: brands.length };
  return JSON.stringify({ findings, summary }, null, 2);
}
