import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type Tool as ListedTool,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { IstmoClient } from './istmo-client.js';
import { IstmoError } from './istmo-error.js';
import { MCP_MESSAGES, TOOL_MESSAGES } from './mcp.messages.js';
import { PRICING_TOOLS } from './tools/pricing-tools.js';
import { READING_TOOLS } from './tools/reading-tools.js';
import type { Tool } from './tools/tool.js';

const TOOLS: readonly Tool[] = [...PRICING_TOOLS, ...READING_TOOLS];

/** Characters of a result; an assistant has room for a few of them. */
const MAX_RESULT_LENGTH = 200_000;

/**
 * The MCP server over a running Istmo. What the token may do is asked whenever tools are listed, so that a change of its
 * scopes, or an Istmo that was away, needs no new start.
 * @param version of the package
 */
export function createMcpServer(client: IstmoClient, version: string): McpServer {
  const mcp = new McpServer(
    { name: 'istmo', title: 'Istmo', version },
    { capabilities: { tools: {} }, instructions: TOOL_MESSAGES.instructions },
  );
  mcp.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await listTools(client) }));
  mcp.server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(client, params.name, params.arguments));
  return mcp;
}

/** The tools that the token's scopes allow. @throws McpError with the reason where Istmo does not say */
async function listTools(client: IstmoClient): Promise<ListedTool[]> {
  const { scopes } = await client.getAccess().catch((thrown: unknown) => {
    throw thrown instanceof IstmoError ? new McpError(ErrorCode.InternalError, thrown.message) : thrown;
  });
  return TOOLS.filter((tool) => scopes.includes(tool.scope)).map(describeTool);
}

function describeTool({ name, title, describe, isReadOnly, input }: Tool): ListedTool {
  const schema = z.toJSONSchema(input, { io: 'input' });
  return {
    ...{ name, title, description: describe() },
    inputSchema: { ...schema, type: 'object' } as ListedTool['inputSchema'],
    annotations: { readOnlyHint: isReadOnly, destructiveHint: false, idempotentHint: true },
  };
}

async function callTool(client: IstmoClient, name: string, values: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, MCP_MESSAGES.unknownTool(name));
  try {
    const checked = tool.input.safeParse(values ?? {});
    if (!checked.success) throw new IstmoError(MCP_MESSAGES.invalidInput(listProblems(checked.error)));
    const text = JSON.stringify(await tool.run(client, values ?? {}));
    if (text.length > MAX_RESULT_LENGTH) throw new IstmoError(MCP_MESSAGES.resultTooLong);
    return { content: [{ type: 'text', text }] };
  } catch (thrown) {
    if (!(thrown instanceof IstmoError)) throw thrown;
    return { content: [{ type: 'text', text: thrown.message }], isError: true };
  }
}

function listProblems({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
