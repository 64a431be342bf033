import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One origin in front of servers that take turns, as a balancer is during a deploy. */
export interface Switchboard {
  origin: string;
  /** From now on this server answers; connections to the one before are closed. */
  switchTo(origin: string): void;
  close(): void;
}

export async function startSwitchboard(first: string): Promise<Switchboard> {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(Number(target.port), '127.0.0.1');
    for (const socket of [client, behind]) {
      sockets.add(socket);
      // Either side may leave at any time.
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        behind.destroy();
      });
    }
    client.pipe(behind).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    switchTo(origin) {
      target = new URL(origin);
      closeAll();
    },
    close() {
      server.close();
      closeAll();
    },
  };
}
