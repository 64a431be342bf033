/** The browser's `fetch`: import this before the agent, which puts its own in place as soon as it runs. */
export const browserFetch = window.fetch;
