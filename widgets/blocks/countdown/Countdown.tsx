import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { serverAhead } from '../../../src/contract/browser/server-clock.ts';
import type { BlockProps } from '../descriptors/block-props.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** From here on whole days are counted, so that their number is never one. */
const MIN_DAYS = 2;

/** A later end is no reason to hurry, and an honest page does not pretend so. */
const MAX_DAYS = 30;

/**
 * The server keeps what it has drawn: the line is free until the browser knows the time, the server's as soon as an answer
 * says it. Where less motion is wanted, it counts minutes.
 */
export function Countdown({ until, text, days }: BlockProps<'countdown'>) {
  const [{ left, isCalm }, setState] = useState<{ left?: number; isCalm?: boolean }>({});
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const tick = () => {
      const rest = Date.parse(until) - Date.now() - serverAhead();
      setState({ left: rest, isCalm: calm });
      if (rest <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, calm ? MINUTE : SECOND);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  if (left !== undefined && !(left > 0 && left <= MAX_DAYS * DAY)) return null;
  const wholeDays = Math.floor((left ?? 0) / DAY);
  return (
    <Typography
      role="timer"
      sx={{
        minHeight: '1.5em',
        fontWeight: 'fontWeightMedium',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {left === undefined
        ? '\u00a0'
        : wholeDays >= MIN_DAYS
          ? days.replace('{n}', String(wholeDays))
          : text.replace('{time}', clockOf(left, isCalm))}
    </Typography>
  );
}

function clockOf(left: number, isCalm = false): string {
  const minutes = `${Math.floor(left / HOUR)} h ${two((left % HOUR) / MINUTE)} min`;
  return isCalm ? minutes : `${minutes} ${two((left % MINUTE) / SECOND)} s`;
}

const two = (amount: number): string => String(Math.floor(amount)).padStart(2, '0');
