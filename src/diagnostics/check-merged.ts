import type { CheckInput } from './check.ts';
import { checkDocuments, type BrokenPointers } from './check-documents.ts';
import { checkFlowNames } from './check-flow-names.ts';
import { checks } from './checks/all.ts';
import type { Finding } from './finding.ts';

/** What a brand shows once all its parents have spoken: against the meta-schemas, then check by check. */
export function checkMerged(input: CheckInput, broken: BrokenPointers): Finding[] {
  const found = checkDocuments(input.merged, input.metaSchemas, broken);
  for (const { rule, severity = 'error', run } of checks) {
    run(input, (place, message, suggestion, subject, related, detail) => {
      found.push({ ...place, rule, severity, message, suggestion, subject, related, detail });
    });
  }
  found.push(...checkFlowNames(input));
  return found;
}
