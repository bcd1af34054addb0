import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { computeTokenCost } from '../../../../domain/operations/llm-call.js';

describe('What a question to a language model costs', () => {
  it('is the tokens of both directions at their prices for a million, unrounded', () => {
    const prices = { inputUsd: Big('0.15'), outputUsd: Big('0.6') };
    expect(computeTokenCost(prices, { inputTokens: 700, outputTokens: 90 }).toFixed()).toBe('0.000159');
    expect(computeTokenCost(prices, { inputTokens: 0, outputTokens: 0 }).toFixed()).toBe('0');
  });
});
