import { ApiError, rejectedFields } from '../../api/api-error.ts';
import { digitsOf } from '../../rules/characters.ts';
import type { Action } from './action.ts';

const WRONG_CODE: readonly (number | undefined)[] = [400, 404, 422];

export const validatePhone: Action = async ({ checkout, values }) => {
  const { client, visit, productCode, business, report } = checkout;
  const { leadId } = visit.state();
  if (!leadId) return { kind: 'failed' };
  try {
    const code = digitsOf(String(values.code));
    await client.call('validatePhone', { path: { leadId }, body: { code, business, productCode } });
    return { kind: 'continue' };
  } catch (error) {
    report(error, 'validatePhone');
    if (error instanceof ApiError && WRONG_CODE.includes(error.status)) {
      return { kind: 'incorrect', fields: ['code'] };
    }
    return { kind: 'failed', fields: rejectedFields(error) };
  }
};
