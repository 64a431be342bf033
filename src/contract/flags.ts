/** Names of the flags in the code, and in the flag service, whose names stand here alone. */
export const FLAGS = {
  /** /select-school offers the one school of brand.json, and asks for no list of schools. */
  fixedSchool: 'conquer-franchises',
} as const;

export type FlagName = keyof typeof FLAGS;

/** The flags that the service has switched on. */
export interface FeatureFlags {
  /**
   * Whether a flag is on. Never rejects: where the service is slow or away the last known answer counts, off where there
   * is none.
   */
  read(name: FlagName): Promise<boolean>;
}
