import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { findHoldSigns } from '../../corpus/hold-signs.js';
import type { EmailLabels } from '../../corpus/labelled-email.js';
import { findMisreadFields, PRICE_FIELDS } from '../../corpus/score.js';
import type { GeneratedRequest } from './generate-requests.js';

/** What became of a request: it left right or wrong, was held, or was taken for none. */
export type RequestOutcome = 'sent-right' | 'sent-wrong' | 'held' | 'held-wrong' | 'lost';

/** A request as read, and what would become of it. */
export interface ScoredRequest {
  readonly request: GeneratedRequest;
  readonly outcome: RequestOutcome;
  readonly misread: ReadonlyArray<keyof EmailLabels>;
  readonly holdSigns: readonly string[];
  readonly read: ShipmentRequest;
}

/** Reads every request and holds it against its labels. */
export async function scoreRequests(
  requests: readonly GeneratedRequest[],
  read: (email: GeneratedRequest['email']) => Promise<ShipmentRequest>,
): Promise<ScoredRequest[]> {
  return Promise.all(requests.map(async (request) => scoreRequest(request, await read(request.email))));
}

function scoreRequest(request: GeneratedRequest, read: ShipmentRequest): ScoredRequest {
  const { expect } = request;
  // The value of the goods moves the price under every term but DAP.
  const fields = [...PRICE_FIELDS, ...(expect.incoterm === 'DAP' ? [] : (['goodsValue'] as const))];
  const misread = findMisreadFields(expect, read).filter((field) => fields.some((one) => one === field));
  const holdSigns = findHoldSigns(read);
  return { request, misread, holdSigns, read, outcome: decideOutcome(read, misread.length > 0, holdSigns.length > 0) };
}

function decideOutcome(read: ShipmentRequest, isWrong: boolean, isHeld: boolean): RequestOutcome {
  if (!read.isQuotationRequest) return 'lost';
  if (isHeld) return isWrong ? 'held-wrong' : 'held';
  return isWrong ? 'sent-wrong' : 'sent-right';
}

/** Shares of all requests, from 0 to 1; what a clerk might ask back about is not counted where it is held. */
export interface OutcomeShares {
  readonly counted: number;
  readonly sentRight: number;
  readonly sentWrong: number;
  readonly held: number;
  readonly lost: number;
}

/** How many requests left right, left wrong, were held or lost. */
export function computeShares(scored: readonly ScoredRequest[]): OutcomeShares {
  const counted = scored.filter(({ request, outcome }) => !(request.mayHold && outcome.startsWith('held')));
  const share = (...outcomes: RequestOutcome[]) =>
    counted.filter(({ outcome }) => outcomes.includes(outcome)).length / Math.max(1, counted.length);
  return {
    counted: counted.length,
    sentRight: share('sent-right'),
    sentWrong: share('sent-wrong'),
    held: share('held', 'held-wrong'),
    lost: share('lost'),
  };
}
