import { describe, expect, it } from '@jest/globals';
import { formatCost, formatLlmUsage, formatSeconds } from '../../../apps/console/src/features/mail/format-llm-call.js';

describe('The words for questions to the language model', () => {
  it('show fractions of a cent, and no price where none is known', () => {
    expect(formatCost(0.00019, 'en')).toBe('$0.0002');
    expect(formatCost(1.5, 'en')).toBe('$1.50');
    expect(formatCost(null, 'en')).toBe('—');
    expect(formatSeconds(849, 'en')).toBe('0.8 s');
  });

  it('say which model is asked when, and what that came to', () => {
    const last30Days = { calls: 1200, failed: 3, medianMs: 640, tokens: 948000, costUsd: 0.1908 };
    const model = { provider: 'openai', model: 'small-model', mode: 'assist', last30Days };
    expect(formatLlmUsage(model, 'en')).toBe(
      'openai/small-model, used when rules are uncertain. Last 30 days: 1,200 questions, 3 without an answer, half of them within 0.6 s; 948,000 tokens, $0.1908.',
    );
    expect(formatLlmUsage({ ...model, mode: 'always', last30Days: { ...last30Days, medianMs: null } }, 'en')).toContain(
      'asked about every request. Last 30 days: 1,200 questions, 3 without an answer; 948,000 tokens',
    );
  });
});
