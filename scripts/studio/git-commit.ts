import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FileChange } from '../../src/studio/plan-change.ts';
import { sameContent, type Content } from './brand-folder.ts';
import { mergeTexts } from './merge-texts.ts';

/** git does not take the commit; the message says why, and what to do. */
export class CannotCommit extends Error {
  constructor(
    message: string,
    readonly pt: string,
  ) {
    super(message);
  }
}

export interface CommitRequest {
  /** The branch to commit on: the current one, or a new one. */
  branch: string;
  /** The message: subject, empty line, body. */
  message: string;
  /** Written files, by path from the project's root. */
  files: readonly FileChange<Content>[];
}

export interface Repository {
  /** The branch that is checked out. */
  branch: string;
  /** Whether it is the one that others build upon: the default branch of origin, main or master. */
  isMain: boolean;
  /** That branch, where there is one. */
  main: string | undefined;
}

const TIMEOUT_MS = 60_000;
const MAIN = ['main', 'master'];

/** Operations that git has begun and not finished, by the file that marks them. */
const UNFINISHED: Readonly<Record<string, string>> = {
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  BISECT_LOG: 'bisect',
};

/**
 * The state of the repository that a project lies in.
 *
 * @throws {CannotCommit} where nothing can be committed now.
 */
export async function readRepository(root: string): Promise<Repository> {
  const git = createGit(root);
  await git('rev-parse', '--git-dir').catch((error: GitError) => {
    throw error.isMissing
      ? new CannotCommit(
          'git is not installed: install it, or hand the files over yourself.',
          'O git não está instalado: instale, ou entregue os arquivos de outro jeito.',
        )
      : new CannotCommit(
          'This project is not a git repository: run "git init", or clone it.',
          'Este projeto não é um repositório git: rode "git init", ou clone o projeto.',
        );
  });
  for (const [mark, what] of Object.entries(UNFINISHED)) {
    const path = resolve(root, await git('rev-parse', '--git-path', mark));
    if (existsSync(path)) {
      throw new CannotCommit(
        `git is in the middle of a ${what}: finish it, or give it up (git status says how), and try again.`,
        `O git está no meio de um ${what}: termine ou desista (git status diz como) e tente de novo.`,
      );
    }
  }
  const branch = await git('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => {
    throw new CannotCommit(
      'git is on no branch (detached HEAD): run "git switch main", or another branch, and try again.',
      'O git não está em nenhum branch (detached HEAD): rode "git switch main", ou outro branch, e tente de novo.',
    );
  });
  await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => {
    throw new CannotCommit(
      'The repository has no commit yet: make the first one yourself.',
      'O repositório ainda não tem nenhum commit: faça o primeiro fora do estúdio.',
    );
  });
  const exists = (ref: string) =>
    git('rev-parse', '--verify', '--quiet', ref).then(
      () => true,
      () => false,
    );
  const origin = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD').catch(
    () => '',
  );
  const names = [...(origin ? [origin.replace('origin/', '')] : []), ...MAIN];
  let main: string | undefined;
  for (const name of names) if (!main && (await exists(`refs/heads/${name}`))) main = name;
  return { branch, isMain: names.includes(branch), main };
}

/** Brand files that differ from the last commit, in paths from the project's root. */
export async function uncommittedFiles(root: string): Promise<string[]> {
  const git = createGit(root);
  const listed = async (...args: string[]) =>
    String(await git.raw(...args, '-z', '--', 'brands'))
      .split('\0')
      .filter(Boolean);
  const changed = await listed('diff', '--name-only', '--relative', '--no-renames', 'HEAD');
  const added = await listed('ls-files', '--others', '--exclude-standard');
  // A name that begins with a dot is no brand file: nothing reads it.
  return [...new Set([...changed, ...added])].filter((path) => !path.includes('/.')).sort();
}

/** A file as it was at the last commit; undefined where there was none. */
export async function committedContent(root: string, path: string): Promise<Content | undefined> {
  const content = await createGit(root)
    .raw('cat-file', 'blob', `HEAD:./${path}`)
    .catch(() => undefined);
  return content && path.endsWith('.json') ? String(content) : content;
}

/**
 * Commits what the studio wrote, and nothing else: neither other files nor what somebody else has
 * changed in the same files. The commit is put together in an index of its own, so that whatever is
 * staged stays staged. Gives the commit's short id.
 *
 * @throws {CannotCommit} where git refuses it; the repository is then as it was.
 */
