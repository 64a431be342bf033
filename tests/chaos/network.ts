import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from 'playwright';
import { REFUSED_HEADER } from '../../src/contract/refused-header.ts';
import type { Weather } from './plan.ts';

/** Longest that the client waits for an answer (specification section 9), and a little more. */
const CALL_ENDS_MS = 61_000;
/** Milliseconds without a change on screen before the clock jumps to the end of the call. */
const SILENCE_MS = 300;

/** The network between a buyer's browser and the upstream. */
export class Network {
  private weather: Weather = { kind: 'fair' };
  private readonly underway = new Set<Promise<void>>();
  private isOffline = false;

  constructor(private readonly context: BrowserContext) {}

  /** `hasTimeouts`: the clock of the pages has to jump. */
  async begin(hasTimeouts: boolean): Promise<void> {
    if (hasTimeouts) await this.context.clock.install();
    await this.context.route(/\/api\/v2\/payment$/, (route) => {
      const delivery = this.deliver(route).catch(() => route.abort().catch(() => {}));
      this.underway.add(delivery);
      return delivery.finally(() => this.underway.delete(delivery));
    });
  }

  /** Meets the next request that pays; the one after it goes through. */
  next(weather: Weather): void {
    this.weather = weather;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    // The run may be over by now.
    await this.context.setOffline(isOffline).catch(() => {});
  }

  /** Until nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway);
  }

  private async deliver(route: Route): Promise<void> {
    const { weather } = this;
    this.weather = { kind: 'fair' };
    if (this.isOffline) return route.abort('internetdisconnected');
    switch (weather.kind) {
      case 'fair':
        return this.answer(route);
      case 'cutBefore':
        return route.abort('connectionreset');
      case 'cutAfter':
        await route.fetch();
        return route.abort('connectionreset');
      case 'lateThere':
        await rest(weather.ms);
        return this.answer(route);
      case 'lateBack':
        return this.answer(route, weather.ms);
      case 'status':
        if (weather.isDone) await route.fetch();
        return route.fulfill({ status: weather.status, json: { message: 'no' } });
      case 'wall':
        return route.fulfill({ status: weather.status, json: { message: 'no' } });
      case 'ownRefusal': {
        const headers = { [REFUSED_HEADER]: 'rate' };
        return route.fulfill({ status: weather.status, json: { message: 'no' }, headers });
      }
      case 'body':
        await route.fetch();
        return route.fulfill({ status: 200, body: weather.body, contentType: 'application/json' });
      case 'timeout':
        if (weather.isDone) await route.fetch();
        await rest(SILENCE_MS);
        await pageOf(route.request())?.clock.fastForward(CALL_ENDS_MS);
        return route.abort('timedout');
      default:
        throw new Error(`Nobody knows the weather '${JSON.stringify(weather satisfies never)}'.`);
    }
  }

  private async answer(route: Route, after = 0): Promise<void> {
    const response = await route.fetch();
    await rest(after);
    if (this.isOffline) return route.abort('internetdisconnected');
    return route.fulfill({ response });
  }
}

/** The page may be gone by now, and its request is not. */
function pageOf(request: Request) {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}
