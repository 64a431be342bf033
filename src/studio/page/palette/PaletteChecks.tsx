import { ratioText } from '../../../diagnostics/brand/colour.ts';
import { useTexts } from '../../../preview/language.ts';
import type { ColourCheck, Palette, Shades } from '../../palette/palette.ts';
import { PALETTE_TEXTS } from './palette-texts.ts';

interface PaletteChecksProps {
  palette: Palette;
  checks: readonly ColourCheck[];
  /** The backgrounds of each mode. */
  papers: Record<ColourCheck['mode'], string | undefined>;
}

/** A colour in each mode: before and after, with the contrast, and as it looks. */
export function PaletteChecks({ palette, checks, papers }: PaletteChecksProps) {
  const texts = useTexts(PALETTE_TEXTS);
  return (
    <ul className="palette-checks">
      {checks.map(({ mode, wished, chosen, before, after }) => {
        const isChanged = wished !== chosen;
        const [kept, changed] =
          mode === 'light' ? [texts.kept, texts.changed] : [texts.keptDark, texts.changedDark];
        return (
          <li key={mode}>
            <strong>{texts[mode]}</strong>
            <Sample colour={wished} title={texts.before} paper={papers[mode]} />
            {isChanged && <Sample colour={chosen} title={texts.after} paper={papers[mode]} />}
            <Buttons shades={palette[mode].primary} paper={papers[mode]} />
            <p>
              <code>{isChanged ? `${wished} → ${chosen}` : wished}</code>{' '}
              {isChanged ? changed(ratioText(before), ratioText(after)) : kept(ratioText(before))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

interface SampleProps {
  colour: string;
  title: string;
  paper: string | undefined;
}

const Sample = ({ colour, title, paper }: SampleProps) => (
  <span className="sample" style={{ background: paper }}>
    <span style={{ color: colour }}>Aa</span>
    <span className="visually-hidden">
      {title}: {colour}
    </span>
  </span>
);

function Buttons({ shades, paper }: { shades: Shades; paper: string | undefined }) {
  const texts = useTexts(PALETTE_TEXTS);
  return (
    <span className="sample" style={{ background: paper }} aria-hidden>
      <span className="button" style={{ background: shades.main, color: shades.contrast }}>
        {texts.sample}
      </span>
      <span className="tint" style={{ background: shades.light, color: shades.main }}>
        {texts.link}
      </span>
    </span>
  );
}
