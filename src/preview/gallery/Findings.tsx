import type { Site, SiteFinding } from '../site.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Errors and warnings in the brand files, and the brands that cannot be shown because of them. */
export function Findings({ site: { findings, broken } }: { site: Site }) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length > 0 && (
        <details className="findings" data-bad open>
          <summary>
            {counted(errors.length, 'error')} in the brand files
            {broken.length > 0 && (
              <>
                . Not shown until mended: <strong>{broken.join(', ')}</strong>
              </>
            )}
          </summary>
          <List findings={errors} />
        </details>
      )}
      {warnings.length > 0 && (
        <details className="findings">
          <summary>{counted(warnings.length, 'warning')} in the brand files</summary>
          <List findings={warnings} />
        </details>
      )}
    </>
  );
}

function List({ findings }: { findings: readonly SiteFinding[] }) {
  return (
    <ul>
      {findings.map(({ file, line, rule, message, suggestion, source }, index) => (
        <li key={index}>
          <p>
            {message} {suggestion && <span className="hint">{suggestion}</span>}
          </p>
          <p className="place">
            <code>
              {file}:{line}
            </code>{' '}
            {rule}
          </p>
          {source && (
            <pre>
              {source[0].trimStart()}
              <mark>{source[1]}</mark>
              {source[2]}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}
