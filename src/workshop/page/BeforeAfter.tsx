import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompareAnswer, CompareWish } from '../edit/protocol.ts';
import { useSay } from './language.ts';
import { useBrand, useEditing, useVersion } from './studio.ts';

/** The changes of the brand on view since a git ref, in words and in pictures before and after. */
export function BeforeAfter() {
  const { id: brand } = useBrand();
  const { send } = useEditing();
  const version = useVersion();
  const say = useSay();
  const [ref, setRef] = useState('main');
  const compare = useMutation({
    mutationFn: async (wish: CompareWish) => ({
      ...(await send<CompareAnswer>('compare', wish)),
      version,
    }),
  });
  const { data: report, error, isPending, submittedAt } = compare;
  const isOld = report && report.version !== version;
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
      <p role="status">
        {isPending ? say('comparing') : isOld ? say('compareAgain') : report?.headline}
      </p>
      {error && (
        <p role="alert" className="error">
          {error.message}
        </p>
      )}
      {report && !isOld && (
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
