import type { ErrorObject } from 'ajv';

const REQUEST_PARTS: Record<string, string> = {
  path: 'path parameter',
  query: 'query parameter',
  headers: 'header',
  body: 'body field',
};

/** '/body/paymentMethods/0/card' → 'body field paymentMethods[0].card'. */
function placeName(pointer: string): string {
  const [part = '', ...names] = pointer.split('/').slice(1);
  const path = names
    .map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`))
    .join('')
    .replace(/^\./, '');
  return [REQUEST_PARTS[part] ?? part, path].filter(Boolean).join(' ');
}

/** Says in one sentence why a request is refused, without repeating a value of it. */
export function invalidRequestSentence(call: string, error: ErrorObject): string {
  const at = error.instancePath;
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  if (params.missingProperty) {
    return `${call}: ${placeName(`${at}/${params.missingProperty}`)} is missing.`;
  }
  if (params.additionalProperty) {
    return `${call}: ${placeName(`${at}/${params.additionalProperty}`)} is not part of this call.`;
  }
  if (error.keyword === 'false schema') return `${call}: ${placeName(at)} does not belong here.`;
  const allowed = (error.params as { allowedValues?: unknown[] }).allowedValues;
  const list = allowed ? `: ${allowed.join(', ')}` : '';
  return `${call}: ${placeName(at)} ${error.message}${list}.`;
}
