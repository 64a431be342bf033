import { styled } from '@mui/material/styles';
import type { GridTemplateProps } from '@rjsf/utils';

const COLUMNS = 12;

/** Columns, of twelve, that a part of a layout takes; all of them by default. */
interface Width {
  size?: number;
  xs?: number;
  sm?: number;
}

/** A row of a layout ('ui:layoutGrid'), or a part of it. */
export function GridTemplate({ column, children, ...width }: GridTemplateProps & Width) {
  const span = Number(width.size ?? width.xs ?? width.sm ?? COLUMNS) || COLUMNS;
  return column ? (
    <Column data-span={Math.min(span, COLUMNS)}>{children}</Column>
  ) : (
    <Row>{children}</Row>
  );
}

const Row = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  alignItems: 'start',
  columnGap: 12,
  rowGap: 16,
});

const Column = styled('div')({
  minWidth: 0,
  ...Object.fromEntries(
    Array.from({ length: COLUMNS }, (_, at) => [
      `&[data-span="${at + 1}"]`,
      { gridColumn: `span ${at + 1}` },
    ]),
  ),
});
