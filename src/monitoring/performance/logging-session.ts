/** Section 9: sessions of logging expire after 30 minutes. */
const MAX_AGE_MS = 30 * 60_000;
const KEY = 'guiche.logging';

interface LoggingSession {
  id: string;
  /** When it began, in milliseconds since 1970. */
  since: number;
}

let inMemory: LoggingSession | undefined;

function read(): LoggingSession | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<LoggingSession>;
    if (typeof kept?.id === 'string' && typeof kept.since === 'number') {
      return { id: kept.id, since: kept.since };
    }
  } catch {
    // A forbidden storage, or text of somebody else's.
  }
  return inMemory;
}

function keep(session: LoggingSession): void {
  inMemory = session;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // The session then lives as long as the document.
  }
}

/**
 * Returns the id that the events of one tab share; a new one every 30 minutes, so that events more than 30
 * minutes apart never share theirs (section 9). It is random and says nothing of the buyer. The agent's own
 * sessions are of no use here: they live in local storage, and its errors do not carry them.
 */
export function loggingSession(now = Date.now()): string {
  const session = read();
  // A clock that was set back must not lengthen a session.
  if (session && now >= session.since && now - session.since <= MAX_AGE_MS) return session.id;
  const id = crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(16).padStart(16, '0');
  keep({ id, since: now });
  return id;
}
