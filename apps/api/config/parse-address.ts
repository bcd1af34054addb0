import { isIP } from 'node:net';
import { EXPECTED_VALUE_MESSAGES } from './config.messages.js';
import { InvalidConfigurationError } from './invalid-configuration-error.js';

/** Where something listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * `127.0.0.1:2525`, or `[::1]:2525`.
 * @param hostOfPort where a port alone listens; without it, a port alone is refused
 */
export function parseListenAddress(
  name: string,
  value: string | undefined,
  hostOfPort?: string,
): ListenAddress | undefined {
  if (value === undefined) return undefined;
  if (hostOfPort && /^\d+$/.test(value) && Number(value) <= 65535) return { host: hostOfPort, port: Number(value) };
  const found = /^(?:\[([0-9a-f:.]+)\]|([^\s:[\]]+)):(\d{1,5})$/i.exec(value);
  const host = found?.[1] ?? found?.[2];
  const port = Number(found?.[3]);
  if (!host || port > 65535) throw new InvalidConfigurationError(name, value, EXPECTED_VALUE_MESSAGES.hostAndPort);
  return { host, port };
}

/** `10.0.0.7, 10.1.0.0/16`; a proxy on this machine needs no mention where the server is behind one. */
export function parseProxies(name: string, value: string | undefined): readonly string[] {
  const proxies = (value ?? '').split(',').flatMap((one) => one.trim() || []);
  const wrong = proxies.find((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const maxBits = isIP(address) === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits);
    return isIP(address) === 0 || !isNetwork || rest.length > 0;
  });
  if (wrong !== undefined) throw new InvalidConfigurationError(name, wrong, EXPECTED_VALUE_MESSAGES.proxies);
  return proxies;
}

/** The address that people type: it has no credentials. Where none is given it is made of host and port. */
export function parsePublicUrl(value: string | undefined, host: string, port: number): string {
  const own = `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  if (value === undefined && !URL.canParse(own)) {
    throw new InvalidConfigurationError('HOST', host, EXPECTED_VALUE_MESSAGES.hostName);
  }
  const url = parseUrl('PUBLIC_URL', value ?? own, ['http:', 'https:']);
  if (new URL(url).username === '' && new URL(url).password === '') return url;
  throw new InvalidConfigurationError('PUBLIC_URL', maskCredentials(url), EXPECTED_VALUE_MESSAGES.withoutCredentials);
}

function parseUrl(name: string, value: string, protocols: readonly string[]): string {
  const expected = EXPECTED_VALUE_MESSAGES.addressStart(protocols.map((one) => `${one}//`).join(' or '));
  if (!URL.canParse(value) || !isCompleteUrl(new URL(value), value, protocols)) {
    throw new InvalidConfigurationError(name, maskCredentials(value), expected);
  }
  return value.replace(/(?<!\/)\/+$/, '');
}

/** Whether an address has a host, and credentials that can be read. PostgreSQL's may leave its host out. */
function isCompleteUrl({ protocol, hostname, username, password }: URL, value: string, protocols: readonly string[]) {
  if (!protocols.includes(protocol) || !value.slice(protocol.length).startsWith('//')) return false;
  if (hostname === '' && !protocol.startsWith('postgres')) return false;
  return canDecode(username) && canDecode(password) && canDecode(value);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** As `parseUrl`; undefined where there is none. */
export function parseOptionalUrl(
  name: string,
  value: string | undefined,
  protocols: readonly string[],
): string | undefined {
  return value === undefined ? undefined : parseUrl(name, value, protocols);
}

/** Everything before the last @ may be a password, also where the address is written wrong. */
function maskCredentials(value: string): string {
  return value.replace(/^([a-z]{1,20}:\/{0,2})?.*@/is, '$1…@');
}
