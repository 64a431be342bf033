import { useTexts } from '../../language.ts';
import { GALLERY_TEXTS } from '../gallery-texts.ts';
import type { Site } from '../../site.ts';
import { FindingList } from './FindingList.tsx';

/** Errors and warnings in the brand files, and the brands that cannot be shown because of them. */
export function Findings({ site: { findings, broken } }: { site: Site }) {
  const texts = useTexts(GALLERY_TEXTS);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length > 0 && (
        <details className="findings" data-bad open>
          <summary>
            {texts.errors(errors.length)}
            {broken.length > 0 && (
              <>
                {texts.notShown}
                <strong>{broken.join(', ')}</strong>
              </>
            )}
          </summary>
          <FindingList findings={errors} />
        </details>
      )}
      {warnings.length > 0 && (
        <details className="findings">
          <summary>{texts.warnings(warnings.length)}</summary>
          <FindingList findings={warnings} />
        </details>
      )}
    </>
  );
}
