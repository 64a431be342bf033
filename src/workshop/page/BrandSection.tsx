import type { Frame } from '../states/frame.ts';
import { Flows } from './flow/Flows.tsx';
import { useSay } from './language.ts';
import { useBrand } from './studio.ts';
import { Thumbnail } from './thumbnails/Thumbnail.tsx';
import { useView } from './view.ts';

/** The brand on view with its flows and its screens. */
export function BrandSection({ frames }: { frames: readonly Frame[] }) {
  const say = useSay();
  const [view] = useView();
  const { id, name, key, area } = useBrand();
  const screens = [...new Set(frames.map(({ screen }) => screen))];
  return (
    <section className="brand" aria-labelledby={`brand-${id}`}>
      <header className="bar">
        <h2 id={`brand-${id}`}>{name}</h2>
        <p className="hint">
          <code>brands/{id}</code> · {key} · {area}
        </p>
      </header>
      {!view.screen && !view.state && <Flows />}
      {screens.map((screen) => {
        const own = frames.filter((frame) => frame.screen === screen);
        return (
          <section key={screen} className="screen">
            <h3>
              /{screen} <small>{say('states', { count: own.length })}</small>
            </h3>
            <div className="cards">
              {own.map((frame) => (
                <Thumbnail key={frame.state} frame={frame} />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}
