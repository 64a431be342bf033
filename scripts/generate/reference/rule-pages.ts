import explanations from '../../../src/checker/language/explanations.json' with { type: 'json' };
import { code, jsonBlock, link, page, section } from '../markdown.ts';

const FOLDER = 'rules';

const ABOUT: Readonly<Record<string, string>> = {
  parse: 'Files',
  structure: 'Keys, values, inheritance',
  brand: 'Brand, theme, images, sandbox, registry',
  flow: 'Flows',
  screen: 'Screens and conditions',
  form: 'Forms',
  answer: 'Answers of buyers',
  text: 'Texts',
};

interface Explanation {
  stage: string;
  description: string;
  howToFix: string;
  /**
   * A file of a brand folder, wrong and right. Of brand.json it is what stands beside the keys that every
   * brand needs. A text is shown as it stands, for what is not JSON.
   */
  example?: { file: string; wrong: object | string; right: object | string };
}

const rules: [string, Explanation][] = Object.entries(explanations);

export const rulePages = (): Map<string, string> =>
  new Map([
    [`${FOLDER}/README`, indexPage()],
    ...rules.map(([id, rule]) => [`${FOLDER}/${id}`, rulePage(id, rule)] as const),
  ]);

function indexPage(): string {
  const lines = (stage: string) =>
    rules
      .filter(([, rule]) => rule.stage === stage)
      .map(([id, rule]) => `- ${link(code(id), `${id}.md`)}: ${firstSentence(rule.description)}`);
  return page(
    '# What the validator finds',
    `Each finding of ${code('npm run validate-brands')} names its rule; here is what the rules ask for. ${link('Brand reference', '../README.md')}`,
    ...Object.entries(ABOUT).map(([stage, heading]) =>
      section(heading, lines(stage).sort().join('\n')),
    ),
  );
}

const firstSentence = (text: string) =>
  /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

function rulePage(id: string, { stage, description, howToFix, example }: Explanation): string {
  const shown = example && [
    `Wrong, in ${code(example.file)}:`,
    jsonBlock(example.wrong),
    'Right:',
    jsonBlock(example.right),
  ];
  return page(
    `# ${id}`,
    description,
    `**What to do.** ${howToFix}`,
    ...(shown ?? []),
    `${link('All rules', 'README.md')} · ${ABOUT[stage]!} · ${link('Brand reference', '../README.md')}`,
  );
}
