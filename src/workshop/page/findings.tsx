import { folderOf } from '../../brand/parse/node.ts';
import type { Site, SiteBrand, SiteFinding } from '../site/site.ts';
import type { Value } from '../site/value.ts';
import { useLanguage, useSay } from './language.ts';

/** Those of findings that are in the files of which a brand is made, or in those of everybody. */
export const findingsOf = ({ chain }: SiteBrand, findings: readonly SiteFinding[]) =>
  findings.filter(({ file }) => {
    const folder = folderOf(file);
    return folder === undefined || chain.includes(folder);
  });

/** Whether a finding is about a value, or about the place that names its text. */
export const isAbout = (finding: SiteFinding, { file, path, namedAt }: Value): boolean =>
  (finding.file === file && finding.path === path && path !== '') ||
  (namedAt !== undefined && `${finding.file}:${finding.line}` === namedAt);

/** Findings of the checker, with what to do. */
export function FindingList({ findings }: { findings: readonly SiteFinding[] }) {
  const [language] = useLanguage();
  if (findings.length === 0) return null;
  return (
    <ul className="finding-list">
      {findings.map((finding, index) => {
        const { file, line, rule, source, severity } = finding;
        const { message, suggestion } = (language === 'pt-BR' && finding.inPortuguese) || finding;
        return (
          <li key={index} data-severity={severity}>
            <p>
              {message} {suggestion && <span className="hint">{suggestion}</span>}
            </p>
            <p className="place">
              <code>
                {file}:{line}
              </code>{' '}
              {rule}
            </p>
            {source && <pre>{source}</pre>}
          </li>
        );
      })}
    </ul>
  );
}

/** Errors and warnings in the brand files, and the brands that cannot be shown because of them. */
export function Findings({ site: { findings, broken } }: { site: Site }) {
  const say = useSay();
  return (['error', 'warning'] as const).map((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    const isBad = severity === 'error';
    if (own.length === 0) return null;
    return (
      <details key={severity} className="findings" data-bad={isBad || undefined} open={isBad}>
        <summary>
          {say(`${severity}s`, { count: own.length })}
          {isBad && broken.length > 0 && say('notShown')}
          {isBad && <strong>{broken.join(', ')}</strong>}
        </summary>
        <FindingList findings={own} />
      </details>
    );
  });
}
