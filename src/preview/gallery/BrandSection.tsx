import type { Frame } from '../frame.ts';
import { frameQuery } from '../frame.ts';
import type { SiteBrand } from '../site.ts';
import type { View } from '../view.ts';
import { Flows } from './Flows.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface BrandSectionProps {
  brand: SiteBrand;
  frames: readonly Frame[];
  view: View;
}

/** A brand with its flows and its screens. */
export function BrandSection({ brand, frames, view }: BrandSectionProps) {
  const screens = [...new Set(frames.map(({ screen }) => screen))];
  const { id, name, key, area, isConfigAsked } = brand;
  const liveAddress = (screen: string) =>
    `frame.html${frameQuery({ brand: id, screen, mode: view.mode })}`;
  const isWhole = !view.screen && !view.state;
  return (
    <section className="brand" aria-labelledby={`brand-${id}`}>
      <header>
        <h2 id={`brand-${id}`}>{name}</h2>
        <p>
          <code>brands/{id}</code> · {key} · {area}
        </p>
        <a href={liveAddress(screens[0] ?? 'lead')} target="_blank" rel="noopener">
          Buy from its first step
        </a>
      </header>
      {isWhole && <Flows brand={id} isConfigAsked={isConfigAsked} />}
      {screens.map((screen) => {
        const own = frames.filter((frame) => frame.screen === screen);
        return (
          <section key={screen} className="screen">
            <header>
              <h3>
                /{screen} <small>{own.length === 1 ? '1 state' : `${own.length} states`}</small>
              </h3>
              <a
                href={liveAddress(screen)}
                target="_blank"
                rel="noopener"
                aria-label={`Open /${screen} of ${name} live`}
              >
                Open live
              </a>
            </header>
            <div className="cards">
              {own.map((frame) => (
                <Thumbnail key={frame.state} frame={frame} view={view} title={frame.title} />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}
