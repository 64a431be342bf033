/**
 * Chunks of the program that a screen loads only if it needs them, so that the first screen does not
 * wait for the code of the last one. 'success' has the blocks of what follows a payment, 'steps'
 * those of steps that few flows have.
 */
export const CHUNKS = ['payment', 'success', 'steps'] as const;
export type ChunkName = (typeof CHUNKS)[number];
