import { useCallback, useEffect, useId, useState } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { LookState } from '../../finish/finish-protocol.ts';
import { useStudio } from '../studio-context.ts';
import { FINISH_TEXTS } from './finish-texts.ts';
import { Sentences } from './Sentences.tsx';

const ASK_EVERY_MS = 700;

/** Runs the report on changes, and shows its sentences first, then its pictures. */
export function LookAtChanges() {
  const { calls } = useStudio();
  const texts = useTexts(FINISH_TEXTS);
  const id = useId();
  const [ref, setRef] = useState('HEAD');
  const [main, setMain] = useState<string>();
  const [state, setState] = useState<LookState>({ phase: 'idle' });
  const [problem, setProblem] = useState('');
  const isRunning = state.phase === 'running';

  const send = useCallback(
    async (name: 'look' | 'state' | 'cancel', body: object = {}) => {
      try {
        setState(await calls.send<LookState>(`finish/${name}`, body));
        setProblem('');
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    [calls],
  );
  // A report may be under way since before this page was opened.
  useEffect(() => {
    void send('state');
    // Without a repository the report says why it cannot be made.
    calls.send<{ main?: string }>('finish/refs', {}).then(
      (refs) => setMain(refs.main),
      () => {},
    );
  }, [calls, send]);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => void send('state'), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [state, isRunning, send]);

  const report = 'report' in state ? state.report : undefined;
  return (
    <section className="finish-part" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{texts.title}</h1>
      <p>{texts.lookIntro}</p>
      <div className="row">
        <label htmlFor={`${id}-ref`}>{texts.since}</label>
        <select
          id={`${id}-ref`}
          value={ref}
          disabled={isRunning}
          onChange={({ target }) => setRef(target.value)}
        >
          <option value="HEAD">{texts.head}</option>
          {main !== undefined && <option value={main}>{texts.main(main)}</option>}
        </select>
        {isRunning ? (
          <button type="button" onClick={() => void send('cancel')}>
            {texts.cancel}
          </button>
        ) : (
          <button type="button" className="main" onClick={() => void send('look', { ref })}>
            {state.phase === 'done' ? texts.again : texts.start}
          </button>
        )}
      </div>
      <Progress state={state} />
      {(problem !== '' || state.phase === 'failed') && (
        <p role="alert" className="error">
          {problem || (state.phase === 'failed' && state.message)}
        </p>
      )}
      {report && <Sentences report={report} />}
      {state.phase === 'done' && (
        <>
          <p>
            {state.pictures === 0 ? texts.same : texts.shown(state.pictures)}{' '}
            <a href={state.page} target="_blank" rel="noopener">
              {texts.alone}
            </a>
          </p>
          {state.pictures > 0 && (
            <iframe className="report" src={`${state.page}#pictures`} title={texts.title} />
          )}
        </>
      )}
    </section>
  );
}

function Progress({ state }: { state: LookState }) {
  const texts = useTexts(FINISH_TEXTS);
  const progress = state.phase === 'running' ? state.progress : undefined;
  const words = () => {
    if (state.phase === 'cancelled') return texts.cancelled;
    if (state.phase !== 'running') return '';
    if (progress?.phase === 'build') return texts.build(progress.total);
    if (progress?.phase === 'pictures') return texts.pictures(progress.done, progress.total);
    return texts.check;
  };
  return (
    <>
      <p role="status">{words()}</p>
      {state.phase === 'running' && (
        <progress
          aria-label={texts.title}
          value={progress?.phase === 'pictures' ? progress.done : undefined}
          max={progress?.phase === 'pictures' ? progress.total : undefined}
        />
      )}
    </>
  );
}
