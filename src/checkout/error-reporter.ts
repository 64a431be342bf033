/** Reports that something failed to those who watch over the product; never given personal data. */
export type ErrorReporter = (error: unknown, where: string) => void;
