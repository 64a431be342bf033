import type { Check, CheckInput } from './rule.ts';
import { createDocumentCheck, type BrokenPointers } from './structure/check-documents.ts';
import { checkFlowNames } from './flow/flow-name.ts';
import { checks } from './rules.ts';
import type { Finding } from './finding.ts';
import type { Numbers } from './recall/content-numbers.ts';
import { namesFolder, relocated } from './recall/recall-findings.ts';
import { createRecollection, type Question, type Recollection } from './recall/recollection.ts';
import { watchInput, type Given } from './recall/watch-input.ts';

interface OfFolder {
  folder: string;
  findings: readonly Finding[];
}

type Memory = Recollection<Given, OfFolder>;

/**
 * Tells what a brand shows once all its parents have spoken: against the meta-schemas, then check by
 * check. A check that would see nothing new is not run again: it is told what it said of another
 * brand; where none would, that is asked once for all of them.
 */
export function createMergedCheck(numbers: Numbers) {
  const own = checks.filter(({ isOfEachBrand }) => isOfEachBrand);
  const shared = checks.filter(({ isOfEachBrand }) => !isOfEachBrand);
  const memories = shared.map((check) => ({ check, memory: createRecollection() as Memory }));
  const ofAll = createRecollection() as Memory;
  const checkDocuments = createDocumentCheck(numbers);

  function look(given: Given): Finding[] {
    const { folder } = given;
    const before = ofAll.recall(given)?.result;
    if (before) return relocated(before.findings, before.folder, folder);
    const questions = new Set<Question<Given>>();
    const found = memories.flatMap(({ check, memory }) => {
      const asked: Question<Given>[] = [];
      const known = memory.recall(given, asked)?.result;
      if (!known) asked.length = 0;
      const findings = known
        ? relocated(known.findings, known.folder, folder)
        : run(check, watchInput(given, asked));
      if (!known && !namesFolder(findings, folder)) memory.keep(given, asked, { folder, findings });
      for (const question of asked) questions.add(question);
      return findings;
    });
    if (!namesFolder(found, folder)) ofAll.keep(given, [...questions], { folder, findings: found });
    return found;
  }

  return (input: CheckInput, broken: BrokenPointers, folder: string): Finding[] => [
    ...checkDocuments(input.merged, input.metaSchemas, broken, folder),
    ...look({ input, numbers, folder, known: new Map() }),
    ...own.flatMap((check) => run(check, input)),
    ...checkFlowNames(input),
  ];
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
