import { nodesAt, textAt } from '../../brand/parse/node.ts';
import type { MessageId } from '../language/sentence.ts';
import { brandRule, type Rule } from '../rule.ts';

const ADDRESSES = [
  ['brand', 'faqLink'],
  ['brand', 'success.upsellOffer.upsellVIdeoPresentation'],
  ['brand', 'links.*.*'],
  ['sandbox', 'contract.url'],
  ['flows', 'flows.*.props.media.*'],
  ['flows', 'flows.*.steps.*.props.media.*'],
] as const;

const WRONG: readonly [RegExp, MessageId][] = [
  [/^https:\/\/https?:?(?:[/?#]|$)/i, 'link-address.begins-twice'],
  [/^https:\/\/[^/?#]*@/, 'link-address.password'],
  [/^https:\/\/[^/?#]*\.(?::\d*)?(?:[/?#]|$)/, 'link-address.full-stop'],
  [
    /^https:\/\/(?:[^./?#]*(?:[/?#]|$)|localhost|127\.|10\.|192\.168\.)/,
    'link-address.unreachable',
  ],
  [/^https:\/\/(?![a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$))/i, 'link-address.no-host'],
  [/^https:\/\/[^/?#]*\.(?:json|html?|svg|png)(?:[/?#]|$)/i, 'link-address.file'],
];

const TEST_HOST =
  /^https:\/\/(?:[^/]*[.-])?(?:test|teste|tst|homolog|homologacao|hml|dev|staging|stage|qa|sandbox)[.-]/i;

export const rules: readonly Rule[] = [
  brandRule('link-address', 'error', ({ merged: { files }, report }) => {
    for (const node of ADDRESSES.flatMap(([file, path]) => nodesAt(files.get(file), path))) {
      const link = textAt(node) ?? '';
      const wrong = WRONG.find(([pattern]) => pattern.test(link));
      const name = link.split(/[/?#]/)[2]?.replace(/:\d*$/, '');
      const sign = /[^a-z0-9.-]/i.exec(name ?? '')?.[0] ?? '..';
      if (wrong) report(node.at, wrong[1], { link, name, sign });
    }
  }),
  brandRule('link-environment', 'warning', ({ brand: { links }, report }) => {
    for (const [key, link] of Object.entries(links.production))
      if (TEST_HOST.test(link))
        report([links.production, key], 'link-environment.production-looks-like', { key, link });
  }),
];
