import type { Site } from '../site.ts';

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What is wrong, or worth a look, in the brand files, and which brands cannot be shown for it. */
export function Findings({ site: { findings, broken } }: { site: Site }) {
  if (findings.length === 0) return null;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.length - errors.length;
  const parts = [
    errors.length > 0 && counted(errors.length, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ].filter(Boolean);
  return (
    <details
      className="findings"
      data-bad={errors.length > 0 || undefined}
      open={errors.length > 0}
    >
      <summary>{parts.join(', ')} in the brand files</summary>
      {broken.length > 0 && (
        <p>
          Not shown until their errors are mended: <strong>{broken.join(', ')}</strong>.
        </p>
      )}
      {[...errors, ...findings.filter((one) => !errors.includes(one))].map(({ text, severity }) => (
        <pre key={text} data-severity={severity}>
          {text}
        </pre>
      ))}
    </details>
  );
}
