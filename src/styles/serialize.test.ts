import { expect, test } from 'vitest';
import { serialize } from './serialize.ts';
import type { Styles } from './styled.ts';

const cssOf = (styles: Styles, name = 'g1') => serialize(new Map([[name, styles]]))[0]!.css;

test('rules are written as Emotion writes them: nested ones by themselves', () => {
  const css = cssOf({ gap: 8, lineHeight: 1.5, '&:hover > a': { opacity: 0.5 } });
  expect(css).toBe('.g1{gap:0.5rem;line-height:1.5;}.g1:hover>a{opacity:0.5;}');
});

test("sizes follow the browser's font size; lines, and what a picture is made of, do not", () => {
  const css = cssOf({
    fontSize: 15,
    margin: '-20px 0 0 1.6px',
    width: 'calc(100% - 32px)',
    border: '1px solid red',
    outline: '3px solid red',
    background: 'url(a-16px.svg)',
  });
  expect(css).toBe(
    '.g1{font-size:0.9375rem;margin:-1.25rem 0 0 1.6px;width:calc(100% - 2rem);border:1px solid red;outline:3px solid red;background:url(a-16px.svg);}',
  );
});

test('a width at which the layout changes counts letters too', () => {
  const css = cssOf(({ theme }) => ({
    [theme.breakpoints.up('md')]: { padding: 32 },
    [theme.breakpoints.down('xs')]: { padding: 12 },
  }));
  expect(css).toContain('@media (min-width:36em){.g1{padding:2rem;}}');
  expect(css).toContain('@media (max-width:23.434375em){.g1{padding:0.75rem;}}');
});

test('what a brand or a mode sets is a variable', () => {
  const css = cssOf(({ theme }) => ({
    color: theme.palette.primary.main,
    borderRadius: theme.shape.borderRadius,
  }));
  expect(css).toBe('.g1{color:var(--primary-main);border-radius:0.625rem;}');
});

test('two classes with the same styles have a rule each', () => {
  const styles = new Map([
    ['g1', { margin: 0 }],
    ['g2', { margin: 0 }],
  ]);
  expect(serialize(styles).map(({ css }) => css)).toEqual(['.g1{margin:0;}', '.g2{margin:0;}']);
});
