// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanTransaction } from './clean-event.ts';

const transaction = (more: object) => ({
  id: '1',
  trace_id: '2',
  type: 'route-change',
  duration: 900,
  sampled: true,
  spans: [],
  context: { page: { url: `${location.origin}/payment/ana?cpf=1`, referer: '' } },
  ...more,
});

const span = (more: object) => ({
  id: 's',
  name: 'any',
  type: 'resource',
  start: 0,
  duration: 10,
  context: { http: { url: `${location.origin}/assets/a.js?ana` } },
  ...more,
});

test('a change of screen is named by the template of its path', () => {
  expect(cleanTransaction(transaction({ name: 'Unknown' }))).toMatchObject({
    name: '/payment/{id}',
    context: { page: { url: `${location.origin}/payment/{id}` } },
  });
});

test('of the page before only the origin is told, when it is another', () => {
  const page = { url: `${location.origin}/lead`, referer: 'https://mail.example.com/inbox/ana' };
  expect(cleanTransaction(transaction({ context: { page } }))?.context.page.referer).toBe(
    'https://mail.example.com',
  );
});

test('neither a transaction nor a span of an unknown kind is sent, nor context that nobody asked for', () => {
  expect(cleanTransaction(transaction({ type: 'user-interaction', name: 'ana' }))).toBeUndefined();
  const clean = cleanTransaction(
    transaction({
      spans: [
        span({ type: 'app', name: 'ana' }),
        span({ type: 'longtask', name: 'Longtask(self)' }),
      ],
      context: { page: { url: '/lead' }, user: { email: 'ana' }, custom: { ana: 1 } },
      marks: { agent: {}, custom: { ana: 1 } },
    }),
  );
  expect(clean?.spans).toMatchObject([{ name: 'Longtask(self)' }]);
  expect(JSON.stringify(clean)).not.toContain('ana');
});

test('a page has loaded with its load event or its largest paint, not with the start of the agent', () => {
  const marks = {
    navigationTiming: { loadEventEnd: 700 },
    agent: { largestContentfulPaint: 1100 },
  };
  const late = [
    span({ start: 1099 }),
    span({ id: 'late', start: 5000 }),
    span({ id: 'call', type: 'external', start: 5000 }),
  ];
  const clean = cleanTransaction(
    transaction({ type: 'page-load', duration: 9000, marks, spans: late }),
  );
  expect(clean).toMatchObject({ duration: 1100, spans: [{ id: 'call' }, { id: 's' }] });
});

test('a transaction keeps its calls, and the longest of its other spans, up to 20', () => {
  const spans = Array.from({ length: 60 }, (_, index) =>
    span({ id: `r${index}`, duration: index }),
  );
  const call = span({ id: 'call', type: 'external', subtype: 'http', duration: 1 });
  const clean = cleanTransaction(transaction({ spans: [...spans, call] }));
  const ids: string[] = clean?.spans.map(({ id }: { id: string }) => id);
  expect(ids.slice(0, 3)).toEqual(['call', 'r59', 'r58']);
  expect(ids).toHaveLength(20);
});
