import { timingSafeEqual } from 'hono/utils/buffer';
import type { Connection } from '../connection.ts';
import { isLoopback } from '../settings/setting-values.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

const LOCAL_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i;

/**
 * Whether a request may read the metrics: with METRICS_TOKEN by that token alone; without it from this
 * machine, by an address of this machine, and not through a proxy.
 */
async function mayRead(
  { headers, url }: Request,
  { address = '' }: Connection,
  token: string | undefined,
): Promise<boolean> {
  if (token !== undefined)
    return timingSafeEqual(headers.get('authorization') ?? '', `Bearer ${token}`);
  const isForwarded = headers.has('x-forwarded-for') || headers.has('forwarded');
  return LOCAL_ADDRESS.test(address) && !isForwarded && isLoopback(new URL(url));
}

/** Answers /metrics, with 404 to a reader without permission, who does not even learn that they are there. */
export async function answerMetrics(
  request: Request,
  connection: Connection,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  metrics: Pick<Metrics, 'registry'> | undefined,
): Promise<Response> {
  if (!metrics || !(await mayRead(request, connection, metricsToken))) {
    return new Response('Not Found', { status: 404 });
  }
  const { registry } = metrics;
  const headers = { 'content-type': registry.contentType };
  return new Response(await registry.metrics(), { headers });
}
