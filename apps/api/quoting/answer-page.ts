import type { LinkedQuotation } from '../../../application/quoting/answer-by-link.js';
import { type Language, writeIn } from '../../../domain/message-catalogue.js';
import { formatUsd } from '../../../domain/money/usd.js';
import { toOfficeDay } from '../../../domain/office-day.js';
import { LOSS_REASONS } from '../../../domain/quoting/outcome/outcomes.js';
import { computeQuotedTotal, listShipments, sumCargo } from '../../../domain/quoting/quoted-shipments.js';
import { escapeHtml } from '../http/escape-html.js';
import { ANSWER_PAGE_MESSAGES, ANSWER_PAGE_REASONS } from './answer-page.messages.js';

/** Plain, for small screens and paper alike; what is pressed does not belong on paper. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1b2733}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
form{border:1px solid #767676;border-radius:.5rem;padding:1rem;margin:1rem 0}h2{margin:0 0 .5rem;font-size:1.2rem}
label{display:block;margin:.5rem 0}input,select,textarea{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.4rem}
button{font:inherit;padding:.5rem 1.5rem;margin-top:.5rem;min-height:44px}
@media print{form{display:none}}`;

/** What is said first on the page, in its language; undefined: what its state says. */
export type Notice = () => string;

/** The page of a quotation: what is quoted, and the two answers while they may be given. */
export function renderAnswerPage({ quotation, state, companyName }: LinkedQuotation, nonce: string, notice?: Notice) {
  const { language } = quotation.request;
  return writeIn(language, () => {
    const said = notice ? notice() : describeState({ quotation, state });
    return renderPage(language, ANSWER_PAGE_MESSAGES.title(quotation.number), nonce, [
      ...(companyName ? [`<p>${escapeHtml(companyName)}</p>`] : []),
      ...(said === undefined ? [] : [`<p role="status"><strong>${escapeHtml(said)}</strong></p>`]),
      // Of what was replaced nothing is shown: the newer figures may be others.
      ...(state === 'superseded' ? [] : [renderFacts(quotation)]),
      ...(state === 'open' ? [renderAcceptForm(), renderDeclineForm()] : []),
    ]);
  });
}

/** A page that says one thing alone, in both languages, where it is not known which quotation is meant. */
export function renderNoticePage(kind: 'unknown' | 'tooMany', nonce: string): string {
  const say = (language: Language) =>
    writeIn(language, () => `<p lang="${language}">${escapeHtml(ANSWER_PAGE_MESSAGES[kind])}</p>`);
  return renderPage('es', 'Istmo', nonce, [say('es'), say('en')]);
}

function describeState({ quotation, state }: Pick<LinkedQuotation, 'quotation' | 'state'>): string | undefined {
  if (state === 'open') return undefined;
  const ended = quotation.commercial?.outcome;
  if (state === 'answered' && (ended?.outcome === 'accepted' || ended?.outcome === 'declined'))
    return ANSWER_PAGE_MESSAGES[ended.outcome](toOfficeDay(ended.at));
  return ANSWER_PAGE_MESSAGES[state];
}

function renderFacts(quotation: LinkedQuotation['quotation']): string {
  const pieces = listShipments(quotation).reduce((sum, { weight }) => sum + weight.pieces, 0);
  const rows = [
    [ANSWER_PAGE_MESSAGES.total, `USD ${formatUsd(computeQuotedTotal(quotation))}`],
    [
      ANSWER_PAGE_MESSAGES.destination,
      [...new Set(listShipments(quotation).map(({ charges }) => charges.airport))].join(', '),
    ],
    [ANSWER_PAGE_MESSAGES.cargo, ANSWER_PAGE_MESSAGES.cargoFacts(pieces, sumCargo(quotation).grossKg.toFixed())],
    [ANSWER_PAGE_MESSAGES.validUntil, toOfficeDay(quotation.validUntil)],
  ];
  const facts = rows.map(([term = '', value = '']) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<dl>${facts.join('')}</dl><p>${escapeHtml(ANSWER_PAGE_MESSAGES.conditions(toOfficeDay(quotation.createdAt)))}</p>`;
}

function renderAcceptForm(): string {
  return renderForm('accepted', ANSWER_PAGE_MESSAGES.accept, [
    `<p>${escapeHtml(ANSWER_PAGE_MESSAGES.acceptHint)}</p>`,
    renderInput('awb', ANSWER_PAGE_MESSAGES.awb, 'maxlength="20"'),
    renderInput('pieces', ANSWER_PAGE_MESSAGES.pieces, 'inputmode="numeric" maxlength="6"'),
    renderInput('grossKg', ANSWER_PAGE_MESSAGES.grossKg, 'inputmode="decimal" maxlength="15"'),
    renderInput('arrivalDay', ANSWER_PAGE_MESSAGES.arrivalDay, 'type="date"'),
  ]);
}

function renderDeclineForm(): string {
  const options = LOSS_REASONS.map(
    (reason) => `<option value="${reason}">${escapeHtml(ANSWER_PAGE_REASONS[reason])}</option>`,
  );
  return renderForm('declined', ANSWER_PAGE_MESSAGES.decline, [
    `<label>${escapeHtml(ANSWER_PAGE_MESSAGES.lossReason)}<select name="lossReason">${options.join('')}</select></label>`,
    renderInput('competitorPrice', ANSWER_PAGE_MESSAGES.competitorPrice, 'inputmode="decimal" maxlength="12"'),
    `<label>${escapeHtml(ANSWER_PAGE_MESSAGES.note)}<textarea name="note" maxlength="500" rows="3"></textarea></label>`,
  ]);
}

function renderForm(outcome: string, verb: string, fields: readonly string[]): string {
  const button = `<button name="outcome" value="${outcome}">${escapeHtml(verb)}</button>`;
  return `<form method="post"><h2>${escapeHtml(verb)}</h2>${fields.join('')}${button}</form>`;
}

function renderInput(name: string, label: string, attributes: string): string {
  return `<label>${escapeHtml(label)}<input name="${name}" autocomplete="off" ${attributes}></label>`;
}

function renderPage(language: Language, title: string, nonce: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${parts.join('')}</main></body></html>`;
}
