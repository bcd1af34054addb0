import type { BaseChatModel } from '@langchain/core/language_models/chat_models';

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
}

/** A model and the way in which it is held to a schema. */
export interface ChatModel {
  readonly model: BaseChatModel;
  readonly method: 'jsonSchema' | 'functionCalling';
}

/** The providers' own addresses. */
const HOME: Readonly<Record<ModelProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://127.0.0.1:11434',
};
const MOST_TOKENS = 2048;
/** A server of one's own often wants no key, but the client insists on one. */
const NO_KEY = 'none';
/** Where LangChain would also send what it sends to the model, were it told to in the environment. */
const TRACING = ['LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING_V2', 'LANGSMITH_TRACING', 'LANGCHAIN_TRACING'] as const;

/** The model behind a line of ours; a provider's code is loaded when it is first needed. */
export async function chatModelOf(settings: ModelSettings, line: typeof fetch): Promise<ChatModel> {
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
    return { model: anthropic, method: 'functionCalling' };
  }
  if (provider === 'ollama') {
    const { ChatOllama } = await import('@langchain/ollama');
    const headers = new Headers(settings.apiKey === undefined ? [] : [['authorization', `Bearer ${settings.apiKey}`]]);
    const ollama = new ChatOllama({ model, baseUrl, headers, maxRetries: 0, numPredict: MOST_TOKENS, fetch: line });
    return { model: ollama, method: 'jsonSchema' };
  }
  const { ChatOpenAI } = await import('@langchain/openai');
  const openai = new ChatOpenAI({
    model,
    apiKey,
    maxRetries: 0,
    useResponsesApi: false,
    configuration: { baseURL: baseUrl, fetch: line, organization: null, project: null },
  });
  return { model: openai, method: 'jsonSchema' };
}
