import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { registeredStyles } from './registry.ts';
import { styled } from './styled.ts';

const Box = styled('div')({ display: 'grid' });
const Card = styled(Box)({ gap: 8 });

const classesOf = (element: React.ReactElement) =>
  render(element).container.firstElementChild!.className.split(' ');

test('each component has one class, whose styles are registered', () => {
  const [box] = classesOf(<Box />);
  expect(registeredStyles().get(box!)).toEqual({ display: 'grid' });
});

test('a component made of another has the class of both, its own rules after the other', () => {
  const classes = classesOf(<Card />);
  expect(classes.map((name) => registeredStyles().get(name))).toEqual([
    { display: 'grid' },
    { gap: 8 },
  ]);
  const names = [...registeredStyles().keys()];
  expect(names.indexOf(classes[0]!)).toBeLessThan(names.indexOf(classes[1]!));
});

test('`as` draws another element with the same classes; attributes and more classes go through', () => {
  const { classes } = Card;
  expect(renderToStaticMarkup(<Card as="section" id="x" className="own" data-done />)).toBe(
    `<section id="x" data-done="true" class="${classes} own"></section>`,
  );
});

test('a ref is that of the element', () => {
  const ref: { current: HTMLDivElement | null } = { current: null };
  render(<Card ref={ref} />);
  expect(ref.current?.localName).toBe('div');
});

test('without the compiler it says so', () => {
  const uncompiled = (styled as unknown as (base: string) => unknown).bind(undefined);
  expect(() => uncompiled('div')).toThrow(/not compiled/);
});
