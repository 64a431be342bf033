import { expect, test } from 'vitest';
import { FLAGS } from '../src/contract/flags.ts';
import { monitoringOf } from '../src/server/settings/monitoring-settings.ts';
import { sourceFiles } from './architecture/source-files.ts';

test('[CONST-37] flags are named in one file of the code, and their service by the environment alone', () => {
  const naming = sourceFiles().filter(
    ({ text, isTest }) => !isTest && Object.values(FLAGS).some((name) => text.includes(name)),
  );
  expect(naming.map(({ path }) => path)).toEqual(['src/contract/flags.ts']);
  expect(Object.values(FLAGS)).toEqual(['conquer-franchises']);

  expect(monitoringOf({}).flags).toBeUndefined();
  const env = { FLAGS_URL: 'https://flags.example.com/api/frontend', FLAGS_KEY: 'key' };
  expect(monitoringOf(env).flags).toEqual({ url: env.FLAGS_URL, clientKey: env.FLAGS_KEY });
});
