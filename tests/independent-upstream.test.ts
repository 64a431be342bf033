import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pixCode } from './e2e/support/independent-upstream/bank-codes.ts';
import { applySwitches, leadAnswers } from './e2e/support/independent-upstream/switches.ts';
import { createUpstream } from './e2e/support/independent-upstream/upstream.ts';

const FOLDER = 'tests/e2e/support/independent-upstream';
const HEADERS = { accept: 'application/json', appversion: '1', 'content-type': 'application/json' };

const sources = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
/** Only the fixture runs the program: the upstream itself knows nothing of it. */
const SPECIFIED = '../../../contract/specification.ts';

test.each(sources.filter((name) => name !== 'fixtures.ts'))(
  'the upstream’s %s imports its own folder and the specification’s table alone, and reads no file',
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const imported = [...text.matchAll(/(?:from|import) ?\(?'([^']+)'/g)].map(([, path]) => path!);
    const strange = imported.filter((path) => !/^(\.\/|node:(http|net)$)/.test(path));
    expect(strange.filter((path) => path !== SPECIFIED)).toEqual([]);
    expect(text).not.toMatch(/brands\/|readFile/);
  },
);

/** Checked with another implementation of CRC-16/CCITT-FALSE (crc_hqx of Python, from 0xffff). */
test('its Pix code ends with the checksum that a bank expects', () => {
  expect(pixCode(600)).toBe(
    '00020126440014br.gov.bcb.pix0122pix@outra-casa.example5204000053039865406600.005802BR5910OUTRA CASA6006RECIFE62090505CASA163041B20',
  );
});

test.each([
  ['data', 201, '"lead_id":"L-1"'],
  ['plain', 201, '"leadId":"L-1"'],
  ['empty', 201, ''],
  ['no-content', 204, ''],
  ['no-id', 201, '"score":5'],
] as const)('POST lead answers as the switch says: %s', async (lead, status, part) => {
  const upstream = createUpstream();
  applySwitches(upstream, leadAnswers(lead));
  const body = JSON.stringify({
    name: 'Ana Lima',
    email: 'ana@example.com',
    phone: '+5511987654321',
    product: 'MS',
    business: 'b',
    seller: 'performance',
    source: 'direto',
    operation: 'BR',
  });
  const request = { method: 'POST', headers: HEADERS, body };
  const response = await upstream.fetch(
    new Request('http://upstream.example/api/v1/lead', request),
  );
  expect(upstream.complaints).toEqual([]);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(part);
});
