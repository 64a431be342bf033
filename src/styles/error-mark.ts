/** The sign before the words of an error: colour alone does not tell them from a note, least of all in forced colours. */
export const errorMark = {
  content: '"!"',
  position: 'absolute',
  top: '0.1rem',
  left: 0,
  boxSizing: 'border-box',
  width: '1rem',
  height: '1rem',
  border: '1px solid currentColor',
  borderRadius: '50%',
  fontSize: '0.7rem',
  fontWeight: 700,
  lineHeight: '0.875rem',
  textAlign: 'center',
  // Not read out, where a browser knows how.
  '@supports (content: "!" / "")': { content: '"!" / ""' },
} as const;

/** The words that have the sign. */
export const markedError = { position: 'relative', paddingLeft: '1.4rem' } as const;