export async function commitFiles(
  root: string,
  { branch, message, files }: CommitRequest,
): Promise<string> {
  const git = createGit(root);
  const { branch: current, isMain } = await readRepository(root);
  if (branch !== current) await refuseBranch(git, branch);
  else if (isMain) {
    throw new CannotCommit(
      `Others build upon '${branch}': write the name of a branch of its own.`,
      `Outras pessoas partem de '${branch}': escreva o nome de um branch próprio.`,
    );
  }
  const temporary = mkdtempSync(join(tmpdir(), 'guiche-commit-'));
  try {
    const own = createGit(root, { GIT_INDEX_FILE: join(temporary, 'index') });
    await own('read-tree', 'HEAD');
    const entries = [];
    for (const file of files) entries.push(await entryOf(git, temporary, root, file));
    await stage(own, entries);
    const isSame = await own('diff-index', '--cached', '--quiet', 'HEAD').then(
      () => true,
      () => false,
    );
    if (isSame) {
      throw new CannotCommit('All of it is committed already.', 'Tudo já está gravado em commits.');
    }
    try {
      if (branch !== current) {
        await git('update-ref', `refs/heads/${branch}`, `refs/heads/${current}`);
        await git('symbolic-ref', 'HEAD', `refs/heads/${branch}`);
      }
      writeFileSync(join(temporary, 'message'), message);
      await own('commit', '--quiet', '--cleanup=whitespace', '--file', join(temporary, 'message'));
    } catch (error) {
      if (branch !== current) {
        await git('symbolic-ref', 'HEAD', `refs/heads/${current}`);
        await git('update-ref', '-d', `refs/heads/${branch}`);
      }
      throw refusalOf(error as GitError);
    }
    await stage(git, entries);
    return await git('rev-parse', '--short', 'HEAD');
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function refuseBranch(git: Git, branch: string): Promise<void> {
  await git('check-ref-format', `refs/heads/${branch}`).catch(() => {
    throw new CannotCommit(
      `'${branch}' cannot be the name of a branch: take letters, digits, dashes and slashes.`,
      `'${branch}' não pode ser nome de branch: use letras, números, hifens e barras.`,
    );
  });
  if (branch.startsWith('-')) {
    throw new CannotCommit(
      'The name of a branch does not begin with a dash.',
      'O nome de um branch não começa com hífen.',
    );
  }
  const exists = await git('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`).then(
    () => true,
    () => false,
  );
  if (exists) {
    throw new CannotCommit(
      `There is a branch '${branch}' already: choose another name.`,
      `Já existe um branch '${branch}': escolha outro nome.`,
    );
  }
}

/** A file of the commit: its blob, or undefined where it is deleted. */
interface Entry {
  path: string;
  blob: string | undefined;
}

async function entryOf(
  git: Git,
  temporary: string,
  root: string,
  { path, before, after }: FileChange<Content>,
): Promise<Entry> {
  if (after === undefined) return { path, blob: undefined };
  const committed = await committedContent(root, path);
  const isOurs = before === undefined || committed === undefined || sameContent(committed, before);
  // A change from before the studio's own is left out of the commit.
  const content = isOurs ? after : merged(after, before, committed);
  if (content === undefined) {
    throw new CannotCommit(
      `${path} was changed before the studio changed it, at the same place: commit that first (git diff ${path}), and try again.`,
      `${path} já tinha mudado no mesmo lugar antes do estúdio: grave isso primeiro (git diff ${path}) e tente de novo.`,
    );
  }
  const file = join(temporary, 'content');
  writeFileSync(file, content);
  return { path, blob: await git('hash-object', '-w', `--path=${path}`, file) };
}

const merged = (mine: Content, base: Content, theirs: Content): string | undefined =>
  typeof mine === 'string' && typeof base === 'string' && typeof theirs === 'string'
    ? mergeTexts(mine, base, theirs)
    : undefined;

async function stage(git: Git, entries: readonly Entry[]): Promise<void> {
  const prefix = await git('rev-parse', '--show-prefix');
  for (const { path, blob } of entries) {
    if (blob === undefined) await git('update-index', '--force-remove', '--', path);
    else await git('update-index', '--add', '--cacheinfo', `100644,${blob},${prefix}${path}`);
  }
}

function refusalOf({ output }: GitError): CannotCommit {
  if (/user\.email|tell me who you are|empty ident/i.test(output)) {
    return new CannotCommit(
      'git does not know who you are: run git config user.name "…" and git config user.email "…", and try again.',
      'O git não sabe quem você é: rode git config user.name "…" e git config user.email "…" e tente de novo.',
    );
  }
  return new CannotCommit(
    `git did not take the commit: ${output.trim()}`,
    `O git não aceitou o commit: ${output.trim()}`,
  );
}

interface Git {
  /** Runs git, and gives what it prints. */
  (...args: string[]): Promise<string>;
  raw(...args: string[]): Promise<Buffer>;
}

class GitError extends Error {
  constructor(
    readonly output: string,
    readonly isMissing: boolean,
  ) {
    super(output);
  }
}

/** Runs git in a folder, never through a shell; names are taken literally, and nothing is asked. */
function createGit(root: string, more: NodeJS.ProcessEnv = {}): Git {
  const foreign = /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|PREFIX|NAMESPACE)$/;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_EDITOR: 'true',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    ...more,
  };
  const raw = (...args: string[]) =>
    new Promise<Buffer>((done, fail) => {
      const options = { cwd: root, env, timeout: TIMEOUT_MS, encoding: 'buffer' as const };
      execFile('git', args, options, (error, stdout, stderr) => {
        if (error) fail(new GitError(`${stderr}`, error.code === 'ENOENT'));
        else done(stdout);
      });
    });
  const run = async (...args: string[]) => String(await raw(...args)).trim();
  return Object.assign(run, { raw });
}
