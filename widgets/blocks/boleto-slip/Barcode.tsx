import { styled } from '@mui/material/styles';
import { itfBars } from '../../../src/rules/itf.ts';

/** Quiet zone on each side, in units of the narrowest bar: ten times as wide. */
const QUIET = 10;
const HEIGHT = 60;

/** Digits as bars, dark on white in any mode, for a bank's scanner; who reads has the line below. */
export function Barcode({ digits }: { digits: string }) {
  const { bars, width } = itfBars(digits);
  const path = bars.map((bar) => `M${bar.at} 0h${bar.width}v${HEIGHT}h-${bar.width}z`).join('');
  return (
    <Picture
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </Picture>
  );
}

const Picture = styled('svg')({
  width: '100%',
  height: 76,
  padding: '8px 0',
  boxSizing: 'border-box',
  background: '#fff',
  fill: '#000',
});
