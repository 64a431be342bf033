export const START_NOTE = 'start-note';

export const PROGRAM_LINK = 'program';

export const STARTED = 'hasProgramStarted';

/** Begins an entry of session storage; the entry script's address follows. That build's page has reloaded itself. */
export const RELOADED = 'guiche.reloaded ';

/** Answers without a call to the upstream: asked before a page reloads itself, for nothing is gained offline. */
export const REACHABLE_PATH = '/healthcheck';

declare global {
  var hasProgramStarted: boolean | undefined;
}
