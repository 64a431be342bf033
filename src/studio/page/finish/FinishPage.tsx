import { CommitForm } from './CommitForm.tsx';
import { LookAtChanges } from './LookAtChanges.tsx';

/** The end of a piece of work: what buyers will see of it, and its commit. */
export function FinishPage() {
  return (
    <>
      <LookAtChanges />
      <CommitForm />
    </>
  );
}
