import { getLocale } from '../../i18n/language.js';
import { getMessages } from '../../i18n/messages.js';
import type { LlmCallPage } from './llm-calls.endpoints.js';
import { mailMessages } from './mail.messages.js';

/** Milliseconds as seconds with one decimal. */
export function formatSeconds(milliseconds: number, locale?: string): string {
  const seconds = new Intl.NumberFormat(locale ?? getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${seconds.format(milliseconds / 1000)} s`;
}

/** US dollars to a hundredth of a cent, since a question costs less than one; a dash where no price is known. */
export function formatCost(usd: number | null, locale?: string): string {
  if (usd === null) return '—';
  const dollars = { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat(locale ?? getLocale(), dollars).format(usd);
}

/** Which model is asked when, and what the last 30 days came to. */
export function formatLlmUsage(model: NonNullable<LlmCallPage['model']>, locale?: string): string {
  const messages = getMessages(mailMessages);
  const { calls, failed, medianMs, tokens, costUsd } = model.last30Days;
  const count = (value: number) => new Intl.NumberFormat(locale ?? getLocale()).format(value);
  const when = model.mode === 'always' ? messages.askedAboutEveryRequest : messages.usedWhenRulesAreUncertain;
  const time = medianMs === null ? '' : messages.halfOfThemWithin(formatSeconds(medianMs, locale));
  const spent = messages.tokensAndCost(count(tokens), formatCost(costUsd, locale));
  return messages.llmUsage(model.provider, model.model, when, count(calls), count(failed), time, spent);
}
