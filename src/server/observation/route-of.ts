import { matchOperation } from '../../api/operations-match.ts';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { VISIT_PATH } from '../../contract/visit-cookie.ts';
import { isOwnTemplate, templateOf } from '../../flow/templates.ts';
import { isFilePath } from '../http/files.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const OWN_PATHS = ['/', '/healthcheck', '/readiness', '/metrics', '/captcha', VISIT_PATH];

function templateOfPath(path: string): string {
  if (path.startsWith('/api/')) return 'other';
  if (OWN_PATHS.includes(path)) return path;
  if (/^\/sandbox(\/|$)/.test(path)) return '/sandbox';
  if (isFilePath(path)) return 'file';
  const { templateId } = templateOf(path) ?? {};
  if (!templateId) return 'other';
  // The names of brands' own screens are no closed list.
  return isOwnTemplate(templateId) ? '/x/[name]' : `/${templateId}`;
}

/**
 * The route of a request without any value of its address: one of a closed list, for log and metrics. Its template is
 * that of a screen or a call, a path of our own, 'file', or 'other'.
 */
export function routeOf({ method: written, url }: Pick<Request, 'method' | 'url'>) {
  const { pathname } = new URL(url);
  const method = METHODS.includes(written) ? written : 'other';
  const operationId = matchOperation(written, pathname);
  const template = operationId ? OPERATIONS[operationId].path : templateOfPath(pathname);
  return { method, template, operationId };
}

/** Routes whose requests are many and say little: their lines are of level 'debug'. */
export const isQuiet = (template: string): boolean =>
  ['file', '/healthcheck', '/readiness', '/metrics'].includes(template);
