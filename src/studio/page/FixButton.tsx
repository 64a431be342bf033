import { useState } from 'react';
import { useTexts } from '../../preview/language.ts';
import type { SiteFinding } from '../../preview/site.ts';
import type { EditAnswer } from '../protocol.ts';
import { useStudio } from './studio-context.ts';
import { STUDIO_TEXTS } from './studio-texts.ts';

/** Makes the fix of a finding. */
export function FixButton({ finding: { id } }: { finding: SiteFinding }) {
  const { calls, show } = useStudio();
  const texts = useTexts(STUDIO_TEXTS);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const fix = async () => {
    setBusy(true);
    try {
      await show(await calls.send<EditAnswer>('fix', { id }));
    } catch (problem) {
      setError((problem as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="fix" disabled={isBusy} onClick={() => void fix()}>
        {texts.fix}
      </button>
      {error !== '' && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
    </>
  );
}
