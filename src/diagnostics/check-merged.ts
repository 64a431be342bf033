import type { Check, CheckInput } from './check.ts';
import { createDocumentCheck, type BrokenPointers } from './check-documents.ts';
import { checkFlowNames } from './check-flow-names.ts';
import { checks } from './checks/all.ts';
import type { Finding } from './finding.ts';
import type { Numbers } from './recall/content-numbers.ts';
import { namesFolder, relocated } from './recall/recall-findings.ts';
import { createRecollection, type Question } from './recall/recollection.ts';
import { watchInput, type Given } from './recall/watch-input.ts';

interface OfFolder {
  folder: string;
  findings: readonly Finding[];
}

/**
 * Tells what a brand shows once all its parents have spoken: against the meta-schemas, then check by
 * check. A check that would see nothing new is not run again: it is told what it said of another brand.
 */
export function createMergedCheck(numbers: Numbers) {
  const memories = checks.map((check) => ({
    check,
    memory: createRecollection<Given, OfFolder>(),
  }));
  const checkDocuments = createDocumentCheck(numbers);
  return (input: CheckInput, broken: BrokenPointers, folder: string): Finding[] => {
    const found = checkDocuments(input.merged, input.metaSchemas, broken, folder);
    const given: Given = { input, numbers, folder, known: new Map() };
    for (const { check, memory } of memories) {
      if (check.isOfEachBrand) {
        found.push(...run(check, input));
        continue;
      }
      const known = memory.recall(given)?.result;
      if (known) {
        if (known.findings.length > 0)
          found.push(...relocated(known.findings, known.folder, folder));
        continue;
      }
      const asked: Question<Given>[] = [];
      const findings = run(check, watchInput(given, asked));
      if (!namesFolder(findings, folder)) memory.keep(given, asked, { folder, findings });
      found.push(...findings);
    }
    found.push(...checkFlowNames(input));
    return found;
  };
}

function run(check: Check, input: CheckInput): Finding[] {
  const found: Finding[] = [];
  const { rule, severity = 'error' } = check;
  check.run(
    input,
    ({ file, line, column, endLine, endColumn }, message, suggestion, subject, related, detail) => {
      const place = { file, line, column, endLine, endColumn };
      found.push({ ...place, rule, severity, message, suggestion, subject, related, detail });
    },
  );
  return found;
}
