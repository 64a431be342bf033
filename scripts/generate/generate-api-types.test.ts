import { expect, test } from 'vitest';
import { apiTypes, readOpenApi } from './generate-api-types.ts';

test('another call is only JSON: parameters by reference, fields passed through', async () => {
  const document = await readOpenApi();
  document.paths['/api/v1/product/{code}/letter'] = {
    get: {
      operationId: 'getLetter',
      summary: 'The letter.',
      parameters: [
        { $ref: '#/components/parameters/code' },
        { name: 'fields', in: 'query', schema: { type: 'object', additionalProperties: true } },
      ],
      responses: { '200': { content: {} } },
    },
    post: {
      operationId: 'writeLetter',
      summary: 'Writes the letter.',
      parameters: [{ $ref: '#/components/parameters/code' }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/AnyBody' } } },
      },
      responses: {},
    },
  };
  document.components.schemas.AnyBody = { type: 'object', additionalProperties: true };
  const { 'api.ts': api, 'operations.ts': operations } = await apiTypes(document);
  expect(operations).toMatch(/getLetter: \{[^}]*\{code\}\/letter'[^}]*query: 'any'/);
  expect(operations).toMatch(/writeLetter: \{[^}]*\{code\}\/letter'[^}]*body: 'any'/);
  expect(api).toMatch(
    /getLetter: \{\s+path: \{[^}]*code: string;\s+\};\s+query\?: \{\s+\[k: string\]: unknown/,
  );
  expect(api).toMatch(/writeLetter: \{\s+path: \{[^}]*\};\s+body: AnyBody;/);
});
