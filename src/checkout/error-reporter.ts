/**
 * Reports that something failed to those who watch over the product; never given personal data. `level` is
 * 'fatal' where the buyer sees an error page instead of the screen.
 */
export type ErrorReporter = (error: unknown, where: string, level?: 'fatal') => void;
