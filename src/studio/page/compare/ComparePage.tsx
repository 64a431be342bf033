import { Choice } from '../../../preview/gallery/Choice.tsx';
import { LookSwitches } from '../../../preview/gallery/Filters.tsx';
import { GALLERY_TEXTS, useStateTitle } from '../../../preview/gallery/gallery-texts.ts';
import { useView } from '../../../preview/gallery/use-view.ts';
import { useTexts } from '../../../preview/language.ts';
import type { Frame } from '../../../preview/frame.ts';
import { looksOf } from '../../../preview/view.ts';
import { useStudio } from '../studio-context.ts';
import { COMPARE_TEXTS } from './compare-texts.ts';
import { ComparedScreen } from './ComparedScreen.tsx';
import { DifferingValues } from './DifferingValues.tsx';

/** The same screen of two brands, and the values in which they differ. */
export function ComparePage({ brand }: { brand: string }) {
  const { site } = useStudio();
  const texts = useTexts(COMPARE_TEXTS);
  const shared = useTexts(GALLERY_TEXTS);
  const titleOf = useStateTitle();
  const [view, change] = useView();
  const others = site.brands.filter(({ id }) => id !== brand);
  const beside = (others.find(({ id }) => id === view.beside) ?? others[0])?.id;
  if (beside === undefined) return <p>{texts.alone}</p>;

  const [here, there] = [brand, beside].map((id) => site.frames.filter((one) => one.brand === id));
  const screens = [...new Set(here!.map(({ screen }) => screen))];
  const both = screens.filter((screen) => there!.some((one) => one.screen === screen));
  const screen = both.find((one) => one === view.screen) ?? both[0] ?? screens[0]!;
  const states = here!.filter((one) => one.screen === screen);
  const state = states.find((one) => one.state === view.state) ?? states[0]!;
  const modeOf = (id: string) => site.brands.find((one) => one.id === id)?.mode ?? 'light';

  return (
    <>
      <h1>{texts.title}</h1>
      <div className="filters">
        <Choice
          label={shared.beside}
          value={beside}
          options={others.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
          onChange={(next) => change({ beside: next })}
        />
        <Choice
          label={shared.screen}
          value={screen}
          options={both.map((one) => ({ value: one, label: `/${one}` }))}
          onChange={(next) => change({ screen: next, state: undefined })}
        />
        <Choice
          label={shared.state}
          value={state.state}
          options={states.map((one) => ({ value: one.state, label: titleOf(one.title) }))}
          onChange={(next) => change({ state: next })}
        />
        <LookSwitches view={view} onChange={change} />
      </div>
      <div className="compared-looks">
        {looksOf(view, 'light').map((look) => (
          <div className="compared" key={`${look.device} ${look.mode} ${screen} ${state.state}`}>
            {[brand, beside].map((id, at) => {
              const frame = closest(at === 0 ? here! : there!, state);
              const mode = view.mode === 'own' ? modeOf(id) : look.mode;
              return frame ? (
                <ComparedScreen
                  key={id}
                  brand={id}
                  screen={screen}
                  state={frame.state}
                  mode={mode}
                  device={look.device}
                  title={`${id} · ${shared[look.device]} · ${shared[mode]}`}
                />
              ) : (
                <p key={id}>{texts.missing(id)}</p>
              );
            })}
          </div>
        ))}
      </div>
      <DifferingValues brands={[brand, beside]} screen={screen} />
    </>
  );
}

/** The same state of the same screen; else the first state of that screen. */
function closest(frames: readonly Frame[], { screen, state }: Frame): Frame | undefined {
  const states = frames.filter((one) => one.screen === screen);
  return states.find((one) => one.state === state) ?? states[0];
}
