/** A room of the program: a folder of src/, or widgets/ or scripts/ beside it. */
export interface Room {
  /** Rooms that it may import; itself always. */
  imports: readonly string[];
  /** React, MUI, emotion and what is made for them. */
  react?: true;
  /** Most lines that people write there, tests not counted: a pull request that raises the number says why. */
  lines: number;
}

/** Imports that each room may make. `schemas` stands for the JSON files of that folder. */
export const ROOMS: Readonly<Record<string, Room>> = {
  contract: { lines: 1_050, imports: [] },
  rules: { lines: 1_210, imports: ['contract'] },
  flow: { lines: 1_410, imports: ['contract', 'rules'] },
  visit: { lines: 350, imports: ['contract', 'rules', 'flow'] },
  brand: { lines: 2_410, imports: ['contract', 'rules', 'flow'] },
  checker: { lines: 4_960, imports: ['contract', 'rules', 'flow', 'brand', 'schemas'] },
  api: { lines: 710, imports: ['contract', 'rules'] },
  checkout: { lines: 4_310, imports: ['contract', 'rules', 'flow', 'api'] },
  styles: { lines: 670, imports: ['contract'], react: true },
  widgets: { lines: 5_100, imports: ['contract', 'rules', 'checkout', 'styles'], react: true },
  captcha: { lines: 60, imports: ['contract'] },
  monitoring: { lines: 1_190, imports: ['contract', 'rules', 'flow', 'api', 'checkout'] },
  renderer: {
    lines: 3_650,
    imports: ['widgets', 'styles', 'checkout', 'flow', 'rules', 'contract'],
    react: true,
  },
  app: {
    lines: 1_510,
    imports: ['renderer', 'styles', 'checkout', 'api', 'visit', 'flow', 'monitoring', 'contract'],
    react: true,
  },
  sandbox: { lines: 1_750, imports: ['contract', 'rules', 'brand', 'schemas'] },
  server: {
    lines: 3_240,
    imports: ['sandbox', 'api', 'visit', 'flow', 'brand', 'monitoring', 'contract'],
  },
  // A frame is the whole product in one document: its visit, its calls, and the sandbox that answers them.
  // Changes of brand files are planned here and made by scripts.
  workshop: {
    lines: 7_460,
    imports: [
      'app',
      'checkout',
      'visit',
      'flow',
      'api',
      'sandbox',
      'brand',
      'checker',
      'styles',
      'rules',
      'contract',
    ],
    react: true,
  },
  scripts: {
    lines: 6_310,
    imports: [
      'contract',
      'rules',
      'flow',
      'visit',
      'brand',
      'checker',
      'api',
      'checkout',
      'monitoring',
      'sandbox',
      'server',
      'workshop',
      'widgets',
      'schemas',
    ],
  },
};

/** An import that the table does not have, and why it is there all the same. */
interface Exception {
  /** A file, or a folder with its slash. */
  from: string;
  /** Path from the root, or the name of a package. */
  to: string;
  /** Only its types are imported: nothing of it runs there. */
  typesOnly?: true;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    from: 'src/brand/problem.ts',
    to: 'src/checker/language/english.json',
    typesOnly: true,
    reason:
      "A problem names a message of the checker's catalogue; a message it lacks does not compile.",
  },
  {
    from: 'src/server/node.ts',
    to: 'src/app/server-entry.tsx',
    reason: "The app's entry for the server: renderPage, and the brandRuntime that brands need.",
  },
  {
    from: 'src/server/deps.ts',
    to: 'src/app/server-entry.tsx',
    typesOnly: true,
    reason: 'The program that draws pages is given to the handler; only its shape is needed.',
  },
  {
    from: 'scripts/dev.ts',
    to: 'src/app/server-entry.tsx',
    typesOnly: true,
    reason: 'In development Vite loads the entry; only its shape is needed.',
  },
  {
    from: 'scripts/build/draw-brands.ts',
    to: 'src/app/server-entry.tsx',
    typesOnly: true,
    reason: 'The build loads what it has built; only its shape is needed.',
  },
  {
    from: 'scripts/build/build-all.ts',
    to: 'package.json',
    reason: 'The version that calls carry as appVersion.',
  },
  {
    from: 'scripts/floor/browser-floor.ts',
    to: 'package.json',
    reason: 'The browsers that the build is for.',
  },
  {
    from: 'src/server/settings/settings.ts',
    to: 'package.json',
    reason: 'The version that calls carry as appVersion.',
  },
];

export const MAX_FILES_IN_FOLDER = 20;

/** The React part of checkout: contexts and hooks. The rest of the room runs on a server as it is. */
export const CHECKOUT_HOOKS = 'src/checkout/hooks/';

/** Imports that mark a file as one that only React can run. */
export const REACT_PACKAGE =
  /^(react|react-dom|react-router-dom|@mui\/|@emotion\/|@tanstack\/react-query|@rjsf\/core)/;

/** Folders that may import Node's own modules: the server's Node entry, and commands. */
export const NODE_PLACES: readonly string[] = [
  'src/server/node.ts',
  'src/server/node/',
  'scripts/',
];

/** The places that run RJSF: the product's forms, a chunk, and those of the workshop's page. */
export const FORM_ENGINE_PLACES: readonly string[] = [
  'src/renderer/form/',
  'src/workshop/page/form/',
];

/** The bundle of the browser starts here, and reaches none of these. */
export const BROWSER_ENTRY = 'src/app/browser-entry.tsx';
export const NEVER_IN_BROWSER =
  /^(node:|ajv|jsonc-parser|hono|@hono\/|react-dom\/server|src\/(brand|checker|sandbox|server)\/|scripts\/)/;
