import { useContext } from 'react';
import { DIFF_TEXTS } from '../../../diff/diff-texts.ts';
import { FindingList } from '../../../preview/gallery/findings/FindingList.tsx';
import { LanguageContext, useTexts } from '../../../preview/language.ts';
import type { SeenByBuyers } from '../../finish/finish-protocol.ts';
import { FINISH_TEXTS } from './finish-texts.ts';

/** Changes for buyers, in sentences: what is wrong first. */
export function Sentences({ report }: { report: SeenByBuyers }) {
  const texts = useTexts(FINISH_TEXTS);
  const { headings } = DIFF_TEXTS[useContext(LanguageContext) === 'pt' ? 'pt-BR' : 'en'];
  const { headline, errors, breaks, subjects } = report;
  return (
    <div className="sentences">
      <p>
        <strong>{headline}</strong>
      </p>
      {errors.length > 0 && (
        <section className="error">
          <h2>{texts.errors}</h2>
          <FindingList findings={errors} />
        </section>
      )}
      <Plain title={texts.breaks} sentences={breaks} />
      {subjects.map(({ subject, changes }) => (
        <section key={subject}>
          <h2>{headings[subject]}</h2>
          <ul>
            {changes.map(({ title, before, after, brands }) => (
              <li key={`${title} ${before} ${after} ${brands.join()}`}>
                {title}
                {before !== undefined && (
                  <>
                    : <span className="visually-hidden">{texts.was} </span>
                    <del>{before}</del>
                    <Swatch hex={before} />
                  </>
                )}
                {after !== undefined && (
                  <>
                    {before === undefined ? ': ' : ' → '}
                    <span className="visually-hidden">{texts.becomes} </span>
                    <ins>{after}</ins>
                    <Swatch hex={after} />
                  </>
                )}{' '}
                <small>{brands.join(', ')}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const COLOUR = /^#[\da-f]{6}$/i;

const Swatch = ({ hex }: { hex: string }) =>
  COLOUR.test(hex) ? <span className="swatch" style={{ background: hex }} /> : null;

function Plain({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className="error">
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
