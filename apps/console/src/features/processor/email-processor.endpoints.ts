import type { HoldReasonCode } from '../../../../../domain/quoting/hold-reason.js';
import { api } from '../../api/api.js';
import type {
  AssumptionView,
  ChargeLineView,
  DestinationView,
  DimensionLineView,
  EvidenceView,
  GoodsView,
  HoldReasonView,
  MissingRateView,
  SenderView,
} from '../../api/types.js';
import type { ChargeLists } from '../../components/charges/charge-groups.js';

/** What stands in an email. */
export interface ExtractedInfo {
  readonly isQuotationRequest?: boolean;
  readonly language?: string | null;
  readonly confidence?: number | null;
  readonly sender?: SenderView | null;
  readonly incoterm?: string | null;
  readonly goods?: GoodsView | null;
  readonly origin?: string | null;
  readonly airportOrigin?: string | null;
  readonly destination?: DestinationView | null;
  readonly airportDestination?: string | null;
}

/** The answer of the first step. */
export interface ExtractionResponse {
  readonly extractedInfo: ExtractedInfo;
  readonly evidence?: Readonly<Record<string, readonly EvidenceView[]>>;
  readonly warnings?: readonly string[];
  readonly rawPerplexityResponse?: string | null;
  readonly extractor?: string;
}

/** The weight that is billed, in kg. */
export interface WeightResponse {
  readonly chargeableWeight: number;
  readonly calculationDetails?: {
    readonly chargeableWeightBasis?: string;
    readonly grossWeight?: number | null;
    readonly volumetricWeight?: number | null;
    readonly exactChargeableWeight?: number | null;
    readonly volumeM3?: number | null;
    readonly divisor?: number;
    readonly rounding?: string;
  };
}

/** What delivery costs, in US dollars. */
export interface DeliveryResponse {
  readonly charges: readonly ChargeLineView[];
  readonly distanceKm?: number | null;
  readonly total?: number | null;
  readonly assumptions?: readonly AssumptionView[];
}

/** All charges of the shipment. */
export interface ChargesResponse extends ChargeLists {
  readonly incoterm?: string | null;
  readonly airport?: string | null;
  readonly country?: string | null;
  readonly assumptions?: readonly AssumptionView[];
  readonly missing?: readonly MissingRateView[];
}

/** What became of the email at the webhook. */
export interface WebhookResponse {
  readonly emailId: number | null;
  readonly quotationId: number | null;
  readonly quotationNumber?: string | null;
  readonly status?: string | null;
  readonly outcome: string;
  /** Codes of the send gate, sentences, or both with their remedy. */
  readonly reasons?: readonly (HoldReasonCode | string | HoldReasonView)[];
  readonly message: string;
  readonly duplicate?: boolean;
  readonly totals?: { readonly totalCompulsoryCharges?: number | null; readonly finalTotal?: number | null } | null;
  readonly compulsoryCharges?: readonly {
    readonly serviceCode: string;
    readonly serviceName: string;
    readonly totalCharge: number | null;
  }[];
}

/** What is weighed. */
export interface WeightRequest {
  readonly emailContent: string;
  readonly grossWeight: number | null;
  readonly pieces: number | null;
  readonly dimensions: string | readonly DimensionLineView[] | null;
  readonly volume: number | null;
}

/** What is delivered where. */
export interface DeliveryRequest {
  readonly destination: string;
  readonly airport: string | null;
  readonly country: string | null;
  readonly chargeableWeight: number;
}

/** What is priced. */
export interface ChargesRequest {
  readonly extractedInfo: ExtractedInfo;
  readonly chargeableWeight: number | undefined;
  readonly deliveryCharges: DeliveryResponse | undefined;
}

/** The email as the webhook takes it. */
export interface WebhookEmail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  /** Nothing is stored or sent. */
  readonly dryRun: boolean;
}

const createPostRequest = (url: string) => (body: unknown) => ({ url, method: 'POST', body }) as const;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    readEmail: build.mutation<ExtractionResponse, string>({
      query: (emailContent) => createPostRequest('/api/emails/process-ai')({ emailContent }),
    }),
    weighShipment: build.mutation<WeightResponse, WeightRequest>({
      query: createPostRequest('/api/calculate-chargeable-weight'),
    }),
    chargeDelivery: build.mutation<DeliveryResponse, DeliveryRequest>({
      query: createPostRequest('/api/calculate-delivery-charges'),
    }),
    chargeShipment: build.mutation<ChargesResponse, ChargesRequest>({
      query: createPostRequest('/api/calculate-complete-charges'),
    }),
    handInEmail: build.mutation<WebhookResponse, WebhookEmail>({
      query: createPostRequest('/api/webhook/email'),
      invalidatesTags: (_answer, failure, { dryRun }) => (failure || dryRun ? [] : ['Quotations', 'Quotation']),
    }),
  }),
});

export const {
  useReadEmailMutation,
  useWeighShipmentMutation,
  useChargeDeliveryMutation,
  useChargeShipmentMutation,
  useHandInEmailMutation,
} = endpoints;
