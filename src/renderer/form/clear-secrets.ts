import type Form from '@rjsf/core';
import type { FormValues } from '../../checkout/form/form-store.ts';
import { CARD_SECRETS } from './use-form-session.ts';

/** Where a Form keeps copies of the values beside its state; no part of its types. */
interface Remembers {
  lastReportedFormData?: unknown;
  __reactInternalSnapshotBeforeUpdate?: unknown;
}

/**
 * Takes the card out of a form that is gone, and out of `initial`, the values that it was begun with.
 * React holds on to the last component and to the last input that it let go of, and with them to all
 * that they were drawn with.
 */
export function letGo(form: Form, initial: FormValues): void {
  const remembers = form as unknown as Remembers;
  remembers.lastReportedFormData = undefined;
  remembers.__reactInternalSnapshotBeforeUpdate = undefined;
  // The values themselves are those of the store, which another page of the form goes on from.
  Object.assign(form.state, { formData: { ...(form.state.formData as FormValues) } });
  const element = form.formElement.current as HTMLFormElement | null;
  for (const secret of CARD_SECRETS) {
    delete initial[secret];
    delete form.state.formData?.[secret];
    const input = element?.querySelector<HTMLInputElement>(`[name="${secret}"]`);
    if (input) input.value = '';
  }
}
