import { useId, useState } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { LogoFile } from '../../protocol.ts';
import { base64Of } from '../base64-of.ts';
import type { LogoColour } from '../../palette/logo-colours.ts';
import { PALETTE_TEXTS } from './palette-texts.ts';
import { readLogo } from './read-logo.ts';

interface ColourQuestionProps {
  /** As it is typed. */
  colour: string;
  onChange(colour: string): void;
  /** Gets the logo that the person has chosen; without it the file only gives its colours. */
  onLogo?(logo: LogoFile | undefined): void;
  /** Id of the sentence on an error, where there is one. */
  errorId?: string;
}

const COLOUR = /^#[\dA-F]{6}$/i;

/** Asks for a colour: typed, picked, or taken from a logo. */
export function ColourQuestion({ colour, onChange, onLogo, errorId }: ColourQuestionProps) {
  const id = useId();
  const texts = useTexts(PALETTE_TEXTS);
  const [found, setFound] = useState<LogoColour[]>();
  const [problem, setProblem] = useState('');

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setFound(undefined);
    onLogo?.(undefined);
    const read = await readLogo(file).catch(() => undefined);
    if (!read) return setProblem(texts.unreadable);
    const { colours, ratio } = read;
    onLogo?.({ base64: await base64Of(file), ratio });
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
        aria-describedby={onLogo && `${id}-kept`}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {onLogo && <small id={`${id}-kept`}>{texts.logoKept}</small>}
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
