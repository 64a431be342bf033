import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import type { StyleRule } from '../../src/styles/serialize.ts';

const STYLED = 'src/styles/styled.ts';
const REGISTRY = 'src/styles/registry.ts';
const ALL_STYLES = 'src/app/all-styles.ts';
/** The module that stands for the whole stylesheet; the client's entries import it. */
const STYLESHEET = 'virtual:styles.css';
const RESOLVED = `\0${STYLESHEET}`;

/** As much of a syntax tree as is looked at (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Node | null;
  callee?: Node;
  arguments?: Node[];
}

/** A call `styled(base)(styles)`, and the variable that it is assigned to. */
interface StyledCall {
  call: Node;
  base: Node;
  styles: Node;
  variable: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isStyled = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'styled';

function styledCalls(node: Node, variable = ''): StyledCall[] {
  const name = node.type === 'VariableDeclarator' ? (node.id?.name ?? '') : variable;
  const { callee, arguments: [styles] = [] } = node;
  if (node.type === 'CallExpression' && callee && isStyled(callee)) {
    return [{ call: node, base: callee.arguments![0]!, styles: styles!, variable: name }];
  }
  if (isStyled(node)) throw new Error('styled(…) has to be called with its styles at once.');
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => styledCalls(child, name));
}

/** A short name for a variable of a file, the same in every build. */
const className = (file: string, variable: string): string =>
  `g${BigInt(`0x${createHash('sha256').update(`${file} ${variable}`).digest('hex')}`)
    .toString(36)
    .slice(0, 5)}`;

/**
 * Compiles `styled(base)(styles)` to `styled(base, name)`: each call gets a class of its own. A build drops
 * the styles; elsewhere they are registered when the module runs. It provides the stylesheet of all components
 * to the client, and replaces src/app/all-styles.ts, which makes the same rules, by its result.
 */
export function staticStyles(root: string): Plugin {
  const owners = new Map<string, string>();
  let server: ViteDevServer | undefined;
  const isBuild = ({ mode }: { mode: string }) => mode === 'build';

  const compile = (code: string, tree: Node, file: string, isKept: boolean): string => {
    let compiled = code;
    for (const { call, base, styles, variable } of styledCalls(tree).reverse()) {
      const owner = `${file} ${variable}`;
      const name = className(file, variable);
      const known = owners.get(name) ?? owner;
      if (variable === '' || known !== owner) {
        throw new Error(`'${owner}' has no class of its own: assign it to another variable.`);
      }
      owners.set(name, owner);
      const text = (node: Node) => code.slice(node.start, node.end);
      const named = isKept ? `__registered('${name}', ${text(styles)})` : `'${name}'`;
      const whole = `/* @__PURE__ */ styled(${text(base)}, ${named})`;
      compiled = compiled.slice(0, call.start) + whole + compiled.slice(call.end);
    }
    if (!isKept || compiled === code) return compiled;
    const registry = JSON.stringify(join(root, REGISTRY));
    return `${compiled}\nimport { registered as __registered } from ${registry};\n`;
  };

  return {
    name: 'static-styles',
    enforce: 'post',
    configureServer(started) {
      server = started;
    },
    resolveId(source) {
      return source === STYLESHEET ? RESOLVED : undefined;
    },
    async load(id) {
      const isReplaced = id === join(root, ALL_STYLES) && isBuild(this.environment);
      if (id !== RESOLVED && !isReplaced) return undefined;
      const rules = server
        ? ((await server.ssrLoadModule(`/${ALL_STYLES}`)).styleRules as StyleRule[])
        : await builtRules(root);
      if (isReplaced) return `export const styleRules = ${JSON.stringify(rules)};`;
      return rules.map(({ css }) => css).join('\n');
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bstyled\b/ },
      handler(code, id) {
        const file = relative(root, id);
        if (file === STYLED || !code.includes('/styled.ts')) return undefined;
        const tree = this.parse(code) as unknown as Node;
        try {
          return { code: compile(code, tree, file, !isBuild(this.environment)), map: null };
        } catch (error) {
          return this.error(`${file}: ${(error as Error).message}`);
        }
      },
    },
    hotUpdate({ modules, file }) {
      const sheet = this.environment.moduleGraph.getModuleById(RESOLVED);
      return sheet && /\.tsx?$/.test(file) ? [...modules, sheet] : undefined;
    },
  };
}

const built = new Map<string, Promise<StyleRule[]>>();

/** The rules of all components, from a run of their modules; one run serves all builds of a process. */
function builtRules(root: string): Promise<StyleRule[]> {
  const known = built.get(root) ?? runComponents(root);
  built.set(root, known);
  return known;
}

async function runComponents(root: string): Promise<StyleRule[]> {
  const { module } = await runnerImport<{ styleRules: StyleRule[] }>(join(root, ALL_STYLES), {
    root,
    logLevel: 'warn',
    plugins: [react(), staticStyles(root)],
  });
  return module.styleRules;
}
