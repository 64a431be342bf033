import { ownEntry } from '../contract/is-object.ts';
import { formatDescriptors } from './generated/format-descriptors.ts';
import type { standardFormats } from './json-schema/standard-formats.ts';

const standardSamples: Readonly<Record<keyof typeof standardFormats, readonly string[]>> = {
  email: ['ana@exemplo.com.br', 'a@b.co'],
  'idn-email': ['ana@exemplo.com.br', 'a@b.co'],
  date: ['1990-05-17', '2030-01-31'],
  'date-time': ['1990-05-17T09:00:00Z'],
  time: ['09:00:00Z', '09:00:00'],
  duration: ['P1D', 'PT1H30M'],
  hostname: ['exemplo.com.br', 'a.co'],
  'idn-hostname': ['exemplo.com.br'],
  ipv4: ['192.0.2.1'],
  ipv6: ['2001:db8::1'],
  uri: ['https://exemplo.com.br', 'https://e.co'],
  'uri-reference': ['/termos', 'https://exemplo.com.br'],
  iri: ['https://exemplo.com.br'],
  'iri-reference': ['/termos'],
  'uri-template': ['{domain}/termos'],
  uuid: ['123e4567-e89b-42d3-a456-426614174000'],
  'json-pointer': ['/a', ''],
  'relative-json-pointer': ['0'],
  color: ['#336699'],
  password: ['segredo1'],
};

const descriptors: Readonly<Record<string, { samples: readonly string[] }>> = formatDescriptors;

export const samplesOfFormat = (format: string): readonly string[] =>
  ownEntry(descriptors, format)?.samples ??
  ownEntry<readonly string[]>(standardSamples, format) ??
  [];
