import { allowedFields, plainFields } from '../allowed-fields.ts';
import { addressText } from '../address-template.ts';

export type RawError = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any

const address = (value: unknown) => (value ? addressText(String(value)) : undefined);

const FRAME = { abs_path: address, ...plainFields('filename', 'function', 'lineno', 'colno') };

const OF_CALL = ['call', 'status', 'request_id'];

const ERROR = {
  ...plainFields('id', 'culprit'),
  exception: { ...plainFields('message', 'type'), stacktrace: [FRAME] },
  context: {
    page: { url: address, referer: address },
    tags: plainFields('brand', 'product', 'where', 'level', 'session_id', ...OF_CALL),
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
