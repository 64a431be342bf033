import { VISIT_PATH } from '../../contract/visit-cookie.ts';

/**
 * Has the server remove the cookie that carries a visit without the program; scripts cannot see it. Where that
 * fails, the next document is handed the same visit again.
 */
export function removeVisitCookie(): void {
  void fetch(VISIT_PATH, { method: 'DELETE', keepalive: true }).catch(() => {});
}
