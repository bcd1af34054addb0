import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the server behaves towards one question. */
export type LlmBehaviour =
  | { readonly kind: 'says'; readonly content: string; readonly ending?: string }
  | { readonly kind: 'sends'; readonly body: string; readonly type?: string }
  | { readonly kind: 'refuses'; readonly status: number; readonly retryAfter?: string }
  | { readonly kind: 'redirects'; readonly to: string }
  | { readonly kind: 'floods'; readonly bytes: number }
  | { readonly kind: 'cuts' }
  | { readonly kind: 'hangs' };

/** What the server was asked: the whole text of the question. */
export interface LlmRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A server on the loopback that speaks the protocols of all three providers, and behaves as it is told. */
export class LlmServer {
  readonly questions: LlmRequest[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param behave what to do with each question, by its number from 0 */
  static async open(behave: (question: LlmRequest, number: number) => LlmBehaviour): Promise<LlmServer> {
    const server = createServer(async (request, response) => {
      const question = { path: request.url ?? '', body: await text(request), headers: request.headers };
      opened.questions.push(question);
      respond(behave(question, opened.questions.length - 1), question, request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const opened = new LlmServer(server, `http://127.0.0.1:${port}`);
    return opened;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function respond(
  behaviour: LlmBehaviour,
  question: LlmRequest,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const send = (body: string, type = 'application/json') => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };
  switch (behaviour.kind) {
    case 'says':
      send(toEnvelope(question, behaviour.content, behaviour.ending));
      return;
    case 'sends':
      send(behaviour.body, behaviour.type);
      return;
    case 'refuses': {
      const { status, retryAfter } = behaviour;
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      response.end('{"error":{"message":"not now"}}');
      return;
    }
    case 'redirects':
      response.writeHead(307, { location: behaviour.to });
      response.end();
      return;
    case 'floods':
      send('x'.repeat(behaviour.bytes));
      return;
    case 'cuts': {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"choices":[{"mess', () => request.socket.destroy());
      return;
    }
    case 'hangs':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(' ');
  }
}

/** The content in the envelope of the provider whose path was called. */
function toEnvelope({ path }: LlmRequest, content: string, ending: string | undefined): string {
  if (path.endsWith('/v1/messages')) {
    return JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'small-model',
      content: [{ type: 'tool_use', id: 'toolu_1', name: 'shipment', input: extractInput(content) }],
      stop_reason: ending ?? 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 700, output_tokens: 90 },
    });
  }
  if (path.endsWith('/api/chat')) {
    const message = { role: 'assistant', content };
    return `${JSON.stringify({
      model: 'small-model',
      created_at: '2026-02-03T12:00:00Z',
      message,
      done: true,
      done_reason: ending ?? 'stop',
      prompt_eval_count: 700,
      eval_count: 90,
    })}\n`;
  }
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'small-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: ending ?? 'stop' }],
    usage: { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 },
  });
}

function extractInput(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}
