import type { CorrectableField } from '../../../../../domain/quoting/correctable-values.js';
import type { ValueOrigin } from '../../../../../domain/quoting/correction/value-origin.js';
import { api, FIVE_MINUTES_S } from '../../api/api.js';
import type {
  AssumptionView,
  ChargeLineView,
  DestinationView,
  EvidenceView,
  GoodsView,
  HoldReasonView,
  MissingRateView,
  SenderView,
} from '../../api/types.js';
import type { ChargeLists } from '../charges/charge-groups.js';

/** The email that asked. */
export interface OriginalEmail {
  readonly messageId?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly subject?: string | null;
  readonly content?: string | null;
  readonly receivedAt?: string | null;
  readonly attachments?: readonly { readonly filename: string }[];
}

/** What was read out of the email. */
export interface ExtractedData {
  readonly sender?: SenderView | null;
  readonly goods?: GoodsView | null;
  readonly airportOrigin?: string | null;
  readonly origin?: string | null;
  readonly airportDestination?: string | null;
  readonly destination?: DestinationView | null;
  readonly incoterm?: string | null;
}

/** The weight that is billed, in kg. */
export interface ChargeableView {
  readonly chargeableWeight?: number | null;
  readonly exactChargeableWeight?: number | null;
  readonly grossWeight?: number | null;
  readonly volumetricWeight?: number | null;
  readonly volumeM3?: number | null;
  readonly basis?: string | null;
}

/** What happened with a quotation, and when. */
export interface QuotationEvent {
  readonly at: string;
  readonly action: string;
  readonly details?: string | null;
  readonly status?: string | null;
  readonly actor?: string | null;
}

/** A value that a person put in the place of what was read. */
export interface CorrectionView {
  /** The revision that it made. */
  readonly revision: number;
  readonly field: CorrectableField;
  readonly label: string;
  readonly asReadText: string;
  readonly correctedText: string;
  readonly actor: string;
  readonly at: string;
}

/** One of the states that a quotation was in. */
export interface RevisionView {
  readonly revision: number;
  readonly createdAt: string;
  /** US dollars. */
  readonly quoteAmount: number;
  readonly status: string;
}

/** The answer to the customer. */
export interface ReplyView {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt?: string | null;
  readonly state?: string | null;
}

/** A quotation with all that it rests on. */
export interface QuotationDetails {
  readonly id: number;
  readonly quotationNumber?: string | null;
  readonly revision?: number | null;
  readonly status: string;
  /** US dollars. */
  readonly quoteAmount?: number | null;
  readonly serviceType?: string | null;
  readonly createdAt?: string | null;
  readonly validUntil?: string | null;
  readonly clientEmail?: string | null;
  readonly emailId?: number | null;
  readonly timeline?: string | null;
  readonly quantity?: number | null;
  readonly parsedRequirements?: {
    readonly originalEmail?: OriginalEmail | null;
    readonly extractedData?: ExtractedData | null;
    readonly destinationCharges?: (ChargeLists & { readonly totalDestinationCharges?: number | null }) | null;
  } | null;
  /** What the quotation rests on, assumed values included. */
  readonly quoted?: {
    readonly description?: string | null;
    readonly incoterm?: string | null;
    readonly originAirport?: string | null;
    readonly airport?: string | null;
    readonly country?: string | null;
  } | null;
  readonly breakdown?: readonly ChargeLineView[];
  readonly chargeable?: ChargeableView | null;
  /** Where each value comes from; a field that is not there is not stated. */
  readonly origins?: Readonly<Partial<Record<CorrectableField, ValueOrigin>>>;
  /** The oldest first. */
  readonly corrections?: readonly CorrectionView[];
  /** The newest first, the shown one among them. */
  readonly revisions?: readonly RevisionView[];
  /** Why it was set aside; null where it was not, or where the log has forgotten why. */
  readonly setAside?: { readonly reason: string | null; readonly actor: string; readonly at: string } | null;
  readonly assumptions?: readonly AssumptionView[];
  readonly missing?: readonly MissingRateView[];
  readonly gate?: { readonly decision: string; readonly reasons: readonly HoldReasonView[] } | null;
  /** What a clerk should know: conflicts, doubts, several shipments. */
  readonly warnings?: readonly string[];
  readonly evidence?: Readonly<Record<string, readonly EvidenceView[]>>;
  readonly events?: readonly QuotationEvent[];
  readonly reply?: ReplyView | null;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    quotationDetails: build.query<QuotationDetails, number>({
      query: (id) => `/api/quotations/${id}/details`,
      providesTags: (_details, _failure, id) => [{ type: 'Quotation', id }],
      keepUnusedDataFor: FIVE_MINUTES_S,
    }),
    quotationRevision: build.query<QuotationDetails, { readonly id: number; readonly revision: number }>({
      query: ({ id, revision }) => `/api/quotations/${id}/revisions/${revision}`,
      providesTags: (_details, _failure, { id }) => [{ type: 'Quotation', id }],
    }),
  }),
});

export const { useQuotationRevisionQuery, useLazyQuotationDetailsQuery } = endpoints;
export const { quotationDetails } = endpoints.endpoints;
