import { expect, test } from 'vitest';
import { campaignOf } from './campaign.ts';

const CLICK = 'EAIaIQobChMI1pTz_7aXgwMVdEZIAB0k-AxYEAAYASAAEgKx4fD_BwE';

test('utm parameters and the ids of clicks are the campaign; what is sold, and to whom, is not', () => {
  const query =
    '?product=WUP&seller=maria&utm_source=meta&utm_medium=cpc&utm_campaign=black%20friday&utm_term=ingl%C3%AAs' +
    `&utm_content=video-2&utm_source_platform=ads&gclid=${CLICK}&fbclid=IwAR0abc&email=ana@mail.example`;
  expect(campaignOf(query)).toEqual({
    utm_source: 'meta',
    utm_medium: 'cpc',
    utm_campaign: 'black friday',
    utm_term: 'inglês',
    utm_content: 'video-2',
    utm_source_platform: 'ads',
    gclid: CLICK,
    fbclid: 'IwAR0abc',
  });
});

test.each([
  '',
  '?',
  '?product=WUP&lang=pt-MZ',
  '?utm_source=&utm_medium=%20',
  '?utm_=x&utm_SOURCE=x',
])('%s: no campaign', (query) => expect(campaignOf(query)).toBeUndefined());

test('of a repeated parameter the first that says something counts', () => {
  expect(campaignOf('?utm_source=&utm_source=meta&utm_source=google')).toEqual({
    utm_source: 'meta',
  });
});

test('an e-mail, a card number or a CPF in a campaign does not go out', () => {
  const query =
    '?utm_content=ana%40mail.example&utm_term=4111111111111111&utm_campaign=cpf%20529.982.247-25';
  const text = JSON.stringify(campaignOf(query));
  expect(text).not.toMatch(/ana|4111|529|982|247/);
  expect(Object.keys(campaignOf(query)!)).toEqual(['utm_content', 'utm_term', 'utm_campaign']);
});

test.each(['4111111111111111', '529.982.247-25', 'ana@mail.example', 'a b', 'x'.repeat(501)])(
  'the id of a click that is %s is left out',
  (id) => expect(campaignOf(`?gclid=${encodeURIComponent(id)}`)).toBeUndefined(),
);

test('a link with thousands of parameters has twenty at most, each cut', () => {
  const many = Array.from({ length: 3000 }, (_, at) => {
    const name = String.fromCharCode(97 + (at % 26)) + String.fromCharCode(97 + ((at / 26) % 26));
    return `utm_${name}=${'y'.repeat(200)}`;
  });
  const campaign = Object.values(campaignOf(`?${many.join('&')}`)!);
  expect(campaign).toHaveLength(20);
  expect(Math.max(...campaign.map((value) => value.length))).toBe(100);
});
