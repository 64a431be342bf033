import { nodesAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import type { MessageId, SentenceData } from '../language/sentence.ts';

/** Links have a host that anybody can reach, spelt once. */
export const rule: Rule = {
  id: 'link-address',
  severity: 'error',
  checkBrand({ merged: { files }, report }) {
    for (const [file, path] of ADDRESSES) {
      for (const node of nodesAt(files.get(file), path)) {
        const problem = problemOf(textAt(node) ?? '');
        if (problem) report({ at: node.at, ...problem });
      }
    }
  },
};

const HTTPS = 'https://';

/** The addresses that a brand writes, by file. */
const ADDRESSES = [
  ['brand', 'faqLink'],
  ['brand', 'success.upsellOffer.upsellVIdeoPresentation'],
  ['brand', 'links.*.*'],
  ['sandbox', 'contract.url'],
  ['flows', 'flows.*.props.media.*'],
  ['flows', 'flows.*.steps.*.props.media.*'],
] as const;

/** The problem of an address; the meta-schemas report one without https://. */
function problemOf(link: string): { message: MessageId; data: SentenceData } | undefined {
  if (!link.startsWith(HTTPS)) return undefined;
  const host = link.slice(HTTPS.length).split(/[/?#]/)[0]!;
  if (/^https?:?$/i.test(host)) return { message: 'link-address.begins-twice', data: { link } };
  if (host.includes('@')) return { message: 'link-address.password', data: { link } };
  const name = host.replace(/:\d*$/, '');
  if (name.endsWith('.')) return { message: 'link-address.full-stop', data: { link } };
  if (!name.includes('.') || /^(localhost|127\.|10\.|192\.168\.)/.test(name)) {
    return { message: 'link-address.unreachable', data: { name } };
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(name) || /(^|\.)-|-(\.|$)/.test(name)) {
    const sign = /[^a-z0-9.-]/i.exec(name)?.[0] ?? '..';
    return { message: 'link-address.no-host', data: { name, sign } };
  }
  if (/\.(json|html?|svg|png)$/i.test(name))
    return { message: 'link-address.file', data: { name } };
  return undefined;
}
