import { expect, test } from 'vitest';
import { emailCookie, removedEmailCookie } from './email-cookie.ts';

test.each([
  [true, '; path=/; SameSite=Lax; Secure'],
  [false, '; path=/; SameSite=Lax'],
])('D-143: the e-mail goes over https alone where buyers come by it (%s)', (isSecure, rest) => {
  expect(emailCookie('ana@mail.example', { isSecure })).toBe(`email=ana%40mail.example${rest}`);
  expect(removedEmailCookie({ isSecure })).toBe(`email=; max-age=0${rest}`);
});
