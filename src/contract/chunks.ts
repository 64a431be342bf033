/** Loaded only by a screen that needs it: 'success' is what follows a payment, 'steps' the steps that few flows have. */
export const CHUNKS = ['payment', 'success', 'steps'] as const;
export type ChunkName = (typeof CHUNKS)[number];
