import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestProject,
  type WorkerRequest,
} from 'vitest/node';

type Config = Extract<WorkerRequest, { type: 'start' }>['context']['config'];
type Listener = (message: unknown) => void;

/** A thread that has loaded Vitest, and the packages of the tests. */
interface Thread {
  worker: ThreadsPoolWorker;
  isStarted: boolean;
}

/** By project and kind of world, which a thread keeps: Node's alone, or a document. */
const threads = new Map<string, Thread>();

function threadOf(options: PoolOptions): Thread {
  const { project, environment } = options;
  const name = `${project.name} ${environment.name}`;
  const known = threads.get(name);
  if (known) return known;
  const made: Thread = { worker: new ThreadsPoolWorker(options), isStarted: false };
  threads.set(name, made);
  project.vitest.onClose(() => made.worker.stop());
  return made;
}

const answer = (type: 'started' | 'stopped') => ({ __vitest_worker_response__: true, type });

/**
 * A worker for one run of Vitest whose thread serves the next one too: most of the time of a mutant would be that
 * of a new thread. `fresh-modules.ts` has our own modules loaded anew for each mutant.
 */
class WarmWorker implements PoolWorker {
  readonly name = 'warm';
  readonly thread: Thread;
  readonly listeners: [event: string, listener: Listener][] = [];
  config: Config | undefined;

  constructor(options: PoolOptions) {
    this.thread = threadOf(options);
  }

  async start(): Promise<void> {
    if (!this.thread.isStarted) await this.thread.worker.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) this.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.thread.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.thread.worker.off(event, listener);
  }

  /** The thread is started once, and never stopped; each run brings the settings of its own start. */
  send(request: WorkerRequest): void {
    const { worker, isStarted } = this.thread;
    switch (request.type) {
      case 'start':
        this.config = request.context.config;
        this.thread.isStarted = true;
        if (isStarted) this.reply('started');
        else worker.send(request);
        return;
      case 'stop':
        this.reply('stopped');
        return;
      case 'run': {
        const context = { ...request.context, config: this.config };
        worker.send({ ...request, context });
        return;
      }
      default:
        worker.send(request);
    }
  }

  deserialize(message: unknown): unknown {
    return message;
  }

  reply(type: 'started' | 'stopped'): void {
    const toMessages = this.listeners.filter(([event]) => event === 'message');
    queueMicrotask(() => toMessages.forEach(([, listener]) => listener(answer(type))));
  }
}

/** Has a project run its tests in warm workers; whatever pool was asked for. */
export function keepWorkersWarm({ config }: TestProject): void {
  config.pool = 'warm';
  config.poolRunner = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options) };
}
