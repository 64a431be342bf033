import { expect, test } from 'vitest';
import { BodyTooLong, boundedBody } from './bounded-body.ts';

const text = async (body: BodyInit | null, most: number) =>
  new TextDecoder().decode(await boundedBody(new Response(body), most));

test('a body up to the limit is read whole, over all its chunks', async () => {
  const chunks = new ReadableStream({
    start(controller) {
      for (const part of ['ab', 'cd', 'é']) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  expect(await text(chunks, 6)).toBe('abcdé');
  expect(await text(null, 6)).toBe('');
});

test('a body without end is left as soon as it is too long', async () => {
  let isLeft = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => void (isLeft = true),
  });
  await expect(text(endless, 5000)).rejects.toThrow(BodyTooLong);
  expect(isLeft).toBe(true);
});

test('a body that says that it is too long is not read at all', async () => {
  const headers = { 'content-length': '7' };
  await expect(boundedBody(new Response('1234567', { headers }), 6)).rejects.toThrow(BodyTooLong);
  let isLeft = false;
  const body = new ReadableStream({ cancel: () => void (isLeft = true) });
  await expect(boundedBody(new Response(body, { headers }), 6)).rejects.toThrow(BodyTooLong);
  expect(isLeft).toBe(true);
});

test('a body that breaks off is not read', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
  await expect(text(broken, 6)).rejects.toThrow('cut');
});
