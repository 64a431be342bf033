import { countsOf, docsOf, sentencesOf, type CheckReport } from './check-report.ts';

/**
 * All findings for programs. `message` says what is wrong and what would be right; `suggestion` is
 * the latter alone (null where there is none), `docs` the page of the rule from the project's root,
 * `path` where in the file's JSON it is, `data` the names in the message and the brands that it affects,
 * `fix` what --fix would change. The sums count what was asked about.
 */
export function formatJson({ diagnostics, brands, files, placeholders }: CheckReport): string {
  const findings = diagnostics.map((one) => {
    const { file, line, column, endLine, endColumn, rule, severity, path, related, data, fix } =
      one;
    const said = { message: sentencesOf(one), suggestion: one.suggestion || null };
    const place = { file, line, column, endLine, endColumn };
    return { ...place, rule, severity, ...said, docs: docsOf(rule), path, related, data, fix };
  });
  const sums = { files: files.length, brands: brands.length, placeholders };
  const summary = { ...countsOf(diagnostics), ...sums };
  return JSON.stringify({ findings, summary }, null, 2);
}
