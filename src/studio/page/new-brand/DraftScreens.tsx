import { useContext, useEffect, useState } from 'react';
import { Switch } from '../../../preview/gallery/Choice.tsx';
import { FindingList } from '../../../preview/gallery/findings/FindingList.tsx';
import { GALLERY_TEXTS } from '../../../preview/gallery/gallery-texts.ts';
import { ScaledFrame } from '../../../preview/gallery/frames/ScaledFrame.tsx';
import { frameQuery, type FrameRequest } from '../../../preview/frame.ts';
import { LanguageContext, useTexts } from '../../../preview/language.ts';
import { SIZES } from '../../../preview/view.ts';
import type { Answers } from '../../new-brand/answers.ts';
import type { DraftAnswer, LogoFile, NewBrandWish } from '../../protocol.ts';
import { useStudio } from '../studio-context.ts';
import { NEW_BRAND_TEXTS } from './new-brand-texts.ts';

/** A person stops typing before the draft is drawn anew. */
const SETTLED_MS = 600;

interface DraftScreensProps {
  /** Undefined as long as an answer is wrong or missing. */
  answers: Answers | undefined;
  logo: LogoFile | undefined;
}

/** Lead and payment of a brand that is not written yet, drawn anew when an answer changes. */
export function DraftScreens({ answers, logo }: DraftScreensProps) {
  const texts = useTexts(NEW_BRAND_TEXTS);
  const shared = useTexts(GALLERY_TEXTS);
  const [mode, setMode] = useState<FrameRequest['mode']>('light');
  const { draft, version, isDrawing, problem } = useDraft(answers, logo);
  return (
    <section className="draft" aria-labelledby="draft-title">
      <header>
        <h2 id="draft-title">{texts.preview}</h2>
        <Switch
          label={shared.mode}
          value={mode}
          options={[
            ['light', shared.light],
            ['dark', shared.dark],
          ]}
          onChange={(next) => setMode(next)}
        />
      </header>
      <p role="status">{!draft && !isDrawing ? texts.waiting : isDrawing ? texts.drawing : ''}</p>
      {problem !== '' && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      {draft && draft.errors.length > 0 && (
        <div role="alert" className="error">
          <p>{texts.unlike}</p>
          <FindingList findings={draft.errors} />
        </div>
      )}
      <div className="cards">
        {draft?.screens.map(({ screen, state }) => (
          <figure key={screen} className="card">
            <ScaledFrame
              address={`${draft.pages}/frame.html${frameQuery({ brand: draft.brand, screen, state, mode, version })}`}
              title={`${draft.brand} /${screen}`}
              device="phone"
              scale={SIZES.phone.scale}
            />
            <figcaption className="name">/{screen}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The draft of the last answers that were settled. */
function useDraft(answers: Answers | undefined, logo: LogoFile | undefined) {
  const { calls } = useStudio();
  const language = useContext(LanguageContext);
  const [drawn, setDrawn] = useState<{ draft?: DraftAnswer; version: number }>({ version: 0 });
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState('');
  const asked = answers && JSON.stringify(answers);

  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    const wish: NewBrandWish = { answers: JSON.parse(asked) as Answers, logo, language };
    const timer = setTimeout(() => {
      setDrawing(true);
      calls
        .send<DraftAnswer>('new-brand/draft', wish)
        .then(
          (draft) => {
            if (!isWanted) return;
            setProblem('');
            setDrawn(({ version }) => ({ draft, version: version + 1 }));
          },
          (error: Error) => isWanted && setProblem(error.message),
        )
        .finally(() => isWanted && setDrawing(false));
    }, SETTLED_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, logo, calls, language]);
  return { ...drawn, isDrawing, problem };
}
