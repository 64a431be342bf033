import { expect, test } from 'vitest';
import type { Sandbox } from '../create-sandbox.ts';
import { sandboxOf, send } from '../sandbox-test-kit.ts';

const slow = { call: 'getSeller', fault: 'latency', value: 5000 };
const lead = { name: 'Ana Lima', email: 'ana@example.com', phone: '+5511912345678' };
const add = (sandbox: Sandbox, body: unknown) => send(sandbox, 'POST /sandbox/faults', { body });

/** A button or a form of the page. */
const press = (sandbox: Sandbox, path: string, fields: Record<string, string> = {}) =>
  sandbox.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    }),
  );

const pageOf = async (sandbox: Sandbox) =>
  (await sandbox.fetch(new Request('http://localhost/sandbox'))).text();

test('a failure is stored, listed, deleted by its id, and no id is used twice', async () => {
  const sandbox = sandboxOf();
  const first = await add(sandbox, { ...slow, times: 3, match: 'ana' });
  const stored = { id: 'fault-1', ...slow, times: 3, match: 'ana' };
  expect(first).toEqual({ status: 201, answer: stored });
  const { answer } = await send(sandbox, 'GET /sandbox/state');
  expect(answer.faults).toEqual([stored]);
  expect((await send(sandbox, 'DELETE /sandbox/faults/fault-1')).status).toBe(204);
  expect(sandbox.state.faults).toEqual([]);
  const gone = await send(sandbox, 'DELETE /sandbox/faults/fault-1');
  expect(gone).toEqual({ status: 404, answer: { message: 'There is no failure "fault-1".' } });
  expect((await add(sandbox, slow)).answer.id).toBe('fault-2');
});

test('all failures are deleted at once, and by a reset', async () => {
  const sandbox = sandboxOf();
  for (const line of ['DELETE /sandbox/faults', 'POST /sandbox/reset']) {
    await add(sandbox, slow);
    await add(sandbox, slow);
    expect((await send(sandbox, line)).status).toBe(204);
    expect(sandbox.state.faults).toEqual([]);
  }
});

test.each([
  ['no object', [], 'body field must be object'],
  ['no call', { fault: 'huge' }, 'body field call is missing'],
  ['an unknown call', { ...slow, call: 'getSelller' }, 'values: getProductConfig, getPro'],
  ['a status left out', { call: 'payV2', fault: 'status' }, 'value is missing'],
  ['no status', { call: 'payV2', fault: 'status', value: 99 }, 'value must be >= 200'],
  ['no latency', { ...slow, value: 'long' }, 'value must be integer'],
  ['a value too many', { call: 'payV2', fault: 'huge', value: 1 }, 'value does not belong here'],
  ['no times', { ...slow, times: 0 }, 'times must be >= 1'],
  ['an unknown key', { ...slow, tims: 1 }, 'tims is not part of this call'],
])('%s is refused with a sentence', async (_, fault, sentence) => {
  const sandbox = sandboxOf();
  const { status, answer } = await add(sandbox, fault);
  expect(status).toBe(400);
  expect(answer.message).toContain(sentence);
  expect(sandbox.state.faults).toEqual([]);
});

test('the page’s form adds a failure, an empty field counts as left out; its button deletes it', async () => {
  const sandbox = sandboxOf();
  const fields = { call: 'getSeller', fault: 'latency', value: '5000', times: '', match: '' };
  const added = await press(sandbox, '/sandbox/faults', fields);
  expect([added.status, added.headers.get('location')]).toEqual([303, '/sandbox']);
  expect(sandbox.state.faults).toEqual([{ id: 'fault-1', ...slow }]);
  expect(await pageOf(sandbox)).toContain('action="/sandbox/faults/fault-1/delete"');
  expect((await press(sandbox, '/sandbox/faults/fault-1/delete')).status).toBe(303);
  expect(sandbox.state.faults).toEqual([]);
});

test('the page says what is wrong with the form', async () => {
  const fields = { call: 'getSeller', fault: 'status', value: '' };
  const response = await press(sandboxOf(), '/sandbox/faults', fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/role="alert"[^>]*><strong>[^<]*value is missing/);
});

test('the page shows what happened, newest first, escaped and without a script', async () => {
  const sandbox = sandboxOf();
  const name = 'Ana <script>alert(1)</script>';
  await send(sandbox, 'POST /api/v1/lead', { body: { ...lead, name } });
  await send(sandbox, 'GET /api/v1/seller/direto');
  const response = await sandbox.fetch(new Request('http://localhost/sandbox'));
  const page = await response.text();
  expect(response.headers.get('content-type')).toMatch(/text\/html/);
  expect(page).toContain('Ana &lt;script&gt;');
  expect(page).toContain('4000000000000002');
  expect(page).not.toMatch(/<script|style=|\son\w+=/);
  const [first, second] = [...page.matchAll(/<summary>[^]*?(getSeller|createLead)/g)];
  expect([first?.[1], second?.[1]]).toEqual(['getSeller', 'createLead']);
  const [, nonce] = /<style nonce="([\w-]+)">/.exec(page)!;
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain(`default-src 'none'; style-src 'nonce-${nonce}'`);
});

test('an answer that is not a page may load nothing', async () => {
  const response = await sandboxOf().fetch(new Request('http://localhost/sandbox/state'));
  expect(response.headers.get('content-security-policy')).toContain("style-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
});
