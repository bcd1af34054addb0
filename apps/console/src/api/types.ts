import type { ChargeCategory } from '../../../../domain/tariff/charge-category/charge-category.js';

/** A charge line as the server sends it; amounts in US dollars. */
export interface ChargeLineView {
  readonly serviceCode: string;
  readonly serviceName?: string;
  readonly description?: string;
  readonly category?: ChargeCategory;
  /** Null: on request, and in no total. */
  readonly calculatedAmount?: number | null;
  /** What older quotations call the amount. */
  readonly amount?: number | null;
  /** One readable sentence that explains the amount. */
  readonly trace?: string;
}

/** A value that the request did not state and that the quotation rests on. */
export interface AssumptionView {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** A service that the quotation needs and the tariff lacks. */
export interface MissingRateView {
  readonly serviceCode: string;
  readonly reason: string;
}

/** Why a quotation does not leave by itself, and what a person can do about it. */
export interface HoldReasonView {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** Where in an email a value was read. */
export interface EvidenceView {
  readonly part?: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly method: string;
}

/** Who asks, as read out of the email. */
export interface SenderView {
  readonly name?: string | null;
  readonly company?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
}

/** One size of a shipment in cm. */
export interface DimensionLineView {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly pieces: number;
}

/** The cargo as read out of the email. */
export interface GoodsView {
  readonly weight?: number | null;
  readonly pieces?: number | null;
  readonly dimensions?: string | null;
  readonly dimensionLines?: readonly DimensionLineView[];
  readonly originalDimensions?: string | null;
  readonly volume?: number | null;
  readonly cbm?: number | null;
  readonly value?: { readonly amount: number; readonly currency: string } | null;
  readonly description?: string | null;
  readonly dangerous?: boolean;
  readonly additionalInfo?: string | null;
}

/** Where the goods go beyond the airport. */
export interface DestinationView {
  readonly address?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}
