import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  pathOfField,
  useFieldAria,
  useFormScope,
  useGroupAria,
} from '../../src/checkout/hooks/form-hooks.ts';
import { hasHelp, type WidgetProps } from './widget-props.ts';

/** Has `read` run before the form around it is sent. */
export function useBeforeSubmit(read: () => void): void {
  const { beforeSubmit } = useFormScope();
  const latest = useEffectEvent(read);
  useLayoutEffect(() => {
    const run = () => latest();
    beforeSubmit.add(run);
    return () => void beforeSubmit.delete(run);
  }, [beforeSubmit]);
}

/** A field that cannot be filled yet, such as a choice that is loading, shows no error. The answer says so at once. */
export function useLoading(id: string, isLoading: boolean): (isNow: boolean) => void {
  const { errors } = useFormScope();
  const path = pathOfField(id);
  useLayoutEffect(() => errors.setLoading(path, isLoading), [errors, path, isLoading]);
  return (isNow) => errors.setLoading(path, isNow);
}

/** Adopts what a buyer did to a control before hydration, once. The answer is the control's ref. */
export function useTypedBefore<E extends Element>(adopt: (control: E) => void) {
  const control = useRef<E>(null);
  useLayoutEffect(() => {
    if (control.current) adopt(control.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return control;
}

/** The same for radio buttons: `adopt` is given the value of the chosen button. The answer is a ref for their group. */
export const useChosenBefore = (adopt: (chosen: string) => void) =>
  useTypedBefore<HTMLDivElement>((group) => {
    const chosen = group.querySelector<HTMLInputElement>('input:checked');
    if (chosen) adopt(chosen.value);
  });

/** The attributes of a control and, in `input`, those of its element: name, label, error, help. */
export function useControl(props: WidgetProps) {
  const { id, label, hideLabel, required, disabled, readonly, value, onBlur } = props;
  const aria = useFieldAria(id, { required, hasHelp: hasHelp(props) });
  return {
    control: {
      id,
      name: props.htmlName,
      disabled: disabled || readonly,
      onBlur: () => onBlur(id, value),
    },
    input: { ...aria, 'aria-label': hideLabel ? label : undefined },
  };
}

export function useGroup(props: WidgetProps, required = props.required) {
  const labelId = `${props.id}-label`;
  const aria = useGroupAria(props.id, { required, hasHelp: hasHelp(props) });
  return { labelId, group: { 'aria-labelledby': labelId, ...aria } };
}
