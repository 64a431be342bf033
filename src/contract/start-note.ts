/** Id of the note that a page shows when its program does not start. */
export const START_NOTE = 'start-note';

/** Id of the link that names the program, whose script starts after the first paint. */
export const PROGRAM_LINK = 'program';

/** Name of the global variable that the program sets as soon as it runs. */
export const STARTED = 'hasProgramStarted';

/**
 * Begins the name of an entry of session storage; the address of a build's entry script follows. It says
 * that a page of that build has reloaded itself in this tab, which happens once.
 */
export const RELOADED = 'guiche.reloaded ';

/** Answers without a call to the upstream: asked before a page reloads itself, for nothing is gained offline. */
export const REACHABLE_PATH = '/healthcheck';

declare global {
  var hasProgramStarted: boolean | undefined;
}
