/**
 * Chunks of the program that a screen loads only if it needs them, so that the first screen does not
 * wait for the code of the last one. 'steps' has the blocks of steps that few flows have;
 * 'all-fields' draws forms that need more than our own widgets.
 */
export const CHUNKS = ['payment', 'steps', 'all-fields'] as const;
export type ChunkName = (typeof CHUNKS)[number];
