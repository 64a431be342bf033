import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { LONG } from '../long.ts';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test('every package is pinned by version and hash, from one place', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(100);
  for (const [path, { integrity, resolved, link }] of packages) {
    expect(integrity, path).toMatch(/^sha512-/);
    // Where it comes from is the registry that npm is set to, and never a place of the package's own.
    expect([resolved, link], path).toEqual([undefined, undefined]);
  }
  const direct = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const version of direct) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  // No package runs code while it is installed.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the inventory of components names each dependency of the product', LONG, () => {
  const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const bom = JSON.parse(execFileSync('npm', options, { encoding: 'utf8', maxBuffer: 2 ** 26 }));
  expect(bom.bomFormat).toBe('CycloneDX');
  // Another package may bring another version of the same one.
  const named: string[] = bom.components.map(
    ({ name, version }: Record<string, string>) => `${name}@${version}`,
  );
  const own = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(own.filter((one) => !named.includes(one))).toEqual([]);
  expect(readFileSync('docs/asvs.md', 'utf8')).toContain('npm sbom --sbom-format=cyclonedx');
});

test('somebody proposes new versions each week', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates).toContainEqual(
    expect.objectContaining({
      'package-ecosystem': 'npm',
      directory: '/',
      schedule: { interval: 'weekly' },
    }),
  );
});

test('the page of requirements says how soon a hole in a dependency is closed', () => {
  const [, section = ''] = readFileSync('docs/asvs.md', 'utf8').split('## Dependencies');
  for (const severity of ['critical', 'high', 'moderate', 'low']) {
    expect(section).toMatch(new RegExp(`\\| ${severity} +\\| \\d+ (hours|days)`));
  }
});
