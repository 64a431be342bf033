import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Check, Report } from '../rule.ts';

const ANY = 'partner of any name';

/** Every voucher and partner of an offer can lead to it: the first offer that fits a link counts. */
export const offerReach: Check = {
  rule: 'offer-reach',
  severity: 'warning',
  run({ merged: { brand } }, report) {
    const taken = new Map<string, string>();
    let forAll: string | undefined;
    for (const offer of itemsAt(brand, 'offers')) {
      const id = textAt(offer, 'id') ?? '';
      if (forAll !== undefined) {
        report(offer.at, `Nobody gets this offer: '${forAll}' is for everybody.`, 'Put it before.');
      }
      const claims = claimsOf(offer);
      // One whose vouchers cannot be read is not for everybody.
      const isForAll = !nodeAt(offer, ['voucher']) && !nodeAt(offer, ['partner']);
      if (isForAll) forAll ??= id;
      for (const [claim, node] of claims) tell(taken, claim, node, report);
      for (const [claim] of claims) if (!taken.has(claim)) taken.set(claim, id);
    }
  },
};

function tell(taken: Map<string, string>, claim: string, { at }: Node, report: Report): void {
  const earlier = taken.get(claim) ?? (claim.startsWith('partner ') ? taken.get(ANY) : undefined);
  if (earlier === undefined) return;
  report(
    at,
    `The ${claim} does not lead here: the offer '${earlier}' comes first.`,
    'Take it from one of them, or put this offer before.',
  );
}

/** What links an offer is for, each with its place. */
function claimsOf(offer: Node): [string, Node][] {
  const named = (key: string) =>
    itemsAt(offer, key).map((node): [string, Node] => [`${key} '${String(toValue(node))}'`, node]);
  const partner = nodeAt(offer, ['partner']);
  const isAny = partner?.kind === 'scalar' && partner.value === true;
  return [
    ...named('voucher'),
    ...named('partner'),
    ...(isAny ? [[ANY, partner] as [string, Node]] : []),
  ];
}
