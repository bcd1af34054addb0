import { readFile } from 'node:fs/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './create-mcp-server.js';
import { IstmoClient } from './istmo-client.js';
import { IstmoError } from './istmo-error.js';
import { MCP_MESSAGES } from './mcp.messages.js';
import { InvalidMcpSettingsError, parseMcpSettings } from './mcp-settings.js';

/** Seen from where this file is built to: a client may start it in any folder. */
const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** Lets an assistant work with a running Istmo: the protocol on standard input and output, remarks on standard error. */
async function serve(): Promise<void> {
  const settings = parseMcpSettings(process.env);
  const client = new IstmoClient(settings);
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8'));
  await createMcpServer(client, version).connect(new StdioServerTransport());
  // Whoever looks at what the command says finds the reason here, where an assistant keeps it to itself.
  const remark = await client.getAccess().then(
    ({ name, scopes }) => MCP_MESSAGES.ready({ url: settings.url, name, scopes }),
    (thrown: unknown) => (thrown instanceof IstmoError ? thrown.message : String(thrown)),
  );
  process.stderr.write(`${remark}\n`);
}

serve().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof InvalidMcpSettingsError ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
});
