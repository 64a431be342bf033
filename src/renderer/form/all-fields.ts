import type {
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  TranslatableString,
  ValidatorType,
} from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Checkout } from '../../checkout/checkout-context.ts';
import type { CompiledValidator } from '../../contract/compiled-brand.ts';
import type { FaultFinder } from './field-faults.ts';

/** What draws any JSON Schema, beyond what the forms of most brands need. */
export interface AllFields {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
  /** Decides on branches of a schema whose parts cannot all be compiled beforehand. */
  validatorFor(schema: RJSFSchema): ValidatorType;
  /** Finds faults in those alternatives alone that the buyer chose. */
  faultFinderFor(schema: RJSFSchema, validate: CompiledValidator): FaultFinder;
  /** RJSF's own words in the brand's. */
  translate(text: Checkout['text']): (words: TranslatableString, params?: string[]) => string;
}

let loaded: AllFields | undefined;
let loading: Promise<AllFields> | undefined;

/** Loads them once; after a failure the next call tries again. */
export function loadAllFields(): Promise<AllFields> {
  loading ??= import('./all-fields/registry.tsx').then(
    ({ allFields }) => (loaded = allFields),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** For a form that needs them, undefined until they are there: at once when they were loaded before. */
export function useAllFields(isNeeded: boolean): AllFields | undefined {
  const [here, setHere] = useState(loaded);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (isNeeded && !here) loadAllFields().then(setHere, (error) => setFailure({ error }));
  }, [isNeeded, here]);
  if (failure) throw failure.error;
  return isNeeded ? here : undefined;
}
