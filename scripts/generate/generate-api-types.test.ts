import { expect, test } from 'vitest';
import { apiTypes, readOpenApi } from './generate-api-types.ts';

test('another call is only JSON: parameters by reference, fields passed through', async () => {
  const document = await readOpenApi();
  const parameters = [
    { $ref: '#/components/parameters/code' },
    {
      name: 'fields',
      in: 'query',
      schema: { type: 'object', additionalProperties: true },
    } as const,
  ];
  const schema = { $ref: '#/components/schemas/AnyBody' };
  document.paths['/api/v1/product/{code}/letter'] = {
    post: {
      operationId: 'writeLetter',
      summary: 'Writes the letter.',
      parameters,
      requestBody: { content: { 'application/json': { schema } } },
      responses: {},
    },
  };
  document.components.schemas.AnyBody = { type: 'object', additionalProperties: true };
  const { api, operations } = await apiTypes(document);
  expect(operations).toContain(
    '"writeLetter":{"method":"POST","path":"/api/v1/product/{code}/letter","query":"any","body":"any"',
  );
  expect(api).toMatch(
    /writeLetter: \{\s+path: \{[^}]*code: string;?\s+\};?\s+query\?: \{\s+\[k: string\]: unknown;?\s+\};?\s+body: AnyBody/,
  );
});
