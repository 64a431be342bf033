import type { Frame } from '../frame.ts';
import { frameQuery } from '../frame.ts';
import type { Site, SiteBrand } from '../site.ts';
import { useTexts } from '../language.ts';
import { GALLERY_TEXTS, useStateTitle } from './gallery-texts.ts';
import type { View } from '../view.ts';
import { Flows } from './flows/Flows.tsx';
import { lookOf } from './select-frames.ts';
import { Thumbnail } from './frames/Thumbnail.tsx';

interface BrandSectionProps {
  brand: SiteBrand;
  site: Site;
  frames: readonly Frame[];
  view: View;
}

/** A brand with its flows and its screens. */
export function BrandSection({ brand, site, frames, view }: BrandSectionProps) {
  const texts = useTexts(GALLERY_TEXTS);
  const titleOf = useStateTitle();
  const screens = [...new Set(frames.map(({ screen }) => screen))];
  const { id, name, key, area, isConfigAsked } = brand;
  const liveAddress = (screen: string) =>
    `frame.html${frameQuery({ brand: id, screen, mode: brand.mode })}`;
  const isWhole = !view.screen && !view.state;
  return (
    <section className="brand" aria-labelledby={`brand-${id}`}>
      <header>
        <h2 id={`brand-${id}`}>{name}</h2>
        <p>
          <code>brands/{id}</code> · {key} · {area}
        </p>
        <a href={liveAddress(screens[0] ?? 'lead')} target="_blank" rel="noopener">
          {texts.buy}
        </a>
      </header>
      {isWhole && <Flows brand={id} isConfigAsked={isConfigAsked} />}
      {screens.map((screen) => {
        const own = frames.filter((frame) => frame.screen === screen);
        return (
          <section key={screen} className="screen">
            <header>
              <h3>
                /{screen} <small>{texts.states(own.length)}</small>
              </h3>
              <a
                href={liveAddress(screen)}
                target="_blank"
                rel="noopener"
                aria-label={texts.openScreenLive(screen, name)}
              >
                {texts.openLive}
              </a>
            </header>
            <div className="cards">
              {own.map((frame) => (
                <Thumbnail
                  key={frame.state}
                  frame={frame}
                  look={lookOf(site, view, id)}
                  view={view}
                  title={titleOf(frame.title)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}
