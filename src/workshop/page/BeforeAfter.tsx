import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompareAnswer, CompareWish } from '../edit/protocol.ts';
import { useSay } from './language.ts';
import { useBrand, useEditing } from './studio.ts';

/** The changes of the brand on view since a git ref, in words and in pictures before and after. */
export function BeforeAfter() {
  const { id: brand } = useBrand();
  const { send } = useEditing();
  const say = useSay();
  const [ref, setRef] = useState('main');
  const compare = useMutation({
    mutationFn: (wish: CompareWish) => send<CompareAnswer>('compare', wish),
  });
  const { data: report, error, isPending, submittedAt } = compare;
  return (
    <details className="findings">
      <summary>{say('beforeAfter')}</summary>
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) compare.mutate({ ref: ref.trim(), brand });
        }}
      >
        <label className="line">
          {say('gitRef')}
          <input required value={ref} onChange={({ target }) => setRef(target.value)} />
        </label>
        <button type="submit" aria-disabled={isPending}>
          {say('compare', { brand })}
        </button>
      </form>
      <p role="status">{isPending ? say('comparing') : report?.headline}</p>
      {error && (
        <p role="alert" className="error">
          {error.message}
        </p>
      )}
      {report && (
        <>
          <a href={report.page} target="_blank" rel="noopener">
            {say('openAlone')}
          </a>
          <iframe
            key={submittedAt}
            className="report"
            src={report.page}
            title={say('beforeAfter')}
          />
        </>
      )}
    </details>
  );
}
