import { rulesByStage } from '../../../src/diagnostics/generated/rules.ts';
import type { Rule, RuleMeta } from '../../../src/diagnostics/rule.ts';
import { code, link, page } from '../markdown.ts';

const FOLDER = 'rules';

/** The headings of the stages, in their order. */
const ABOUT: Readonly<Record<keyof typeof rulesByStage, string>> = {
  parse: 'Files',
  structure: 'Keys, values, inheritance',
  brand: 'Brand, theme, images, sandbox, registry',
  flow: 'Flows',
  screen: 'Screens and conditions',
  form: 'Forms',
  answer: 'Answers of buyers',
  text: 'Texts',
};

const stages = Object.entries(rulesByStage) as [keyof typeof ABOUT, readonly Rule[]][];

/** One page per rule of the validator, and one that lists them; by path without '.md'. */
export function rulePages(): Map<string, string> {
  const pages = new Map<string, string>([[`${FOLDER}/README`, indexPage()]]);
  for (const [stage, rules] of stages) {
    for (const { meta } of rules) pages.set(`${FOLDER}/${meta.id}`, rulePage(ABOUT[stage], meta));
  }
  return pages;
}

function indexPage(): string {
  const lists = stages.map(([stage, rules]) =>
    page(
      `## ${ABOUT[stage]}`,
      rules
        .map(({ meta: { id, description } }) => {
          return `- ${link(code(id), `${id}.md`)}: ${firstSentence(description)}`;
        })
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

function rulePage(about: string, { id, description, howToFix, example }: RuleMeta): string {
  return page(
    `# ${id}`,
    description,
    `**What to do.** ${howToFix}`,
    ...(example
      ? [`Wrong, in ${code(example.file)}:`, block(example.wrong), 'Right:', block(example.right)]
      : []),
    `${link('All rules', 'README.md')} · ${about} · ${link('Brand reference', '../README.md')}`,
  );
}

const block = (content: object | string): string =>
  `\`\`\`json\n${typeof content === 'string' ? content : JSON.stringify(content, null, 2)}\n\`\`\``;
