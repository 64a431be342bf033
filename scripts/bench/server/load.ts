import { Agent, get } from 'node:http';

/** Connections that each ask for the next page when the last one has come. */
const CONNECTIONS = 16;

const [limit, ...urls] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

/** Resolves when a whole page has come. */
const page = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('data', () => {});
      response.on('end', resolve);
    });
    request.on('error', reject);
  });

// A limit is '10s', or a number of pages.
const isTime = limit!.endsWith('s');
const end = Date.now() + Number.parseInt(limit!, 10) * 1000;
const most = isTime ? Infinity : Number(limit);
let begun = 0;
let pages = 0;

async function client(): Promise<void> {
  while (begun < most && (!isTime || Date.now() < end)) {
    const number = begun++;
    // Each link may carry a campaign of its own, as `{n}`.
    await page(urls[number % urls.length]!.replace('{n}', `${process.pid}-${number}`));
    pages++;
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, client));
agent.destroy();
console.log(pages);
