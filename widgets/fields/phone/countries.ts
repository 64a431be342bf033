/** Brasil and Moçambique first, then where their emigrants live. */
export const countries = [
  { code: 'BR', calling: '+55' },
  { code: 'MZ', calling: '+258' },
  { code: 'PT', calling: '+351' },
  { code: 'AO', calling: '+244' },
  { code: 'CV', calling: '+238' },
  { code: 'US', calling: '+1' },
  { code: 'ES', calling: '+34' },
  { code: 'FR', calling: '+33' },
  { code: 'DE', calling: '+49' },
  { code: 'IT', calling: '+39' },
  { code: 'GB', calling: '+44' },
  { code: 'IE', calling: '+353' },
  { code: 'CH', calling: '+41' },
  { code: 'JP', calling: '+81' },
  { code: 'AR', calling: '+54' },
  { code: 'PY', calling: '+595' },
  { code: 'UY', calling: '+598' },
  { code: 'ZA', calling: '+27' },
];

/** Name of the field beside a phone field that says which country's number it is. */
export const countryFieldOf = (name: string): string => `${name}-country`;

/** No calling code begins with another one (ITU-T E.164). */
export const countryOf = (number: string) =>
  countries.find(({ calling }) => number.startsWith(calling));
