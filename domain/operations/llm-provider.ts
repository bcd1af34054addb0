/** Whose language models can be configured; `openai` is every server that speaks its protocol. */
export const LLM_PROVIDERS = ['openai', 'anthropic', 'ollama'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];
