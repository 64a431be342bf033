import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { theme } from '../src/renderer/form/theme/theme.ts';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { loaded } from './drawing/brands.ts';
import { prepare } from './drawing/draw.tsx';
import { isFirstOf, shortAndLong } from './long.ts';
import { compiledBrands } from './walk/brands.ts';

const fields = theme.fields!;

afterEach(() => void delete fields.SchemaField);

/** The markup of the form of a screen; undefined where the screen has none, or waits for a call. */
function formOf(brand: CompiledBrand, template: string): string | undefined {
  const { Drawn } = prepare({ of: loaded(brand), template });
  return /<form class="rjsf".*?<\/form>/s.exec(renderToString(<Drawn />))?.[0];
}

const oneOfEachArea = isFirstOf(({ settings }: CompiledBrand) => settings.area);

for (const [option, some] of shortAndLong(compiledBrands, oneOfEachArea)) {
  test.each(some)(
    "[CARD-03] [CARD-18] another SchemaField of RJSF's takes the place of every form of $id",
    option,
    (brand) => {
      let forms = 0;
      for (const template of Object.keys(brand.screens)) {
        delete fields.SchemaField;
        const own = formOf(brand, template);
        if (own === undefined) continue;
        forms++;
        fields.SchemaField = () => <p data-instead-of-fields />;
        const exchanged = formOf(brand, template);
        expect(exchanged, template).toContain('data-instead-of-fields');
        expect(exchanged, template).not.toMatch(/<(input|select|textarea)[ >]/);
      }
      expect(forms).toBeGreaterThan(1);
    },
  );
}
