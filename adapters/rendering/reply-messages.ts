import type { ChargeableBasis } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { MissingField } from '../../domain/quoting/shipment-request.js';
import type { ChargeCategory } from '../../domain/tariff/charge-category/charge-category.js';
import type { RateCriterion } from '../../domain/tariff/rate-criterion.js';

/** Who pays under an Incoterm. */
export type PayingParty = 'seller' | 'buyer';

/** All texts of a reply in one language; the renderer only arranges them. */
export interface ReplyMessages {
  readonly title: (reference: string, isIndicative: boolean) => string;
  readonly subtitle: (airport: string) => string;
  readonly greeting: (name: string | undefined, company: string | undefined) => string;
  readonly opening: (facts: {
    readonly airport: string;
    readonly isIndicative: boolean;
    /** The number of a revision that replaces what the customer has got; undefined where nothing was sent before. */
    readonly revision: number | undefined;
  }) => readonly string[];
  readonly answerOnline: { readonly heading: string; readonly introduction: (reference: string) => string };
  readonly headings: Readonly<
    Record<
      | 'note'
      | 'missing'
      | 'unreadFiles'
      | 'reference'
      | 'routing'
      | 'cargo'
      | 'charges'
      | 'whoPays'
      | 'assumptions'
      | 'taxes'
      | 'settlement'
      | 'notIncluded'
      | 'consignment'
      | 'proceed'
      | 'conditions'
      | 'company',
      string
    >
  >;
  readonly total: string;
  readonly totalNote: (incoterm: string, airport: string) => string;
  readonly validNote: (date: string) => string;
  /** How long an indication holds. */
  readonly indicativeNote: (date: string) => string;
  readonly onRequestNote: string;
  /** Lines that the total leaves out, each with the amount from which it begins where that is known. */
  readonly leftOutNote: (lines: ReadonlyArray<{ readonly name: string; readonly from: string | undefined }>) => string;
  /** An amount that a line comes to at least. */
  readonly fromAmount: (amount: string) => string;
  readonly labels: Readonly<
    Record<
      | 'reference'
      | 'issuedOn'
      | 'validUntil'
      | 'indicationHolds'
      | 'preparedFor'
      | 'origin'
      | 'destination'
      | 'delivery'
      | 'transit'
      | 'goods'
      | 'pieces'
      | 'dimensions'
      | 'gross'
      | 'volume'
      | 'volumeWeight'
      | 'chargeable'
      | 'inTotal'
      | 'destinationCharges'
      | 'importClearance'
      | 'duties'
      | 'vat'
      | 'subtotal',
      string
    >
  >;
  readonly revision: (revision: number) => string;
  /** An airport's stored name in this language. */
  readonly airportName: (name: string) => string;
  /** Where no delivery is quoted; the term may ask for one. */
  readonly noDelivery: (asksForPlace: boolean) => string;
  readonly distance: (km: string) => string;
  readonly timeline: (stored: string) => string;
  readonly moreLines: (count: number) => string;
  readonly notStated: string;
  readonly chargeable: (billedKg: string, exactKg: string, basis: ChargeableBasis) => string;
  readonly categories: Readonly<Record<ChargeCategory, string>>;
  readonly notInTotal: string;
  readonly services: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<RateCriterion, string>>;
  readonly onePiece: string;
  /** The default description of the goods in this language. */
  readonly description: (text: string) => string;
  readonly flat: string;
  readonly percentOf: (percent: string, amount: string, unit: string) => string;
  /** How a line is priced by bands. @param quantity with its unit */
  readonly byScale: (quantity: string) => string;
  /** Storage by the day: what is free, and what a day costs; `days` are those that the amount is for. */
  readonly storageByDay: (of: {
    readonly freeDays: number;
    readonly isWorking: boolean;
    readonly price: string | undefined;
    readonly days: number | undefined;
  }) => string;
  /** In place of an amount, where a line only informs. */
  readonly forInformation: string;
  /** A tax that is due on a part of the total only. */
  /** Net, tax and what is paid. */
  readonly settlementLabels: {
    readonly total: string;
    readonly net: string;
    readonly tax: (percent: string) => string;
    readonly untaxed: string;
    readonly abroad: string;
    readonly payable: string;
    readonly rate: (of: { readonly currency: string; readonly units: string; readonly day: string }) => string;
  };
  readonly taxOnPart: (of: { readonly percent: number; readonly part: string; readonly tax: string }) => string;
  readonly minimumApplies: (amount: string) => string;
  readonly maximumApplies: (amount: string) => string;
  readonly onRequest: string;
  /** The basis of a line whose quantity is not known yet. */
  readonly awaited: (rate: string, criterion: RateCriterion, unit: string) => string;
  /** The suffix of an assumed value. */
  readonly assumed: (shown: string) => string;
  readonly paidBy: Readonly<Record<PayingParty, string>>;
  /** @param isInTotal the total holds it although another party pays the other charges */
  readonly clearedBy: (party: PayingParty, isInTotal: boolean) => string;
  readonly dutiesPaidBy: Readonly<Record<PayingParty, string>>;
  /** An assumption by its field; undefined for a field that the catalogue does not know. */
  readonly assumption: (field: string, value: string, place: string | undefined) => string | undefined;
  readonly missing: Readonly<Record<MissingField, string>>;
  readonly missingIntroduction: string;
  readonly missingClosing: (reference: string) => string;
  /** Files of the customer on which the quotation does not rest. */
  readonly unreadFiles: (names: readonly string[]) => string;
  readonly taxNote: string;
  readonly notIncluded: readonly string[];
  readonly consignmentNote: (airport: string) => string;
  readonly proceed: (reference: string, isIndicative: boolean) => readonly string[];
  /** The title of a standing text in this language. */
  readonly disclaimerTitle: (title: string) => string;
  readonly paymentTerms: (terms: string) => string;
  /** @param volume as written @param isByShipments whether it counts shipments, not kg */
  readonly volumeRebate: (percent: number, volume: string, isByShipments: boolean) => string;
  readonly liability: string;
  readonly subjectTo: (isDangerous: boolean) => string;
  /** A reply that quotes several shipments. */
  readonly shipments: {
    /** The airports in one phrase. */
    readonly airports: (codes: readonly string[]) => string;
    readonly opening: (facts: {
      readonly airport: string;
      readonly count: number;
      readonly revision: number | undefined;
    }) => readonly string[];
    /** The sum of all. */
    readonly total: (count: number) => string;
    readonly heading: (position: number, origin: string, airport: string) => string;
    /** A sentence that concerns one of them. */
    readonly concerning: (position: number, text: string) => string;
  };
  /** A reply that only asks for what is missing. */
  readonly asking: {
    readonly title: (reference: string) => string;
    readonly opening: readonly string[];
    readonly introduction: string;
    readonly closing: (reference: string) => string;
  };
  readonly closing: readonly string[];
}
