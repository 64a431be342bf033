import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

/** The words of the linter of Dockerfiles; '' where it finds nothing. */
function lint(path: string): string {
  const linter = require.resolve('dockerfile-utils/bin/dockerfile-utils');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, 'lint', path], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('the linter of Dockerfiles finds nothing in the one of the docs, and something in a wrong one', () => {
  expect(lint('docs/deploy/Dockerfile')).toBe('');
  const folder = mkdtempSync(join(tmpdir(), 'guiche-image-'));
  const wrong = join(folder, 'Dockerfile');
  writeFileSync(wrong, readFileSync('docs/deploy/Dockerfile', 'utf8').replace('EXPOSE', 'EXPOSES'));
  expect(lint(wrong)).toContain('Unknown instruction: EXPOSES');
  rmSync(folder, { recursive: true });
});

/** The schema of the API of Kubernetes finds an object wrong; '' where it does not. */
function wrongIn(object: { apiVersion: string; kind: string }): string {
  const models = require(`kubernetes-models/${object.apiVersion}/${object.kind}`);
  try {
    new models[object.kind](object).validate();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const objects = parseAllDocuments(readFileSync('docs/deploy/kubernetes.yaml', 'utf8')).map((one) =>
  one.toJS(),
);

test.each(objects.map((one) => [one.kind, one]))(
  '%s is as the schemas of Kubernetes say, and a slip in it is found',
  (_, object) => {
    expect(wrongIn(object)).toBe('');
    expect(wrongIn({ ...object, spec: 'none' })).toContain('spec');
    expect(wrongIn({ ...object, metadata: { name: 3 } })).toContain('name');
  },
);

test('the image is built without the history, and with packages and a build of its own', () => {
  // BuildKit reads the file beside the Dockerfile in place of .dockerignore.
  const ignored = readFileSync('docs/deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  for (const name of ['.git', 'node_modules', 'dist', 'reports']) expect(ignored).toContain(name);
});
