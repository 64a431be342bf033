import Button, { type ButtonProps } from '@mui/material/Button';
import type { Transition } from '../../src/contract/actions.ts';
import { POSTED_STEP } from '../../src/contract/visit-cookie.ts';

interface StepButtonProps extends ButtonProps {
  step: Transition;
  /** Takes the step; without the program the browser posts the form around the button, with its name. */
  onStep(): void;
}

/** A button that leads on, in a form that the server can answer. */
export function StepButton({ step, onStep, ...button }: StepButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      name={POSTED_STEP}
      value={step}
      onClick={(event) => {
        event.preventDefault();
        onStep();
      }}
    />
  );
}
