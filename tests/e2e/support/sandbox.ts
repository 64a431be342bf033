import { expect, type APIRequestContext } from '@playwright/test';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { RequestRecord, SandboxState } from '../../../src/sandbox/sandbox-state.ts';

type Body = Record<string, unknown>;

/** The upstream's records of one buyer, who is named in every address and e-mail. */
export const ownOf = (whole: SandboxState, id: string) =>
  Object.fromEntries(
    Object.entries(whole).map(([name, records]) => [
      name,
      records.filter((record: object) => JSON.stringify(record).includes(id)),
    ]),
  ) as SandboxState;

export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly id: string,
  ) {}

  async state(): Promise<SandboxState> {
    const response = await this.request.get('/sandbox/state');
    return ownOf(await response.json(), this.id);
  }

  /** The requests of one call, oldest first. */
  async calls(operationId: OperationId): Promise<RequestRecord[]> {
    const { requests } = await this.state();
    return requests.filter((request) => request.operationId === operationId);
  }

  /** Body of the only request of a call. */
  async onlyBody(operationId: OperationId): Promise<Body> {
    const calls = await this.calls(operationId);
    expect(calls, `one ${operationId}`).toHaveLength(1);
    return calls[0]!.body as Body;
  }

  /** Bodies of the requests of one call, oldest first. */
  async bodies(operationId: OperationId): Promise<Body[]> {
    return (await this.calls(operationId)).map(({ body }) => body as Body);
  }

  /** Number of charges. */
  async chargeCount(): Promise<number> {
    return (await this.state()).charges.length;
  }

  /** The Idempotency-Keys of the payments that arrived, in order. */
  async keys(operationId: OperationId = 'payV2'): Promise<string[]> {
    return (await this.calls(operationId)).map(({ headers }) => headers['idempotency-key']!);
  }

  /** Holds the upstream to one charge: all payments that arrived, two or more, had the same key. */
  async chargedOnce(): Promise<void> {
    const [first, ...repeats] = await this.keys();
    expect(repeats.length).toBeGreaterThan(0);
    expect(new Set(repeats)).toEqual(new Set([first]));
    expect(await this.chargeCount()).toBe(1);
  }
}
