import { itemsAt, nodeAt, scalarAt, textAt, toValue, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

const ANY = 'partner of any name';

/** Every voucher and partner of an offer can lead to it: the first offer that fits a link counts. */
export const rule: Rule = {
  meta: {
    id: 'offer-reach',
    severity: 'warning',
    description: 'The first offer that fits a link counts, so that nobody would ever see this one.',
    howToFix: 'Put it before the other, or take the voucher from one of them.',
    example: {
      file: 'brand.json',
      wrong: {
        offers: [
          { id: 'a', voucher: ['X'], headline: 'lead.title' },
          { id: 'b', voucher: ['X'], headline: 'lead.title' },
        ],
      },
      right: {
        offers: [
          { id: 'a', voucher: ['X'], headline: 'lead.title' },
          { id: 'b', voucher: ['Y'], headline: 'lead.title' },
        ],
      },
    },
    pt: {
      "Nobody gets this offer: '{}' is for everybody.":
        "Ninguém recebe esta oferta: '{}' é para todos.",
      'Put it before.': 'Ponha-a antes.',
      "The {} does not lead here: the offer '{}' comes first.":
        "O {} não leva aqui: a oferta '{}' vem antes.",
      'Take it from one of them, or put this offer before.':
        'Tire de uma delas, ou ponha esta oferta antes.',
      'partner of any name': 'parceiro de qualquer nome',
      'partner {}': 'parceiro {}',
    },
  },

  checkBrand({ merged: { brand }, report }) {
    const taken = new Map<string, string>();
    let forAll: string | undefined;
    for (const offer of itemsAt(brand, 'offers')) {
      const id = textAt(offer, 'id') ?? '';
      if (forAll !== undefined) {
        report({
          at: offer.at,
          message: `Nobody gets this offer: '${forAll}' is for everybody.`,
          suggestion: 'Put it before.',
          data: { forAll },
        });
      }
      // One whose vouchers cannot be read is not for everybody.
      if (!nodeAt(offer, ['voucher']) && !nodeAt(offer, ['partner'])) forAll ??= id;
      const claims = claimsOf(offer);
      for (const [claim, { at }] of claims) {
        const earlier =
          taken.get(claim) ?? (claim.startsWith('partner ') ? taken.get(ANY) : undefined);
        if (earlier === undefined) continue;
        report({
          at,
          message: `The ${claim} does not lead here: the offer '${earlier}' comes first.`,
          suggestion: 'Take it from one of them, or put this offer before.',
          data: { claim, earlier },
        });
      }
      for (const [claim] of claims) if (!taken.has(claim)) taken.set(claim, id);
    }
  },
};

/** Vouchers and partners that an offer claims, each with its place. */
function claimsOf(offer: Node): [string, Node][] {
  const named = (key: string) =>
    itemsAt(offer, key).map((node): [string, Node] => [`${key} '${String(toValue(node))}'`, node]);
  const partner = nodeAt(offer, ['partner']);
  const any = scalarAt(partner) === true ? [[ANY, partner!] as [string, Node]] : [];
  return [...named('voucher'), ...named('partner'), ...any];
}
