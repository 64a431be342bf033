import type { PropsWithChildren } from 'react';

/** Stands in for the Markdown renderer of RJSF's descriptions, which the product's build leaves out as well. */
export const Markdown = ({ children }: PropsWithChildren) => children;
