import { useContext, useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { LanguageContext, useTexts } from '../../../preview/language.ts';
import { viewQuery } from '../../../preview/view.ts';
import { folderOf, type Answers } from '../../new-brand/answers.ts';
import { paletteOf } from '../../palette/palette.ts';
import type { EditAnswer, LogoFile, NewBrandChoices, NewBrandWish } from '../../protocol.ts';
import { ColourQuestion } from '../palette/ColourQuestion.tsx';
import { PaletteChecks } from '../palette/PaletteChecks.tsx';
import { useStudio } from '../studio-context.ts';
import { AnswerErrorText, AnswerField } from './AnswerField.tsx';
import { DraftScreens } from './DraftScreens.tsx';
import { NEW_BRAND_TEXTS } from './new-brand-texts.ts';
import { useAnswers } from './use-answers.ts';

/** Asks five questions and makes a brand of the answers. */
export function NewBrandPage() {
  const { calls, site } = useStudio();
  const texts = useTexts(NEW_BRAND_TEXTS);
  const [choices, setChoices] = useState<NewBrandChoices>();
  const [problem, setProblem] = useState('');

  // The names that are taken change with the brands that there are.
  useEffect(() => {
    calls.send<NewBrandChoices>('new-brand/choices', {}).then(setChoices, (error: Error) => {
      setProblem(error.message);
    });
  }, [calls, site]);

  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      {problem !== '' && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      {choices ? <Questions choices={choices} /> : <p>{texts.loading}</p>}
    </>
  );
}

function Questions({ choices }: { choices: NewBrandChoices }) {
  const { calls, show } = useStudio();
  const texts = useTexts(NEW_BRAND_TEXTS);
  const language = useContext(LanguageContext);
  const { answers, answer, errors, isDone, leave, needsBusiness } = useAnswers(choices);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [logo, setLogo] = useState<LogoFile>();

  const field = (flag: keyof Answers) => ({
    value: answers[flag] ?? '',
    error: isAsked || isDone(flag) ? errors.get(flag) : undefined,
    onChange: (text: string) => answer(flag, text),
    onLeave: () => leave(flag),
  });
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    if (errors.size > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const wish: NewBrandWish = { answers, logo, language };
      await show(await calls.send<EditAnswer>('new-brand/create', wish));
      openScreens(folderOf(answers));
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  const colourError = errors.get('colour');
  const around = choices.around[answers.parent];
  const palette = around && !colourError ? paletteOf(answers.colour, around) : undefined;

  return (
    <div className="new-brand">
      <form className="editor" onSubmit={(event) => void make(event)} noValidate>
        <fieldset>
          <legend>{texts.one}</legend>
          <AnswerField label={texts.name} placeholder="Aula Viva" {...field('name')} />
        </fieldset>
        <fieldset>
          <legend>{texts.two}</legend>
          <AnswerField label={texts.parent} options={choices.parents} {...field('parent')} />
          {needsBusiness && (
            <AnswerField
              label={texts.business}
              options={choices.businesses}
              {...field('business')}
            />
          )}
          <AnswerField label={texts.area} options={choices.areas} {...field('area')} />
        </fieldset>
        <fieldset>
          <legend>{texts.three}</legend>
          <AnswerField
            label={texts.key}
            placeholder="AULA-VIVA"
            help={texts.keyHelp(`/?product=${answers.key || 'AULA-VIVA'}`)}
            {...field('key')}
            error={isAsked || isDone('name') || isDone('key') ? errors.get('key') : undefined}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.four}</legend>
          <ColourQuestion
            colour={answers.colour}
            errorId={colourError && 'colour-error'}
            onChange={(colour) => answer('colour', colour)}
            onLogo={setLogo}
          />
          {colourError && <AnswerErrorText id="colour-error" error={colourError} />}
          {palette && around && (
            <PaletteChecks
              {...palette}
              papers={{
                light: around.light['background.surface'],
                dark: around.dark['background.surface'],
              }}
            />
          )}
        </fieldset>
        <fieldset>
          <legend>{texts.five}</legend>
          <AnswerField label={texts.product} {...field('product')} />
          <AnswerField
            label={texts.price}
            inputMode="decimal"
            placeholder="597,90"
            help={texts.priceHelp}
            {...field('price')}
          />
          <AnswerField label={texts.domain} inputMode="url" {...field('domain')} />
        </fieldset>
        <p>{texts.writes(folderOf(answers))}</p>
        {problem !== '' && (
          <p role="alert" className="error">
            {problem}
          </p>
        )}
        <p className="actions">
          <button type="submit" disabled={isBusy}>
            {isBusy ? texts.creating : texts.create}
          </button>
        </p>
      </form>
      <DraftScreens answers={errors.size === 0 ? answers : undefined} logo={logo} />
    </div>
  );
}

/** Opens the screens of a brand in this page. */
function openScreens(brand: string): void {
  history.pushState(null, '', `${viewQuery({ brand })}#screens`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
}
