import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../../checker/language/translate.ts';
import { expect, test } from 'vitest';
import { brandList, LanguageContext, useSay, useStateTitle } from './language.ts';

/** The result of a hook in a language. */
function inLanguage<Result>(language: Language, hook: () => Result): Result {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={[language, () => {}]}>{children}</LanguageContext>
  );
  return renderHook(hook, { wrapper }).result.current;
}

test.each<[Language, string[]]>([
  ['en', ['1 brand', '2 brands', 'Edit Nome', 'a, b', '4 brands']],
  ['pt-BR', ['1 marca', '2 marcas', 'Editar Nome', 'a, b', '4 marcas']],
])('messages in %s count and name what they speak of', (language, expected) => {
  const say = inLanguage(language, useSay);
  expect([
    say('brands', { count: 1 }),
    say('brands', { count: 2 }),
    say('edit', { name: 'Nome' }),
    brandList(say, ['a', 'b']),
    brandList(say, ['a', 'b', 'c', 'd']),
  ]).toEqual(expected);
});

test('the title of a state is translated part by part; a name stays as it is', () => {
  const parts = ['pix', 'filled', 'page-2'];
  const frame = { parts, visit: 'new', moment: 'filled' } as const;
  expect(inLanguage('pt-BR', useStateTitle)(frame)).toBe('pix · Preenchida · página 2');
  expect(inLanguage('en', useStateTitle)(frame)).toBe('pix · Filled in · page 2');
});
