import type { LlmCallPage } from './llm-calls.endpoints.js';

/** Milliseconds as seconds with one decimal. */
export function formatSeconds(milliseconds: number, locale?: string): string {
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${seconds.format(milliseconds / 1000)} s`;
}

/** US dollars to a hundredth of a cent, since a question costs less than one; a dash where no price is known. */
export function formatCost(usd: number | null, locale?: string): string {
  if (usd === null) return '—';
  const dollars = { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat(locale, dollars).format(usd);
}

/** Which model is asked when, and what the last 30 days came to. */
export function formatLlmUsage(model: NonNullable<LlmCallPage['model']>, locale?: string): string {
  const { calls, failed, medianMs, tokens, costUsd } = model.last30Days;
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const when = model.mode === 'always' ? 'asked about every request' : 'used when rules are uncertain';
  const time = medianMs === null ? '' : `, half of them within ${formatSeconds(medianMs, locale)}`;
  const spent = `${count(tokens)} tokens, ${formatCost(costUsd, locale)}`;
  return `${model.provider}/${model.model}, ${when}. Last 30 days: ${count(calls)} questions, ${count(failed)} without an answer${time}; ${spent}.`;
}
