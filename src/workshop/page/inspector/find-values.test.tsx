import { beforeEach, expect, test } from 'vitest';
import type { Value } from '../../site/value.ts';
import { findValues, valuesAt } from './find-values.ts';
import { mark } from './use-visible-values.ts';

const aValue = (value: string, more: Partial<Value> = {}) =>
  ({ group: 'Texts', name: 'a', value, ...more }) as Value;

beforeEach(() => {
  document.title = 'Curso Alfa';
  document.body.innerHTML = `<div id="root" style="color: rgb(1, 2, 255)">
    <h1 id="h">Olá,   <b id="b">Ana</b>!</h1>
    <p id="p1">Sim</p><p id="p2">Sim</p><p id="p3">Sim</p><p id="p4">Sim</p>
    <input id="i" placeholder="Seu nome" value="x"><img id="img" alt="Foto">
    <a id="l" href="https://a.example" aria-label="Ajuda" title="Abrir">Mais</a>
    <script>Oculto</script><p id="long">${'x'.repeat(601)}</p>
    <p id="s" style="background-color: rgb(255, 0, 0)">Preço: R$ 5,00 (à vista)</p>
  </div>`;
});

/** Ids of the elements in which each of some values is seen. */
function seen(values: Value[], mode: 'light' | 'dark' = 'light') {
  const found = [...findValues(document, values, mode)];
  const namesOf = (elements: readonly Element[]) =>
    elements.map(({ id, tagName }) => id || tagName).join(' ');
  return Object.fromEntries(found.map(([index, elements]) => [index, namesOf(elements)]));
}

test.each([
  ['Ana', 'b'],
  ['Olá, Ana!', 'h'],
  ['Olá, {name}!', 'h'],
  ['Preço: {price} (à vista)', 's'],
  ['Sim', 'p1 p2 p3 p4'],
  ['Seu nome', 'i'],
  ['Abrir', 'l'],
  ['https://a.example', 'l'],
  ['Curso Alfa', 'BODY'],
])("'%s' is seen in %s", (value, elements) => {
  expect(seen([aValue(value)])).toEqual({ 0: elements });
});

const UNSEEN = ['Oculto', 'x'.repeat(601), 'x', 'Nada', 'Custo: {price}', 'lá, {name}!', ''];
test.each(UNSEEN)("'%s' is not seen", (value) => {
  expect(seen([aValue(value)])).toEqual({});
});

test('colours are seen where they are painted, those of the mode alone', () => {
  const colour = (value: string, name: string) => aValue(value, { group: 'Colours', name });
  const values = [
    colour('#ff0000', 'light · a'),
    colour('#FF0000', 'dark · a'),
    colour('#0102fF', 'light · b'),
  ];
  const light = seen(values);
  expect(light[0]).toBe('s');
  expect(light).not.toHaveProperty('1');
  expect(light[2]).toContain('h');
  expect(seen(values, 'dark')).toEqual({ 1: 's' });
});

test('the values nearest to an element; one that stands in many places is none of them', () => {
  const values = [aValue('Ana'), aValue('Olá, {name}!'), aValue('Sim'), aValue('Foto')];
  const found = findValues(document, values, 'light');
  const at = (id: string) => valuesAt(found, document.getElementById(id)!);
  expect(at('b')).toEqual([0]);
  expect(at('h')).toEqual([1]);
  expect(at('p1')).toEqual([]);
  document.getElementById('p4')!.remove();
  const fewer = findValues(document, values, 'light');
  expect(valuesAt(fewer, document.getElementById('p1')!)).toEqual([2]);
  expect(at('img')).toEqual([3]);
});

test('a mark moves from element to element', () => {
  const marked = () => [...document.querySelectorAll('[data-preview-mark]')].map(({ id }) => id);
  const [h, b] = [document.getElementById('h')!, document.getElementById('b')!];
  const styles = () => document.head.querySelectorAll('style').length;
  const before = styles();
  mark(document, [h, b]);
  expect(marked()).toEqual(['h', 'b']);
  mark(document, [b]);
  expect(marked()).toEqual(['b']);
  mark(document, []);
  expect(marked()).toEqual([]);
  expect(styles()).toBe(before + 1);
});
