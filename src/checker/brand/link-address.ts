import { nodesAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Links have a host that anybody can reach, spelt once. */
export const rule: Rule = {
  id: 'link-address',
  severity: 'error',
  checkBrand({ merged: { files }, report }) {
    for (const [file, path] of ADDRESSES) {
      for (const node of nodesAt(files.get(file), path)) {
        const [what, suggestion] = problemOf(textAt(node) ?? '') ?? [];
        if (what) report({ at: node.at, message: `${what}.`, suggestion, data: { what } });
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

/** The problem of an address and its solution; the meta-schemas report one without https://. */
function problemOf(link: string): [what: string, suggestion: string] | undefined {
  if (!link.startsWith(HTTPS)) return undefined;
  const host = link.slice(HTTPS.length).split(/[/?#]/)[0]!;
  if (/^https?:?$/i.test(host)) return [`'${link}' begins twice with https://`, 'Write it once.'];
  if (host.includes('@')) {
    const what = `'${link}' carries a name or password, which every buyer would see`;
    return [what, 'Take out what stands before the @.'];
  }
  const name = host.replace(/:\d*$/, '');
  if (name.endsWith('.')) {
    return [`'${link}' has a full stop behind its host`, 'Delete the full stop.'];
  }
  if (!name.includes('.') || /^(localhost|127\.|10\.|192\.168\.)/.test(name)) {
    const suggestion = 'Write the whole name of the host, such as https://ajuda.example.com.';
    return [`'${name}' is not a host that a buyer can reach`, suggestion];
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(name) || /(^|\.)-|-(\.|$)/.test(name)) {
    const sign = /[^a-z0-9.-]/i.exec(name)?.[0] ?? '..';
    const what = `'${name}' is not the name of a host: '${sign}' cannot stand in one`;
    return [what, 'Host names are made of letters, digits, dashes and full stops.'];
  }
  if (/\.(json|html?|svg|png)$/i.test(name)) {
    return [`'${name}' is the name of a file, not of a host`, 'Put the host before it.'];
  }
  return undefined;
}
