import { entriesAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';

/** Links have a host that anybody can reach, spelt once. */
export const rule: Rule = {
  meta: {
    id: 'link-address',
    severity: 'error',
    description:
      'Buyers who follow the link would arrive nowhere: the host is misspelt, doubled, or only reachable from your own computer.',
    howToFix: 'Copy the address from the browser, beginning with https://.',
    example: {
      file: 'brand.json',
      wrong: { faqLink: 'https://https://ajuda.example.com' },
      right: { faqLink: 'https://ajuda.example.com' },
    },
  },
  checkBrand({ merged, report }) {
    for (const node of linksOf(merged)) {
      const problem = errorOf(textAt(node) ?? '');
      if (problem)
        report({
          at: node.at,
          message: `${problem.what}.`,
          suggestion: problem.advice,
          data: { what: problem.what },
        });
    }
  },
};

const HTTPS = 'https://';

/** Every value of a brand that is an address; what does not begin with https:// is reported elsewhere. */
function linksOf(merged: MergedBrand): Node[] {
  const { brand, files } = merged;
  const found = [
    nodeAt(brand, ['faqLink']),
    nodeAt(brand, ['success', 'upsellOffer', 'upsellVIdeoPresentation']),
    nodeAt(files.get('sandbox'), ['contract', 'url']),
    ...entriesAt(brand, 'links').flatMap(([, { node }]) =>
      entriesAt(node).map(([, { node: link }]) => link),
    ),
    ...flowsOf(merged).flatMap((flow) =>
      [flow, ...stepsOf(flow)].flatMap((owner) =>
        entriesAt(owner, 'props', 'media').map(([, { node }]) => node),
      ),
    ),
  ];
  return found.filter((node) => node !== undefined && textAt(node)?.startsWith(HTTPS)) as Node[];
}

interface AddressProblem {
  what: string;
  advice: string;
}

function errorOf(link: string): AddressProblem | undefined {
  const host = link.slice(HTTPS.length).split(/[/?#]/)[0]!;
  const problem = (what: string, advice: string) => ({ what, advice });
  if (/^https?:?$/i.test(host)) {
    return problem(`'${link}' begins twice with https://`, 'Write it once.');
  }
  if (host.includes('@')) {
    return problem(
      `'${link}' carries a name or password, which every buyer would see`,
      'Take out what stands before the @.',
    );
  }
  const name = host.replace(/:\d*$/, '');
  if (name.endsWith('.')) {
    return problem(`'${link}' has a full stop behind its host`, 'Delete the full stop.');
  }
  if (!name.includes('.') || /^(localhost|127\.|10\.|192\.168\.)/.test(name)) {
    const advice = 'Write the whole name of the host, such as https://ajuda.example.com.';
    return problem(`'${name}' is not a host that a buyer can reach`, advice);
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(name) || /(^|\.)-|-(\.|$)/.test(name)) {
    const sign = /[^a-z0-9.-]/i.exec(name)?.[0] ?? '..';
    return problem(
      `'${name}' is not the name of a host: '${sign}' cannot stand in one`,
      'Host names are made of letters, digits, dashes and full stops.',
    );
  }
  if (/\.(json|html?|svg|png)$/i.test(name)) {
    return problem(`'${name}' is the name of a file, not of a host`, 'Put the host before it.');
  }
  return undefined;
}
