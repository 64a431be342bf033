/**
 * The header of an answer by which our own server turns a call down before anything of it is sent to
 * the upstream; its value is a `RefusedReason`. No answer of the upstream can carry it: the
 * proxy hands on listed headers only.
 */
export const REFUSED_HEADER = 'x-guiche-refused';

/**
 * Why a call was turned down: it is not a call of the contract (`path`), does not come from a page of
 * ours (`origin`), is not JSON (`type`), moves money without an Idempotency-Key of the agreed shape
 * (`key`), is too large (`size`), broke off (`body`), is one too many for its sender (`rate`), or for
 * the upstream, to which too many are under way (`busy`).
 */
export type RefusedReason = 'path' | 'origin' | 'type' | 'key' | 'size' | 'body' | 'rate' | 'busy';
