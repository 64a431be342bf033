import { Choice } from '../../../preview/gallery/Choice.tsx';
import { brandOf } from '../../../preview/gallery/select-frames.ts';
import { useView } from '../../../preview/gallery/use-view.ts';
import { useTexts } from '../../../preview/language.ts';
import { ALL } from '../../../preview/view.ts';
import { useStudio } from '../studio-context.ts';
import { STUDIO_TEXTS } from '../studio-texts.ts';
import { FlowPanel } from './FlowPanel.tsx';

/** The flows of the brand in the address. */
export function FlowPage() {
  const { site } = useStudio();
  const [view, change] = useView();
  const texts = useTexts(STUDIO_TEXTS);
  const asked = brandOf(site, view);
  const isBroken = view.brand !== undefined && site.broken.includes(view.brand);
  // A brand with an error has no screens, but flows that can be mended.
  const brand = isBroken ? view.brand : asked === ALL ? site.brands[0]?.id : asked;
  if (brand === undefined) return null;
  return (
    <main className="panel-page">
      <Choice
        label={texts.brand}
        value={brand}
        options={[
          ...site.brands.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
          ...site.broken.map((id) => ({ value: id, label: id })),
        ]}
        onChange={(next) => change({ brand: next, shown: undefined })}
      />
      <FlowPanel key={brand} brand={brand} />
    </main>
  );
}
