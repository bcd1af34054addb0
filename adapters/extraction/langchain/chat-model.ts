import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import type { TokenPrices } from '../../../domain/operations/llm-call.js';
import type { Prompt } from './prompt.js';

/** The providers that can be configured; `openai` is every server that speaks its protocol. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'ollama'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Which model reads, and where it is. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Undefined: the provider's own address. */
  readonly baseUrl: string | undefined;
  /** Absent: nobody has told what its tokens cost. */
  readonly prices?: TokenPrices | undefined;
}

/** Asks a model a question; the answer is held to a JSON schema, and comes back as the model gave it. */
export type AskModel = (prompt: Prompt, schema: Record<string, unknown>) => Promise<BaseMessage>;

/** The providers' own addresses. */
const HOME: Readonly<Record<ModelProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://127.0.0.1:11434',
};
const MOST_TOKENS = 2048;
const SCHEMA_NAME = 'shipment';
/** A server of one's own often wants no key, but the client insists on one. */
const NO_KEY = 'none';
/** Where LangChain would also send what it sends to the model, were it told to in the environment. */
const TRACING = ['LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING_V2', 'LANGSMITH_TRACING', 'LANGCHAIN_TRACING'] as const;

/** The model behind a line of ours; a provider's code is loaded when it is first needed. */
export async function chatModelOf(settings: ModelSettings, line: typeof fetch): Promise<AskModel> {
  // Customers' emails go to the configured model and nowhere else.
  for (const variable of TRACING) delete process.env[variable];
  const { provider, model } = settings;
  const apiKey = settings.apiKey ?? NO_KEY;
  const baseUrl = settings.baseUrl ?? HOME[provider];
  if (provider === 'anthropic') {
    const { ChatAnthropic } = await import('@langchain/anthropic');
    const anthropic = new ChatAnthropic({
      model,
      apiKey,
      anthropicApiUrl: baseUrl,
      maxRetries: 0,
      maxTokens: MOST_TOKENS,
      clientOptions: { fetch: line },
    });
    return asksFor(anthropic, 'functionCalling');
  }
  if (provider === 'ollama') {
    const { ChatOllama } = await import('@langchain/ollama');
    const headers = new Headers(settings.apiKey === undefined ? [] : [['authorization', `Bearer ${settings.apiKey}`]]);
    const ollama = new ChatOllama({ model, baseUrl, headers, maxRetries: 0, numPredict: MOST_TOKENS, fetch: line });
    return asksFor(ollama, 'jsonSchema');
  }
  const { ChatOpenAI } = await import('@langchain/openai');
  return (prompt, schema) => {
    const configuration = { baseURL: baseUrl, fetch: heldTo(schema, line), organization: null, project: null };
    const openai = new ChatOpenAI({ model, apiKey, maxRetries: 0, useResponsesApi: false, configuration });
    return openai.invoke(messagesOf(prompt));
  };
}

function asksFor(model: BaseChatModel, method: 'jsonSchema' | 'functionCalling'): AskModel {
  return async (prompt, schema) => {
    const held = model.withStructuredOutput(schema, { name: SCHEMA_NAME, method, includeRaw: true });
    const { raw } = await held.invoke(messagesOf(prompt));
    return raw;
  };
}

/**
 * A line that holds an answer of OpenAI's protocol to a schema. Asked through its client, the client would parse the answer
 * itself, and throw away one that has thoughts or a fence around it, its tokens with it.
 */
function heldTo(schema: Record<string, unknown>, line: typeof fetch): typeof fetch {
  const format = { type: 'json_schema', json_schema: { name: SCHEMA_NAME, schema, strict: true } };
  return (input, init) => {
    if (typeof init?.body !== 'string') return line(input, init);
    return line(input, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), response_format: format }) });
  };
}

function messagesOf({ task, material }: Prompt): BaseMessage[] {
  return [new SystemMessage(task), new HumanMessage(material)];
}
