/** Id of the note that a page shows when its program does not start. */
export const START_NOTE = 'start-note';

/**
 * Begins the name of an entry of session storage; the address of a build's entry script follows. It says
 * that a page of that build has reloaded itself in this tab, which happens once.
 */
export const RELOADED = 'guiche.reloaded ';

/** Answers without a call to the upstream: asked before a page reloads itself, for nothing is gained offline. */
export const REACHABLE_PATH = '/healthcheck';
