import { styled } from '@mui/material/styles';
import { ITF } from 'jsbarcode/bin/barcodes/ITF/index.js';

/** Quiet zone on each side, in units of the narrowest bar: ten times as wide. */
const QUIET = 10;
const HEIGHT = 60;

/** Digits as bars, dark on white in any mode, for a bank's scanner; who reads has the line below. */
export function Barcode({ digits }: { digits: string }) {
  const { data } = new ITF(digits, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: { length } }) => ({ index, length }));
  const path = bars.map(({ index, length }) => `M${index} 0h${length}v${HEIGHT}h-${length}z`);
  return (
    <Picture
      viewBox={`${-QUIET} 0 ${data.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path.join('')} />
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
