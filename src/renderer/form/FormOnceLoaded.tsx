import { Overlay } from '../chrome/Overlay.tsx';
import { useAllFields } from './all-fields.ts';
import { FormBlock, type FormBlockProps } from './FormBlock.tsx';

/** A form, as soon as the fields that it needs are there; most forms need none but those at hand. */
export function FormOnceLoaded(props: Omit<FormBlockProps, 'all'>) {
  const { needsAllFields = false } = props.form;
  const all = useAllFields(needsAllFields);
  if (needsAllFields && !all) return <Overlay isShown />;
  return <FormBlock {...props} all={all} />;
}
