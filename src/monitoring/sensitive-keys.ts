/** Parts of a key, in Portuguese or English, that name what identifies a buyer, a card or a visit. */
const PARTS =
  /cartao|cvv|cvc|titular|expir|validade|cpf|cnpj|document|mail|phone|telefone|celular|whatsapp|address|endereco|street|logradouro|password|passwd|senha|secret|token|authoriz|cookie|idempoten|captcha|birth|nascimento|credential|securitycode|postalcode|zipcode|taxid|apikey|dsn|formdata|dataform/;

/** Parts that name a card as well, but in the words 'discard' and 'placeholder'. */
const CARD_PARTS = /(dis)?card|(place)?holder/g;

/** Keys that say so only as a whole: 'name' does, 'filename' does not. */
const WHOLE =
  /^(?:(?:first|last|middle|full|sur|user|buyer|customer|owner|student|lead|nick|social|mother)?names?|(?:sobre)?nome|(?:sms|otp|verification|confirmation|validation)?code|codigo|number|numero|auth|otp|pin|pan|csc|cep|zip|rg|complement|complemento|district|neighborhood|bairro|(?:request|response|post|raw)?body|posteddata|postdata|payload)$/;

/** Whether the value behind a key may never leave, in any case and with any separators and accents of the key. */
export function isSensitive(key: string): boolean {
  const bare = key
    .slice(0, 100)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return PARTS.test(bare) || WHOLE.test(bare) || namesCard(bare);
}

const namesCard = (bare: string) =>
  [...bare.matchAll(CARD_PARTS)].some(([, ...harmless]) => !harmless.some(Boolean));

/** Stands for a value that was taken out. */
export const HIDDEN = '[hidden]';

/** The character before a key, the key, and what stands between it and its value: the next key may begin there. */
const KEYS = /(^|[^\p{L}\p{N}_])([\p{L}\p{N}_.[\]-]{1,60})(?=(\\*["']?\s{0,3}[=:]\s{0,3}))/gu;
const VALUE =
  /\\+["'][^"'\\]{0,500}|"(?:[^"\\]|\\.){0,500}|'[^'\\]{0,500}|\{[^{}]{0,1000}|\[[^[\]]{0,1000}|[^\s"'\\{}[\];,&<>][^"'\\{}[\];,&<>\n]{0,200}/suy;

/** A text without what stands behind a key of a buyer, in JSON, a form or prose. */
export function maskKeyed(text: string): string {
  let masked = '';
  let end = 0;
  for (const { index, 0: found, 1: before, 2: key, 3: separator } of text.matchAll(KEYS)) {
    const start = index + found.length + separator!.length;
    if (index + before!.length < end || !(isSensitive(key!) || key === 'value')) continue;
    VALUE.lastIndex = start;
    const [value] = VALUE.exec(text) ?? [];
    if (value === undefined) continue;
    masked += text.slice(end, start) + (/^\\*["']/.exec(value)?.[0] ?? '') + HIDDEN;
    end = start + value.length;
  }
  return masked + text.slice(end);
}
