import { useContext } from 'react';
import { LanguageContext } from '../../language.ts';
import type { SiteFinding } from '../../site.ts';

/** Findings of the checker, with what to do. */
export function FindingList({ findings }: { findings: readonly SiteFinding[] }) {
  const language = useContext(LanguageContext);
  return (
    <ul className="finding-list">
      {findings.map((finding, index) => {
        const { file, line, rule, source, severity } = finding;
        const { message, suggestion } = (language === 'pt' && finding.pt) || finding;
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
            {source && (
              <pre>
                {source[0].trimStart()}
                <mark>{source[1]}</mark>
                {source[2]}
              </pre>
            )}
          </li>
        );
      })}
    </ul>
  );
}
