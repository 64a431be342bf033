import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHARED = ['base', 'families', 'registry.json'];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function mapped(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)]));
}

function rewrite(path: string, change: (value: { [key: string]: Json }) => Json): void {
  const value = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  writeFileSync(path, `${JSON.stringify(change(value), null, 2)}\n`);
}

const COLOUR = /^#[0-9A-F]{6}$/i;

/** A colour that looks the same as another one. */
const beside = (colour: string, copy: number) =>
  colour.slice(0, -1) +
  (Number.parseInt(colour.slice(-1), 16) ^ (copy % 2)).toString(16).toUpperCase();

/** A folder of their own with as many brands, and the schemas. */
export function manyBrands(count: number): string {
  const root = mkdtempSync(join(tmpdir(), `brands-${count}-`));
  for (const part of ['brands', 'schemas']) cpSync(part, join(root, part), { recursive: true });
  addBrands(root, count);
  return root;
}

/** Adds copies of the delivered brands until there are `count`, each with texts, a theme, a key and ids of its own. */
export function addBrands(root: string, count: number): void {
  const folders = readdirSync('brands').filter((name) => !SHARED.includes(name));
  for (let at = folders.length; at < count; at++) {
    copyBrand(root, folders[at % folders.length]!, Math.floor(at / folders.length) + 1);
  }
}

function copyBrand(root: string, folder: string, copy: number): void {
  const target = join(root, 'brands', `${folder}-n${copy}`);
  cpSync(join('brands', folder), target, { recursive: true });
  rewrite(join(target, 'brand.json'), (brand) => ({ ...brand, ...idsOf(brand, `-n${copy}`) }));
  rewrite(join(target, 'texts.json'), ({ $schema, ...texts }) => ({
    ...($schema && { $schema }),
    ...(mapped(texts, (text) => `${text} ${copy}`) as object),
    'lead.title': `Seus dados ${copy}`,
  }));
  rewrite(join(target, 'theme.json'), (theme) =>
    mapped(theme, (text) => (COLOUR.test(text) ? beside(text, copy) : text)),
  );
}

/** The ids that distinguish a copy from its original. */
function idsOf(brand: { [key: string]: Json }, suffix: string) {
  const ids = ['key', 'dsProductId', 'productCode'].filter((key) => key in brand);
  return Object.fromEntries(
    ids.map((key) => [
      key,
      `${String(brand[key])}${key === 'dsProductId' ? suffix : suffix.toUpperCase()}`,
    ]),
  );
}
