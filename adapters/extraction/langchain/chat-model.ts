import type { AnthropicInput } from '@langchain/anthropic';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import type { ChatOllamaInput } from '@langchain/ollama';
import type { ChatOpenAIFields } from '@langchain/openai';
import type { TokenPrices } from '../../../domain/operations/llm-call.js';
import type { LlmProvider } from '../../../domain/operations/llm-provider.js';
import type { Prompt } from './prompt.js';

/** Which model reads, and where it is. */
export interface ChatModelSettings {
  readonly provider: LlmProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Undefined: the provider's own address. */
  readonly baseUrl: string | undefined;
  /** Absent: no prices are configured. */
  readonly prices?: TokenPrices | undefined;
}

/** Asks a model a question; the answer is held to a JSON schema, and comes back as the model gave it. */
export type InvokeLlm = (prompt: Prompt, schema: Record<string, unknown>) => Promise<BaseMessage>;

/** The providers' own addresses. */
const DEFAULT_BASE_URLS: Readonly<Record<LlmProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://127.0.0.1:11434',
};
const MAX_OUTPUT_TOKENS = 2048;
const SCHEMA_NAME = 'shipment';
/** A server of one's own often wants no key, but the client insists on one. */
const PLACEHOLDER_API_KEY = 'none';
/** Where LangChain would also send what it sends to the model, were it told to in the environment. */
const TRACING_VARIABLES = [
  'LANGSMITH_TRACING_V2',
  'LANGCHAIN_TRACING_V2',
  'LANGSMITH_TRACING',
  'LANGCHAIN_TRACING',
] as const;

/** The model behind a line of ours; a provider's code is loaded when it is first needed. */
export async function createChatModel(settings: ChatModelSettings, fetchFn: typeof fetch): Promise<InvokeLlm> {
  // Customers' emails go to the configured model and nowhere else.
  for (const variable of TRACING_VARIABLES) delete process.env[variable];
  const { initChatModel } = await import('langchain/chat_models/universal');
  const { provider, model } = settings;
  const apiKey = settings.apiKey ?? PLACEHOLDER_API_KEY;
  const baseUrl = settings.baseUrl ?? DEFAULT_BASE_URLS[provider];
  const init = (options: object) => initChatModel(model, { modelProvider: provider, maxRetries: 0, ...options });
  if (provider === 'anthropic') {
    const options = {
      apiKey,
      anthropicApiUrl: baseUrl,
      maxTokens: MAX_OUTPUT_TOKENS,
      clientOptions: { fetch: fetchFn },
    };
    return createStructuredCall(await init(options satisfies AnthropicInput), 'functionCalling');
  }
  if (provider === 'ollama') {
    const headers = new Headers(settings.apiKey === undefined ? [] : [['authorization', `Bearer ${settings.apiKey}`]]);
    const options = { baseUrl, headers, numPredict: MAX_OUTPUT_TOKENS, fetch: fetchFn };
    return createStructuredCall(await init(options satisfies ChatOllamaInput), 'jsonSchema');
  }
  return async (prompt, schema) => {
    const configuration = {
      baseURL: baseUrl,
      fetch: withJsonSchema(schema, fetchFn),
      organization: null,
      project: null,
    };
    const openai = await init({ apiKey, useResponsesApi: false, configuration } satisfies ChatOpenAIFields);
    return openai.invoke(toMessages(prompt));
  };
}

function createStructuredCall(model: BaseChatModel, method: 'jsonSchema' | 'functionCalling'): InvokeLlm {
  return async (prompt, schema) => {
    const structured = model.withStructuredOutput(schema, { name: SCHEMA_NAME, method, includeRaw: true });
    const { raw } = await structured.invoke(toMessages(prompt));
    return raw;
  };
}

/**
 * A fetch function that adds the schema to a request of OpenAI's protocol. With the client's own schema support, the
 * client would parse the answer itself and discard one that has reasoning or a code fence around it, and its token
 * counts.
 */
function withJsonSchema(schema: Record<string, unknown>, fetchFn: typeof fetch): typeof fetch {
  const format = { type: 'json_schema', json_schema: { name: SCHEMA_NAME, schema, strict: true } };
  return (input, init) => {
    if (typeof init?.body !== 'string') return fetchFn(input, init);
    return fetchFn(input, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), response_format: format }) });
  };
}

function toMessages({ task, material }: Prompt): BaseMessage[] {
  return [new SystemMessage(task), new HumanMessage(material)];
}
