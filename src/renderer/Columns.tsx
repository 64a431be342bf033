import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CompiledBlock, CompiledScreen } from '../contract/compiled-brand.ts';
import { Stack } from '../../widgets/stack/Stack.tsx';
import { STICKY } from '../styles/page-styles.ts';

interface ColumnsProps {
  screen: CompiledScreen;
  /** The blocks of the screen that are drawn, in its order. */
  shown: readonly CompiledBlock[];
  /** Stands above them. */
  top?: ReactNode;
  draw(block: CompiledBlock): ReactNode;
}

/** Some block of the screen stands in the second column, where there is room for one. */
export const hasSide = ({ blocks }: CompiledScreen): boolean =>
  blocks.some(({ column }) => column !== undefined);

/**
 * The blocks of a screen in one column, where a summary stays in sight; from 1024 px on, those of the side in a
 * second one, which does. The document has one order for every width: what stands before the side, the side, the rest.
 */
export function Columns({ screen, shown, top, draw }: ColumnsProps) {
  // The blocks that narrow screens draw in its place say where the side stands.
  const placed = screen.blocks.findIndex(({ column }) => column === 'side');
  const start = placed < 0 ? screen.blocks.findIndex(({ column }) => column) : placed;
  if (start < 0) {
    return (
      <Column>
        {top}
        {shown.map(draw)}
      </Column>
    );
  }
  // Decided by the whole screen, so that a block that comes or goes moves no other one elsewhere.
  const above = new Set(screen.blocks.slice(0, start).filter(({ column }) => !column));
  const side = shown.filter(({ column }) => column === 'side');
  const isSummary = side.length > 0 && side.every(({ block }) => block === 'order-summary');
  return (
    <TwoColumns>
      <Column>
        {top}
        {shown.filter((block) => above.has(block)).map(draw)}
      </Column>
      <Side data-wide-only={side.length === 0 || undefined} data-summary={isSummary || undefined}>
        {shown.map((block) => {
          if (block.column === undefined) return null;
          if (block.column === 'side') return draw(block);
          return <WideOnly key={block.id}>{draw(block)}</WideOnly>;
        })}
      </Side>
      <Column>
        {shown.filter((block) => block.column === undefined && !above.has(block)).map(draw)}
      </Column>
    </TwoColumns>
  );
}

const Column = styled(Stack)({
  gap: 20,
  alignContent: 'start',
  '&:empty': { display: 'none' },
});

const TwoColumns = styled(Stack)(({ theme }) => ({
  gap: 20,
  // A sticky element stays in sight in the whole of a flex box, but within its own row of a grid only.
  [theme.breakpoints.down('xl')]: { display: 'flex', flexDirection: 'column' },
  [theme.breakpoints.up('xl')]: {
    columnGap: 48,
    gridTemplateColumns: 'minmax(0, var(--form-max-width)) minmax(0, 1fr)',
    // The second row takes what a long side is higher than both parts of the form's column.
    gridTemplateRows: 'auto 1fr',
    '& > *': { gridColumn: 1 },
  },
}));

const Side = styled(Column)(({ theme }) => ({
  // One that is empty below that width takes no gap there.
  [theme.breakpoints.down('xl')]: { '&[data-wide-only]': { display: 'none' } },
  // Product and price of a phone's screen, above what scrolls.
  [STICKY]: {
    '&[data-summary]': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      margin: '0 -12px',
      padding: '4px 12px',
      background: theme.palette.background.default,
    },
  },
  [theme.breakpoints.up('xl')]: {
    '&&': { gridColumn: 2 },
    gridRow: '1 / span 2',
    position: 'sticky',
    top: 24,
    alignSelf: 'start',
  },
}));

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('xl')]: { display: 'block' },
  '&:empty': { display: 'none' },
}));
