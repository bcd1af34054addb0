import { TOKEN_PREFIX } from '../../domain/identity/api-token.js';
import { MCP_MESSAGES } from './mcp.messages.js';

/** Where Istmo is, and with which token it is called. */
export interface McpSettings {
  /** Origin and path, without a slash at its end. */
  readonly url: string;
  readonly token: string;
}

/** What is wrong with the environment, in a sentence that names the variable. */
export class InvalidMcpSettingsError extends Error {
  override readonly name = 'InvalidMcpSettingsError';
}

const DEFAULT_URL = 'http://127.0.0.1:3000';
/** What a header can carry: nothing that would end it. */
const TOKEN_CHARACTERS = /^[\w-]{1,200}$/;

/** Reads `ISTMO_URL` and `ISTMO_TOKEN`. @throws InvalidMcpSettingsError for the first wrong value */
export function parseMcpSettings(environment: NodeJS.ProcessEnv): McpSettings {
  const address = environment.ISTMO_URL?.trim() || DEFAULT_URL;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isUsable = url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isUsable) throw new InvalidMcpSettingsError(MCP_MESSAGES.invalidUrl(address));
  const token = environment.ISTMO_TOKEN?.trim();
  if (!token) throw new InvalidMcpSettingsError(MCP_MESSAGES.noToken);
  if (!token.startsWith(TOKEN_PREFIX) || !TOKEN_CHARACTERS.test(token))
    throw new InvalidMcpSettingsError(MCP_MESSAGES.invalidToken);
  return { url: `${url.origin}${url.pathname}`.replace(/\/$/, ''), token };
}
