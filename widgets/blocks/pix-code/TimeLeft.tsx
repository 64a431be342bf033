import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { formatDuration } from '../../../src/rules/moment.ts';

const SECOND_MS = 1000;

const secondsTo = (until: number) => Math.ceil((until - Date.now()) / SECOND_MS);

/** Counts down to a moment, by the clock and not by ticks: a sleeping phone does not tick. */
export function TimeLeft({ until, text, onEnd }: { until: number; text: string; onEnd(): void }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const tick = () => {
      setLeft(secondsTo(until));
      if (until <= Date.now()) onEnd();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return <Line role="timer">{text.replace('{time}', formatDuration(Math.max(0, left)))}</Line>;
}

// Not every font has digits of one width: what begins at the edge does not move when they change.
const Line = styled('p')({ textAlign: 'left', fontVariantNumeric: 'tabular-nums' });
