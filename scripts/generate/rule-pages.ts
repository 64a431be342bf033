import type { Explained } from '../../src/diagnostics/explained/explained.ts';
import { explanations } from '../../src/diagnostics/explained/all.ts';
import { code, link, page } from './markdown.ts';

const FOLDER = 'rules';

/** One page per rule of the validator, and one that lists them; by path without '.md'. */
export function rulePages(): Map<string, string> {
  const pages = new Map<string, string>([[`${FOLDER}/README`, indexPage()]]);
  for (const [about, rules] of explanations) {
    for (const [rule, one] of Object.entries(rules)) {
      pages.set(`${FOLDER}/${rule}`, rulePage(rule, about, one));
    }
  }
  return pages;
}

function indexPage(): string {
  const lists = explanations.map(([about, rules]) =>
    page(
      `## ${about}`,
      Object.entries(rules)
        .map(([rule, { means }]) => `- ${link(code(rule), `${rule}.md`)}: ${firstSentence(means)}`)
        .join('\n'),
    ).trimEnd(),
  );
  return page(
    '# What the validator finds',
    `Each finding of ${code('npm run validate-brands')} names its rule; here is what the rules ask for. ${link('Brand reference', '../README.md')}`,
    ...lists,
  );
}

const firstSentence = (text: string) =>
  /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

function rulePage(rule: string, about: string, { means, mend, example }: Explained): string {
  return page(
    `# ${rule}`,
    means,
    `**What to do.** ${mend}`,
    ...(example
      ? [`Wrong, in ${code(example.file)}:`, block(example.wrong), 'Right:', block(example.right)]
      : []),
    `${link('All rules', 'README.md')} · ${about} · ${link('Brand reference', '../README.md')}`,
  );
}

const block = (content: object | string): string =>
  `\`\`\`json\n${typeof content === 'string' ? content : JSON.stringify(content, null, 2)}\n\`\`\``;
