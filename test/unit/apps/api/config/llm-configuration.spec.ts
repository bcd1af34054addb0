import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { parseConfiguration } from '../../../../../apps/api/config/configuration.js';

const OPENAI = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small-model', LLM_API_KEY: 'a secret key' };

describe('the configuration of a language model', () => {
  it('is none where nobody names one', () => {
    expect(parseConfiguration({}).llm).toBeUndefined();
    expect(parseConfiguration({ LLM_PROVIDER: 'none', LLM_MODEL: 'small-model' }).llm).toBeUndefined();
  });

  it.each([
    ['a provider with its key', OPENAI, { provider: 'openai', apiKey: 'a secret key', baseUrl: undefined }],
    [
      'a server of our own without key',
      { ...OPENAI, LLM_API_KEY: '', LLM_BASE_URL: 'http://10.0.0.5:8000/v1/' },
      { apiKey: undefined, baseUrl: 'http://10.0.0.5:8000/v1' },
    ],
    [
      'one on this machine',
      { LLM_PROVIDER: 'ollama', LLM_MODEL: 'llama3.1:8b' },
      { provider: 'ollama', model: 'llama3.1:8b' },
    ],
    ['the mode always', { ...OPENAI, LLM_MODE: 'always' }, { mode: 'always' }],
    ['no mode', OPENAI, { mode: 'assist', prices: undefined }],
    [
      'the prices of its tokens',
      { ...OPENAI, LLM_INPUT_PRICE: '0.15', LLM_OUTPUT_PRICE: '0.6' },
      { prices: { inputUsd: Big('0.15'), outputUsd: Big('0.6') } },
    ],
  ])('takes %s', (_, environment, llm) => {
    expect(parseConfiguration(environment).llm).toMatchObject(llm);
  });

  it.each([
    [
      'LLM_PROVIDER',
      { ...OPENAI, LLM_PROVIDER: 'perplexity' },
      'LLM_PROVIDER is "perplexity", but must be one of none, openai, anthropic, ollama.',
    ],
    [
      'LLM_MODEL',
      { ...OPENAI, LLM_MODEL: ' ' },
      'LLM_MODEL is "", but must be the name of a model where LLM_PROVIDER is openai.',
    ],
    [
      'LLM_API_KEY',
      { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' },
      'LLM_API_KEY is "", but must be the key of your account where LLM_PROVIDER is anthropic and LLM_BASE_URL is not set.',
    ],
    [
      'LLM_BASE_URL',
      { ...OPENAI, LLM_BASE_URL: 'localhost:8000' },
      'LLM_BASE_URL is "localhost:8000", but must be an address that starts with http:// or https://.',
    ],
    [
      'LLM_OUTPUT_PRICE',
      { ...OPENAI, LLM_OUTPUT_PRICE: '-1' },
      'LLM_OUTPUT_PRICE is "-1", but must be a price in US dollars for a million tokens, such as 0.15.',
    ],
    ['LLM_MODE', { ...OPENAI, LLM_MODE: 'sometimes' }, 'LLM_MODE is "sometimes", but must be one of assist, always.'],
  ])('says in one sentence what is wrong with %s', (_, environment, message) => {
    expect(() => parseConfiguration(environment)).toThrow(message);
  });
});
