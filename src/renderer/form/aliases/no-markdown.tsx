/**
 * Stands in for the Markdown library that @rjsf/core always loads (31 KB) for descriptions in
 * Markdown, which brand JSON does not have. Aliased in vite.config.ts.
 */
export function Markdown({ children }: { children?: string }) {
  return <>{children}</>;
}
