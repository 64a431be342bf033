/** Names and addresses of the machine itself, as URL writes them (RFC 6761, RFC 1122). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address leads to the machine itself. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
