import type { ChunkName } from '../../src/contract/chunks.ts';
import type {
  BlockDescriptor,
  FieldGroupDescriptor,
  FieldWidgetDescriptor,
} from '../../src/contract/descriptors.ts';
import { page } from '../../widgets/blocks/descriptors/page.ts';
import { payment } from '../../widgets/blocks/descriptors/payment.ts';
import { steps } from '../../widgets/blocks/descriptors/steps.ts';
import { success } from '../../widgets/blocks/descriptors/success.ts';
import { fields } from '../../widgets/fields/descriptors.ts';

/** A block that has a folder, or a field widget, by its name. */
interface Named {
  name: string;
  /** The lazy chunk that brings it; missing: it is on every page. */
  chunk?: ChunkName;
}

const byName = (one: Named, other: Named) => (one.name < other.name ? -1 : 1);

export const blocks: readonly (Named & BlockDescriptor)[] = Object.entries({
  '': page,
  payment,
  steps,
  success,
})
  .flatMap(([chunk, own]) =>
    Object.entries<BlockDescriptor>(own).map(([name, descriptor]) => ({
      name,
      chunk: (chunk || undefined) as ChunkName | undefined,
      ...descriptor,
    })),
  )
  .sort(byName);

const inputs = Object.entries(fields)
  .map(([name, descriptor]) => ({ name, ...descriptor }))
  .sort(byName);

export const fieldWidgets = inputs.filter(
  (one): one is Named & FieldWidgetDescriptor => !('isGroup' in one),
);

export const fieldGroups = inputs.filter(
  (one): one is Named & FieldGroupDescriptor => 'isGroup' in one,
);

/** Whether brand JSON names a widget by its folder, and not only by RJSF's names. */
export const hasOwnName = ({ name, rjsf }: Named & FieldWidgetDescriptor): boolean =>
  !rjsf?.names.includes(name);
