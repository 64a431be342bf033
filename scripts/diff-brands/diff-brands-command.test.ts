import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { heard } from '../command-line-test-kit.ts';
import { diffBrands } from './command.ts';
import { LONG } from '../../tests/long.ts';

const { root, read, write } = fixtureProject();
const out = join(root, 'out');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  });

write('.gitignore', 'out\n');
git('init', '-q', '-b', 'main');
git('add', '.');
git('commit', '-qm', 'before');

beforeEach(() => {
  git('checkout', '-q', '.');
  git('clean', '-qfd');
});

function edit(path: string, change: (file: ReturnType<typeof JSON.parse>) => void): void {
  const file = JSON.parse(read(path));
  change(file);
  write(path, JSON.stringify(file, null, 2));
}

const diff = (...args: string[]) =>
  heard((output) => diffBrands([...args, '--root', root], output));

/** Lines of the Markdown with content, without their places. */
const reportLines = (markdown: string) =>
  markdown.split('\n').flatMap((line) => /^- (.*?)(?: <sub>.*)?$/.exec(line)?.[1] ?? []);

test('one colour, one text and one step: exactly these', LONG, async () => {
  edit('brands/ms/theme.json', ({ light }) => void (light.primary.main = '#123456'));
  edit('brands/ms/texts.json', (texts) => void (texts['lead.title'] = 'Diga *quem* é'));
  edit('brands/ms/flows.json', ({ flows }) => {
    flows.push({
      id: 'default',
      steps: [
        { id: 'lead', defaultNextStepId: 'film' },
        { id: 'film', templateId: 'video', defaultNextStepId: 'payment', after: 'lead' },
      ],
    });
  });
  expect(await diff('main', '--no-pictures', '--out', out)).toMatchObject({ code: 0 });
  const [markdown, html] = [read('out/diff.md'), read('out/index.html')];
  expect(reportLines(markdown)).toEqual([
    "Flow 'default': after 'lead' comes: ~~payment~~ → **film**",
    "Flow 'default': the step 'film' is new: **it shows /video**",
    expect.stringMatching(/^Text 'lead\.title' on \/lead: ~~.+~~ → \*\*Diga \\\*quem\\\* é\*\*$/),
    expect.stringMatching(/^Light palette › Primary › Main: ~~.+~~ → \*\*\\#123456\*\*$/),
    expect.stringMatching(/^Steps of ms: where the config call of the upstream sends a flow/),
  ]);
  expect(markdown).toContain('brands/ms/texts.json:');
  expect(html).toContain('<strong>film</strong>');
});

test.each([
  ['a folder that holds something else', ['main', '--out', root], 'choose another --out DIR'],
  ['no number of pictures', ['main', '--pictures', 'many'], '--pictures N|all'],
  ['fewer pictures than none', ['main', '--pictures=-1'], '--pictures N|all'],
  ['an empty number of pictures', ['main', '--pictures', ''], '--pictures N|all'],
  ['a ref that git does not know', ['mian', '--out', out], "git knows no 'mian'"],
  ['no ref at all', [], 'Usage: npm run diff-brands'],
])('%s is refused, and what is there stays', async (_, args, sentence) => {
  expect(await diff(...args)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  expect(existsSync(join(root, 'brands'))).toBe(true);
});
