import { useId, useState } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { LogoColour } from '../../palette/logo-colours.ts';
import { PALETTE_TEXTS } from './palette-texts.ts';
import { readLogo } from './read-logo.ts';

interface ColourQuestionProps {
  /** As it is typed. */
  colour: string;
  onChange(colour: string): void;
  /** Id of the sentence on an error, where there is one. */
  errorId?: string;
}

const COLOUR = /^#[\dA-F]{6}$/i;

/** Asks for a colour: typed, picked, or taken from a logo. */
export function ColourQuestion({ colour, onChange, errorId }: ColourQuestionProps) {
  const id = useId();
  const texts = useTexts(PALETTE_TEXTS);
  const [found, setFound] = useState<LogoColour[]>();
  const [problem, setProblem] = useState('');

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setFound(undefined);
    const colours = await readLogo(file).catch(() => undefined);
    if (!colours) return setProblem(texts.unreadable);
    if (colours.length === 0) return setProblem(texts.noneFound);
    setFound(colours);
    onChange(colours[0]!.hex);
  };

  return (
    <>
      <label htmlFor={id}>{texts.colour}</label>
      <span className="colour">
        <input
          id={id}
          value={colour}
          spellCheck={false}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          aria-label={texts.pick}
          value={COLOUR.test(colour) ? colour.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      </span>
      <label htmlFor={`${id}-logo`}>{texts.logo}</label>
      <input
        id={`${id}-logo`}
        type="file"
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {problem !== '' && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
      {found && (
        <fieldset className="found">
          <legend>{texts.found}</legend>
          {found.map(({ hex, share }) => (
            <label key={hex}>
              <input
                type="radio"
                name={`${id}-found`}
                checked={hex === colour}
                onChange={() => onChange(hex)}
              />
              <span className="swatch" style={{ background: hex }} />
              {hex} <small>{texts.share(Math.round(share * 100))}</small>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
