import { allowedFields, plain } from '../allowed-fields.ts';
import { addressText } from '../address-template.ts';

export type RawError = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any

/** Of a foreign address, such as the one that the buyer came from, the origin alone is named. */
const address = (value: unknown) => (value ? addressText(String(value)) : undefined);

const FRAME = {
  abs_path: address,
  filename: plain,
  function: plain,
  lineno: plain,
  colno: plain,
};

const ERROR = {
  id: plain,
  culprit: plain,
  exception: { message: plain, type: plain, stacktrace: [FRAME] },
  context: {
    page: { url: address, referer: address },
    tags: {
      brand: plain,
      product: plain,
      where: plain,
      level: plain,
      call: plain,
      status: plain,
      request_id: plain,
      session_id: plain,
    },
  },
} as const;

export function cleanError(event: RawError, session: string): RawError {
  const { exception, context } = event;
  // The agent names files without their origin.
  const stacktrace = ((exception?.stacktrace ?? []) as RawError[]).map((frame) => ({
    ...frame,
    filename: address(frame.abs_path) ?? '',
  }));
  const named = {
    ...event,
    culprit: stacktrace.at(-1)?.filename,
    exception: { ...exception, stacktrace },
    context: { ...context, tags: { ...context?.tags, session_id: session } },
  };
  return allowedFields(named, ERROR) as RawError;
}
