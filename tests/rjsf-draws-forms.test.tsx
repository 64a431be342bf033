import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { theme } from '../src/renderer/form/theme/theme.ts';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { loaded } from './drawing/brands.ts';
import { prepare } from './drawing/draw.tsx';
import { isFirstOf, shortAndLong } from './long.ts';
import { compiledBrands } from './walk/brands.ts';

const fields = theme.fields!;
const SchemaField = fields.SchemaField!;

afterEach(() => void (fields.SchemaField = SchemaField));

/** The markup of the forms of a screen; none where the screen has none, or waits for a call. */
function formsOf(brand: CompiledBrand, template: string): string[] {
  const { Drawn } = prepare({ of: loaded(brand), template });
  return renderToString(<Drawn />).match(/<form class="rjsf".*?<\/form>/gs) ?? [];
}

const oneOfEachArea = isFirstOf(({ settings }: CompiledBrand) => settings.area);

for (const [option, some] of shortAndLong(compiledBrands, oneOfEachArea)) {
  test.each(some)(
    "[CARD-03] [CARD-18] another SchemaField of RJSF's takes the place of every form of $id",
    option,
    (brand) => {
      let forms = 0;
      for (const template of Object.keys(brand.screens)) {
        fields.SchemaField = SchemaField;
        const { length } = formsOf(brand, template);
        forms += length;
        fields.SchemaField = () => <p data-instead-of-fields />;
        const exchanged = formsOf(brand, template);
        expect(exchanged, template).toHaveLength(length);
        for (const form of exchanged) {
          expect(form, template).toContain('data-instead-of-fields');
          expect(form, template).not.toMatch(/<(input|select|textarea)[ >]/);
        }
      }
      expect(forms).toBeGreaterThan(1);
    },
  );
}
