/**
 * Who issues access tokens for mailboxes, and for what: a token of Microsoft is good either for its mail servers or for Microsoft
 * Graph, which reads and sends over HTTP where an organization has switched IMAP and SMTP off.
 */
export const TOKEN_PROVIDERS = ['google', 'microsoft', 'microsoft-graph'] as const;
export type TokenProvider = (typeof TOKEN_PROVIDERS)[number];

/** Where the servers of a provider are, its national clouds included. */
const PROVIDER_DOMAINS: Readonly<Record<TokenProvider, readonly string[]>> = {
  google: ['gmail.com', 'googlemail.com', 'google.com'],
  microsoft: ['office365.com', 'office.com', 'outlook.com', 'office365.us', 'outlook.cn', 'live.com'],
  'microsoft-graph': ['graph.microsoft.com'],
};
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/** Whether an access token may be shown to a server: to its provider's own, or to one on this machine, and to no other. */
export function isTokenHost(provider: TokenProvider, host: string): boolean {
  const name = host.toLowerCase();
  const isOfProvider = PROVIDER_DOMAINS[provider].some((domain) => name === domain || name.endsWith(`.${domain}`));
  return isOfProvider || isLoopback(name);
}

/** Whether a server is on this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
