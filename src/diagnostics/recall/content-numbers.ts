import type { Node, Place } from '../../brand/parse/node.ts';
import { recipeOf } from '../../brand/parse/recipe.ts';

/**
 * Gives a value of a brand file a number, the same for equal values that are written at equal places.
 * Files of the folder that looks count by their names within it, so that two brands of the same
 * content see the same numbers.
 */
export interface Numbers {
  of(node: Node, folder: string): number;
  /** A place in words that are equal for equal places. */
  place(place: Place, folder: string): string;
}

const FOLDER = /^brands\/((?:families\/)?[^/]+)\//;

/** Numbers that begin anew; they hold as long as what is given here is kept. */
export function createNumbers(): Numbers {
  const known = new Map<string, number>();
  const writers = new WeakMap<Node, string>();
  const numbers = new WeakMap<Node, Map<string, number>>();
  const writerOf = new Map<string, string>();

  function writerOfFile(file: string): string {
    const writer = writerOf.get(file) ?? `|${FOLDER.exec(file)?.[1] ?? ''}|`;
    writerOf.set(file, writer);
    return writer;
  }

  /** The folders that a value was put together from, each between bars. */
  function writersOf(node: Node): string {
    const found = writers.get(node);
    if (found !== undefined) return found;
    const recipe = recipeOf(node);
    let all = writerOfFile(node.at.file);
    const add = (more: string) => {
      for (const one of all.includes(more) ? [] : more.split('|').filter(Boolean)) {
        if (!all.includes(`|${one}|`)) all += `${one}|`;
      }
    };
    if (recipe?.kind === 'merged') {
      add(writersOf(recipe.parent));
      add(writersOf(recipe.child));
    } else if (node.kind === 'array') for (const item of node.items) add(writersOf(item));
    else if (recipe === undefined && node.kind === 'object') {
      if (node.firstAt) add(writerOfFile(node.firstAt.file));
      for (const { keyAt, node: inner } of node.entries.values()) {
        add(writerOfFile(keyAt.file));
        add(writersOf(inner));
      }
    }
    writers.set(node, all);
    return all;
  }

  function placeText({ file, line, column, endColumn }: Place, folder: string): string {
    const own = folder !== '' && writerOfFile(file) === `|${folder}|`;
    return `${own ? file.slice('brands/'.length + folder.length) : file}:${line}:${column}-${endColumn}`;
  }

  function textOf(node: Node, folder: string): string {
    const at = placeText(node.at, folder);
    const recipe = recipeOf(node);
    if (recipe?.kind === 'file') return `${at} ${recipe.text}`;
    if (recipe) return `${numberOf(recipe.parent, folder)} < ${numberOf(recipe.child, folder)}`;
    switch (node.kind) {
      case 'scalar':
        return `${at} ${JSON.stringify(node.value)}`;
      case 'array':
        return `${at} [${node.items.map((item) => numberOf(item, folder)).join()}]`;
      case 'object': {
        const first = node.firstAt ? placeText(node.firstAt, folder) : '';
        const entries = [...node.entries].map(
          ([key, entry]) =>
            `${JSON.stringify(key)}${placeText(entry.keyAt, folder)} ${numberOf(entry.node, folder)}`,
        );
        return `${at} ${first} {${entries.join()}}`;
      }
    }
  }

  function numberOf(node: Node, looker: string): number {
    const folder = writersOf(node).includes(`|${looker}|`) ? looker : '';
    const byLooker = numbers.get(node) ?? new Map<string, number>();
    numbers.set(node, byLooker);
    const found = byLooker.get(folder);
    if (found !== undefined) return found;
    const text = textOf(node, folder);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    byLooker.set(folder, number);
    return number;
  }

  return { of: numberOf, place: placeText };
}
