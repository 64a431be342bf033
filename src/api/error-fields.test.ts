import { expect, test } from 'vitest';
import { errorFields } from './error-fields.ts';

test.each([
  ['{"errors":[{"field":"email","message":"<b>no</b>"}]}', ['email']],
  ['{"errors":{"email":["taken"],"phone":"bad"}}', ['email', 'phone']],
  ['{"data":{"errors":[{"path":["address","city"]}]}}', ['address.city']],
  ['{"error":{"details":[{"property":"cardNumber"}]}}', ['cardNumber']],
  ['{"errors":[{"path":["items",0,"name"]},{"path":["items",null]}]}', ['items.0.name']],
  ['{"errors":[{"field":[{"toString":"phone"}]},{"field":[["email"]]},"cpf"]}', ['cpf']],
  ['{"errors":["1email","email is taken"," email","e-mail"]}', []],
  ['{"errors":[null,7,true,"email"]}', ['email']],
  ['{"errors":[{"name":"Ana","field":"email"},{"key":"k","param":"cpf"}]}', ['email', 'cpf']],
  ['{"fields":["email"],"details":["cpf"],"data":{"fields":["phone"]}}', ['email', 'cpf', 'phone']],
  ['<html>', []],
  ['', []],
  ['null', []],
])('[ERROR-11] of %s the names of fields are read and nothing else', (text, fields) => {
  expect(errorFields(text)).toEqual(fields);
});
