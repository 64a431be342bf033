import type { Site, SiteBrand } from '../site/site.ts';
import { frameQuery, type Frame } from '../states/frame.ts';
import { Flows } from './flow/Flows.tsx';
import { GALLERY_TEXTS, useStateTitle } from './gallery-texts.ts';
import { useTexts } from './language.ts';
import { lookOf } from './select-frames.ts';
import { Thumbnail } from './thumbnails/Thumbnail.tsx';
import type { View } from './view.ts';

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
  const { id, name, key, area } = brand;
  const isWhole = !view.screen && !view.state;
  return (
    <section className="brand" aria-labelledby={`brand-${id}`}>
      <header className="bar">
        <h2 id={`brand-${id}`}>{name}</h2>
        <p className="hint">
          <code>brands/{id}</code> · {key} · {area}
        </p>
      </header>
      {isWhole && <Flows brand={brand} />}
      {screens.map((screen) => {
        const own = frames.filter((frame) => frame.screen === screen);
        return (
          <section key={screen} className="screen">
            <header className="bar">
              <h3>
                /{screen} <small>{texts.states(own.length)}</small>
              </h3>
              <a
                href={`frame.html${frameQuery({ brand: id, screen, mode: brand.mode })}`}
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
