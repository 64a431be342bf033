import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CompiledBlock, CompiledScreen } from '../contract/compiled-brand.ts';
import { Stack } from '../../widgets/stack/Stack.tsx';
import { STICKY } from '../styles/page-styles.ts';
import { theme } from '../styles/theme.ts';

interface ColumnsProps {
  screen: CompiledScreen;
  shown: readonly CompiledBlock[];
  top?: ReactNode;
  draw(block: CompiledBlock): ReactNode;
}

/**
 * The blocks of a screen in one column; from 1024 px on, those of the side in a second one. The document has one
 * order for every width: what stands before the side, the side, the rest.
 */
export function Columns({ screen: { blocks }, shown, top, draw }: ColumnsProps) {
  // The blocks that narrow screens draw in its place say where the side stands.
  const placed = blocks.find(({ column }) => column === 'side');
  const first = placed ?? blocks.find(({ column }) => column);
  if (!first) {
    return (
      <Alone>
        {top}
        {shown.map(draw)}
      </Alone>
    );
  }
  // Decided by the whole screen, so that a block that comes or goes moves no other one elsewhere.
  const form = shown.filter(({ column }) => !column);
  const above = blocks.slice(0, blocks.indexOf(first));
  const side = shown.filter(({ column }) => column === 'side');
  const isSummary = side.length > 0 && side.every(({ block }) => block === 'order-summary');
  return (
    <TwoColumns>
      <Column>
        {top}
        {form.filter((block) => above.includes(block)).map(draw)}
      </Column>
      <Side>
        {shown.map(
          (block) =>
            block.column && (
              <Place
                key={block.id}
                data-column={block.column}
                data-summary={(isSummary && block.column === 'side') || undefined}
              >
                {draw(block)}
              </Place>
            ),
        )}
      </Side>
      <Column>{form.filter((block) => !above.includes(block)).map(draw)}</Column>
    </TwoColumns>
  );
}

const Column = styled(Stack)({
  gap: 20,
  alignContent: 'start',
  '&:empty': { display: 'none' },
});

const Alone = styled(Column)({
  width: '100%',
  maxWidth: 'var(--form-max-width)',
  justifySelf: 'center',
});

const TwoColumns = styled(Stack)({
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
});

const Side = styled(Column)({
  display: 'contents',
  [theme.breakpoints.up('xl')]: {
    '&&': { gridColumn: 2 },
    display: 'grid',
    gridRow: '1 / span 2',
    position: 'sticky',
    top: 24,
    alignSelf: 'start',
  },
});

const Place = styled('div')({
  '&[data-column="side-end"]': { order: 1 },
  '&[data-column="side-only"]': { display: 'none' },
  [theme.breakpoints.up('xl')]: { '&[data-column]': { order: 0, display: 'block' } },
  '&&:empty': { display: 'none' },
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
  // Without JavaScript the summary stands open: it would cover the field that the browser refuses.
  '@media (scripting: none)': { '&[data-summary]': { position: 'static' } },
});
