import { useVersion } from '../../../preview/editing.ts';
import { GROUP_TEXTS } from '../../../preview/gallery/gallery-texts.ts';
import { useJson } from '../../../preview/gallery/use-json.ts';
import { useTexts } from '../../../preview/language.ts';
import type { BrandValues } from '../../../preview/value.ts';
import { differingValues } from '../../compare/differing-values.ts';
import { COMPARE_TEXTS } from './compare-texts.ts';

const COLOUR = /^#[\da-f]{6}$/i;

interface DifferingValuesProps {
  brands: readonly [string, string];
  screen: string;
}

/** The values of a screen in which two brands differ. */
export function DifferingValues({ brands: [one, other], screen }: DifferingValuesProps) {
  const texts = useTexts(COMPARE_TEXTS);
  const groups = useTexts(GROUP_TEXTS);
  const [here, there] = [useValues(one), useValues(other)];
  if (!here || !there) return <p>{texts.loading}</p>;
  const differences = differingValues(here, there, screen);
  return (
    <section className="differences" aria-labelledby="differences-title">
      <h2 id="differences-title">{texts.differences(differences.length)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.value}</th>
            <th scope="col">{one}</th>
            <th scope="col">{other}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ group, name, one: a, other: b }, at) => (
            // Names are counted by their order, which is that of the screen.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${group} ${name} ${at}`}>
              <th scope="row">
                <small>{groups[group]}</small> {name}
              </th>
              <Cell value={a} />
              <Cell value={b} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value }: { value: string | undefined }) {
  const texts = useTexts(COMPARE_TEXTS);
  return (
    <td>
      {value !== undefined && COLOUR.test(value) && (
        <span className="swatch" style={{ background: value }} />
      )}{' '}
      {value ?? <small>{texts.none}</small>}
    </td>
  );
}

function useValues(brand: string): BrandValues | undefined {
  const version = useVersion(brand);
  return useJson<BrandValues>(`values/${brand}.json${version ? `?version=${version}` : ''}`);
}
