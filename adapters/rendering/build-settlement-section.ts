import { formatExactly, formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { computeLocal, computePayable } from '../../domain/pricing/settlement.js';
import { createSection } from './build-reply-sections.js';
import type { Section } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';

/** Net, tax and what is paid, in US dollars and in the local currency; undefined where neither is computed. */
export function buildSettlementSection(
  { totals, settlement }: ReplyModel,
  { headings, settlementLabels: labels }: ReplyMessages,
): Section | undefined {
  if (!settlement) return undefined;
  const { taxPercent, local } = settlement;
  const payable = computePayable(totals, settlement);
  const inLocal = computeLocal(totals, settlement);
  const toAmounts = (name: 'net' | 'tax' | 'payable') =>
    [
      ...(payable ? [`USD ${formatUsd(payable[name])}`] : []),
      ...(local && inLocal ? [`${local.currency} ${formatUsd(inLocal[name])}`] : []),
    ].join(' = ');
  const rows: (readonly [string, string])[] = taxPercent
    ? [
        [labels.net, toAmounts('net')],
        taxPercent.gt(0) ? [labels.tax(taxPercent.toFixed()), toAmounts('tax')] : [labels.untaxed, labels.abroad],
        [labels.payable, toAmounts('payable')],
      ]
    : [[labels.total, toAmounts('net')]];
  const rate = local && labels.rate({ ...local, units: formatExactly(local.unitsPerUsd) });
  return createSection(headings.settlement, [
    { kind: 'facts', rows },
    ...(rate ? [{ kind: 'paragraph', text: rate } as const] : []),
  ]);
}
