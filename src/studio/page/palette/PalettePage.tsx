import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../../preview/language.ts';
import { paletteEdits } from '../../palette/palette-edits.ts';
import { paletteOf, type Surroundings } from '../../palette/palette.ts';
import { useStudio } from '../studio-context.ts';
import { ColourQuestion } from './ColourQuestion.tsx';
import { PALETTE_TEXTS } from './palette-texts.ts';
import { PaletteChecks } from './PaletteChecks.tsx';

const COLOUR = /^#[\dA-F]{6}$/i;

/** Gives a brand the shades of one colour, which may be that of its logo. */
export function PalettePage({ brand }: { brand: string }) {
  const { calls, change, site } = useStudio();
  const texts = useTexts(PALETTE_TEXTS);
  const [today, setToday] = useState<Surroundings>();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    calls.send<Surroundings>('palette', { brand }).then(setToday, (error: Error) => {
      setProblem(error.message);
    });
  }, [calls, brand, site]);
  if (!today) return problem === '' ? null : <p role="alert">{problem}</p>;

  const colour = typed ?? today.light['primary.main'] ?? '';
  const isColour = COLOUR.test(colour);
  const made = isColour ? paletteOf(colour, today) : undefined;
  const edits = made ? paletteEdits(brand, made.palette, today) : [];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await change(edits);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };

  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <form className="editor palette-form" onSubmit={(event) => void save(event)}>
        <ColourQuestion
          colour={colour}
          errorId={isColour ? undefined : 'palette-error'}
          onChange={setTyped}
        />
        {!isColour && (
          <p id="palette-error" role="alert" className="error">
            {texts.wrong}
          </p>
        )}
        {made && (
          <PaletteChecks
            {...made}
            papers={{
              light: today.light['background.surface'],
              dark: today.dark['background.surface'],
            }}
          />
        )}
        {made && <Shades today={today} made={made.palette} />}
        {problem !== '' && (
          <p role="alert" className="error">
            {problem}
          </p>
        )}
        <p className="actions">
          <button type="submit" disabled={isBusy || edits.length === 0}>
            {isBusy ? texts.saving : texts.save}
          </button>
        </p>
      </form>
    </>
  );
}

interface ShadesProps {
  today: Surroundings;
  made: ReturnType<typeof paletteOf>['palette'];
}

const NAMES = ['main', 'dark', 'light', 'contrast'] as const;

/** Every shade, as it is and as it would be. */
function Shades({ today, made }: ShadesProps) {
  const texts = useTexts(PALETTE_TEXTS);
  return (
    <table className="shades">
      <thead>
        <tr>
          <th scope="col">{texts.shade}</th>
          <th scope="col">{texts.today}</th>
          <th scope="col">{texts.proposed}</th>
        </tr>
      </thead>
      <tbody>
        {(['light', 'dark'] as const).flatMap((mode) =>
          NAMES.map((name) => (
            <tr key={`${mode} ${name}`}>
              <th scope="row">
                {texts[mode]} · {name}
              </th>
              {[today[mode][`primary.${name}`], made[mode].primary[name]].map((hex, at) => (
                // The two columns have their places.
                <td key={at === 0 ? 'today' : 'proposed'}>
                  {hex && <span className="swatch" style={{ background: hex }} />}{' '}
                  <code>{hex ?? '–'}</code>
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
