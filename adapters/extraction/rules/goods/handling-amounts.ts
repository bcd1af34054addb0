import type { Evidence, RequestedHandling } from '../../../../domain/quoting/shipment-request.js';
import type { Passage } from '../text/split-email.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseMoneyAt } from './value-extractor.js';

/** Amounts of the handling that an email states, in US dollars, and the words that they were read from. */
export interface HandlingAmounts {
  /** Undefined: none is stated. */
  readonly handling: RequestedHandling | undefined;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
}

/** Words before an amount that say what it is; all of one group have to be there. */
const COLLECT_WORDS = [
  ['freight', 'collect'],
  ['flete', 'collect'],
  ['charges', 'collect'],
  ['collect', 'total'],
  ['flete', 'cobrar'],
  ['awb', 'collect'],
] as const;
const INVOICE_WORDS = [
  ['disbursement'],
  ['disbursements'],
  ['desembolso'],
  ['desembolsos'],
  ['third', 'party', 'invoice'],
  ['factura', 'terceros'],
] as const;
/** Tokens before an amount within which such words stand. */
const REACH = 8;
const NOTHING_SAID = { commodity: undefined, unNumbers: undefined, services: undefined, storageDays: undefined };

/** Reads what the air waybill is to be collected with, and what is to be laid out for the customer; the first of each. */
export function extractHandlingAmounts(passages: readonly Passage[]): HandlingAmounts {
  const streams = passages.filter(({ kind }) => kind !== 'history').map(({ stream }) => stream);
  const collect = findAmount(streams, COLLECT_WORDS);
  const invoice = findAmount(streams, INVOICE_WORDS);
  if (!collect && !invoice) return { handling: undefined, evidence: {} };
  return {
    handling: {
      ...NOTHING_SAID,
      ...(collect ? { collectTotalUsd: collect.amountUsd } : {}),
      ...(invoice ? { thirdPartyInvoiceUsd: invoice.amountUsd } : {}),
    },
    evidence: {
      ...(collect ? { 'handling.collectTotal': [collect.evidence] } : {}),
      ...(invoice ? { 'handling.thirdPartyInvoice': [invoice.evidence] } : {}),
    },
  };
}

function findAmount(streams: readonly TokenStream[], groups: readonly (readonly string[])[]) {
  for (const stream of streams) {
    for (let at = 0; at < stream.tokens.length; at += 1) {
      const money = parseMoneyAt(stream, at);
      if (!money) continue;
      const words = listWordsBefore(stream, money.at);
      if (money.currency === 'USD' && groups.some((group) => group.every((word) => words.includes(word)))) {
        return { amountUsd: money.amount, evidence: stream.createEvidence(money.at, money.to) };
      }
      at = Math.max(at, money.to - 1);
    }
  }
  return undefined;
}

/** The words right before an amount, back to the number before it: that one has words of its own. */
function listWordsBefore({ tokens }: TokenStream, at: number): string[] {
  const words: string[] = [];
  for (let i = at - 1; i >= Math.max(0, at - REACH); i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'number' || token?.text === ';') break;
    if (token?.kind === 'word') words.push(token.fold);
  }
  return words;
}
