export const FLAGS = {
  /** /select-school offers the one school of brand.json, and asks for no list of schools. */
  fixedSchool: 'conquer-franchises',
} as const;

export type FlagName = keyof typeof FLAGS;

export interface FeatureFlags {
  /** Never rejects: without an answer of the service the last known one counts, off where there is none. */
  read(name: FlagName): Promise<boolean>;
}
