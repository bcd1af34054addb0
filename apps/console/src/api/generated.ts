// Made by `npm run generate:api` from the description of the API.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly VolumeStepView: {
            readonly from: number;
            readonly percent: number;
        };
        readonly VolumeRebateView: {
            /** @enum {string} */
            readonly measure: "chargeable_kg" | "shipments";
            readonly steps: readonly components["schemas"]["VolumeStepView"][];
        };
        readonly CustomerAgreementView: {
            /** @description Null: no rebate. */
            readonly volumeRebate: components["schemas"]["VolumeRebateView"] | null;
            /** @description By how many per cent every rate changes. */
            readonly percent: number;
            /** @description Charge codes that cost nothing. */
            readonly freeCodes: readonly string[];
            readonly paymentTerms: string | null;
            /** @description Networks of agents that the customer belongs to. */
            readonly networks: readonly string[];
            /** @description US dollars that the air waybill is collected with, and of invoices of others, where a request names none. */
            readonly collectTotalUsd: number | null;
            readonly thirdPartyInvoiceUsd: number | null;
            /** @description Whether totals are told in the destination's currency as well. */
            readonly showsLocalCurrency: boolean;
            /** @description The first and the last day in UTC; null: without limit. */
            readonly validFrom: string | null;
            readonly validUntil: string | null;
        };
        readonly RecognizedDomainView: {
            /** @description What is agreed with the customer; null: nothing. */
            readonly agreement: components["schemas"]["CustomerAgreementView"] | null;
            readonly id: number;
            readonly version: number;
            readonly domain: string;
            /** @description The only mailbox of the domain that is recognized; null: every mailbox there and below. */
            readonly mailbox: string | null;
            readonly companyName: string;
            readonly country: string | null;
            readonly isApproved: boolean;
            readonly notes: string | null;
            /**
             * @description What is answered without a person; null: as the settings say.
             * @enum {string|null}
             */
            readonly autonomy: "certain" | "indicative" | "propose" | null;
            /** @description ISO moment. */
            readonly addedAt: string;
        };
        readonly VolumeStepDto: {
            readonly from?: number | null;
            readonly percent?: number | null;
        };
        readonly VolumeRebateDto: {
            /** @enum {string|null} */
            readonly measure?: "chargeable_kg" | "shipments" | null;
            readonly steps?: readonly components["schemas"]["VolumeStepDto"][] | null;
        };
        readonly CustomerAgreementDto: {
            /** @description By how many per cent every rate changes. */
            readonly percent?: number | null;
            readonly volumeRebate?: components["schemas"]["VolumeRebateDto"] | null;
            /** @description Charge codes. */
            readonly freeCodes?: readonly string[] | null;
            readonly paymentTerms?: string | null;
            /** @description Networks of agents that the customer belongs to. */
            readonly networks?: readonly string[] | null;
            /** @description US dollars that the air waybill is collected with, and of invoices of others, where a request names none. */
            readonly collectTotalUsd?: number | null;
            readonly thirdPartyInvoiceUsd?: number | null;
            /** @description Whether totals are told in the destination's currency as well. */
            readonly showsLocalCurrency?: boolean | null;
            /** @description The first day, in UTC: 2026-01-31. */
            readonly validFrom?: string | null;
            /** @description The last day, in UTC: 2026-01-31. */
            readonly validUntil?: string | null;
        };
        readonly RecognizedDomainDto: {
            readonly domain: string;
            readonly companyName: string;
            /**
             * @description What is answered without a person; null: as the settings say; left out: unchanged.
             * @enum {string|null}
             */
            readonly autonomy?: "propose" | "certain" | "indicative" | null;
            /** @description Only this mailbox of the domain, which need not be given with it; null or left out: every mailbox there and below. */
            readonly mailbox?: string | null;
            readonly country?: string | null;
            readonly isApproved?: boolean | null;
            readonly notes?: string | null;
            /** @description What is agreed with the customer; null: nothing; left out: unchanged. */
            readonly agreement?: components["schemas"]["CustomerAgreementDto"] | null;
            /** @description The person knows that anybody can get a mailbox there. */
            readonly confirmFreeMail?: boolean | null;
            /** @description The person knows that it resembles a domain on the list. */
            readonly confirmLookAlike?: boolean | null;
            /** @description The version that the person changed; without one whatever stands there is overwritten. */
            readonly version?: number | null;
        };
        readonly DeletionView: {
            readonly deleted: boolean;
        };
        readonly CustomerRecordCountsView: {
            /** @description Entries of the recognized domains. */
            readonly recognitions: number;
            readonly consignees: number;
            readonly emails: number;
            readonly quotations: number;
            readonly corrections: number;
            readonly replies: number;
            /** @description Emails and replies that wait, or were given up. */
            readonly jobs: number;
            /** @description Entries of the activity log. */
            readonly activity: number;
            readonly notifications: number;
            readonly notificationEmails: number;
        };
        readonly CustomerSummaryView: {
            /** @description The mailbox or the domain. */
            readonly customer: string;
            readonly counts: components["schemas"]["CustomerRecordCountsView"];
            /** @description An email or a reply is being worked on right now: nothing can be erased until that is done. */
            readonly isBeingProcessed: boolean;
        };
        readonly CustomerExportView: {
            readonly recognitions: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly consignees: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly emails: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly quotations: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly corrections: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly replies: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly jobs: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly activity: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly notifications: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly notificationEmails: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description The mailbox or the domain. */
            readonly customer: string;
            /** @description ISO moment. */
            readonly exportedAt: string;
        };
        readonly EraseCustomerDto: {
            /** @description A mailbox or a domain. */
            readonly customer: string;
            /** @description The same mailbox or domain, typed once more by the person. */
            readonly confirmation: string;
        };
        readonly CustomerErasureView: {
            readonly erased: components["schemas"]["CustomerRecordCountsView"];
        };
        readonly ChargeCodeView: {
            readonly id: number;
            readonly version: number;
            readonly code: string;
            readonly nameEn: string;
            readonly nameEs: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @description IATA's code of the charge; null: none. */
            readonly iataCode: string | null;
            /** @enum {string} */
            readonly application: "conditional" | "mandatory" | "on-request";
            readonly isPassThrough: boolean;
            readonly isTaxable: boolean;
            /** @description One of the specification's ten, whose category and application are fixed. */
            readonly isStandard: boolean;
            /** @description Made for a rate or brought up from an older tariff, and not saved by staff since. */
            readonly needsReview: boolean;
            /** @description ISO moment. */
            readonly updatedAt: string;
        };
        readonly NewChargeCodeDto: {
            readonly nameEn: string;
            readonly code: string;
            /** @description Empty: as in English. */
            readonly nameEs?: string | null;
            /** @description Compulsory, Delivery, Additional, Optional or Excluded; of a new one, by default the proposal of code and name. */
            readonly category?: string | null;
            /** @description IATA's code of the charge, two letters, and A or C for whom it is due; null: none. */
            readonly iataCode?: string | null;
            /** @description `mandatory`, `conditional` or `on-request`. */
            readonly application?: string | null;
            readonly isPassThrough?: boolean | null;
            readonly isTaxable?: boolean | null;
            readonly version?: number | null;
        };
        readonly ChargeCodeDto: {
            readonly nameEn: string;
            /** @description Empty: as in English. */
            readonly nameEs?: string | null;
            /** @description Compulsory, Delivery, Additional, Optional or Excluded; of a new one, by default the proposal of code and name. */
            readonly category?: string | null;
            /** @description IATA's code of the charge, two letters, and A or C for whom it is due; null: none. */
            readonly iataCode?: string | null;
            /** @description `mandatory`, `conditional` or `on-request`. */
            readonly application?: string | null;
            readonly isPassThrough?: boolean | null;
            readonly isTaxable?: boolean | null;
            readonly version?: number | null;
        };
        readonly DisclaimerAirportView: {
            readonly id: number;
            /** @description IATA code. */
            readonly code: string;
        };
        readonly DisclaimerView: {
            readonly id: number;
            readonly version: number;
            readonly title: string;
            readonly content: string;
            /** @description 1 to 10; the highest stands first. */
            readonly priority: number;
            /** @description Where it stands among those of its priority. */
            readonly place: number;
            /** @description None means all airports. */
            readonly airports: readonly components["schemas"]["DisclaimerAirportView"][];
        };
        readonly DisclaimerDto: {
            readonly title?: string | null;
            readonly content?: string | null;
            readonly priority?: number | null;
            readonly airportIds?: readonly number[] | null;
            readonly version?: number | null;
            /** @description Where one stood that is created again. */
            readonly place?: number | null;
        };
        readonly DisclaimerOrderDto: {
            readonly ids: readonly number[];
            /** @description The ids of all disclaimers in the order that the person saw; without it any order is replaced. */
            readonly seen?: readonly number[] | null;
        };
        readonly MawbConsigneeView: {
            readonly id: number;
            readonly version: number;
            readonly countryId: number;
            /** @description The airport's id. */
            readonly locationId: number;
            readonly stationLegalName: string;
            readonly taxId: string;
            readonly address1: string;
            readonly address2: string;
            readonly customsCode: string;
            readonly cityCountry: string;
            readonly telephone: string;
            readonly email: string;
        };
        readonly MawbConsigneeDto: {
            readonly countryId?: number | null;
            readonly locationId?: number | null;
            readonly stationLegalName?: string | null;
            readonly taxId?: string | null;
            readonly address1?: string | null;
            readonly address2?: string | null;
            readonly customsCode?: string | null;
            readonly cityCountry?: string | null;
            readonly telephone?: string | null;
            readonly email?: string | null;
            readonly version?: number | null;
        };
        readonly TaxRateView: {
            readonly id: number;
            readonly version: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            readonly countryName: string;
            readonly vatRate: number;
            readonly whtRate: number;
            readonly notes: string;
            /** @description ISO moment. */
            readonly lastUpdated: string;
            /** @description The administrator's email; null where no person has entered it. */
            readonly lastUpdatedBy: string | null;
        };
        readonly NewTaxRateDto: {
            readonly vatRate: number;
            readonly whtRate: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            readonly notes?: string | null;
            readonly version?: number | null;
        };
        readonly TaxRateDto: {
            readonly vatRate: number;
            readonly whtRate: number;
            readonly notes?: string | null;
            readonly version?: number | null;
        };
        readonly ExchangeRateView: {
            readonly id: number;
            readonly version: number;
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description The first day that it is for, in UTC. */
            readonly validFrom: string;
            /** @description The last day that it is for, in UTC. */
            readonly validUntil: string;
            /** @description Units of the currency for one US dollar. */
            readonly unitsPerUsd: number;
            /** @description What is added to a converted amount, in percent. */
            readonly marginPercent: number;
            readonly notes: string;
            /** @description ISO moment. */
            readonly updatedAt: string;
        };
        readonly ExchangeRateDto: {
            /** @description ISO 4217, for instance `CRC`. */
            readonly currency: string;
            /** @description UTC day as `YYYY-MM-DD`. */
            readonly validFrom: string;
            /** @description Units of the currency for one US dollar. */
            readonly unitsPerUsd: number;
            /** @description UTC day as `YYYY-MM-DD`; null or empty: the first day alone. */
            readonly validUntil?: string | null;
            /** @description What is added to a converted amount, in percent; null: nothing. */
            readonly marginPercent?: number | null;
            /** @description Where it comes from. */
            readonly notes?: string | null;
            readonly version?: number | null;
        };
        readonly ImportedExchangeRateView: {
            /** @description The line in the file. */
            readonly row: number;
            /** @description ISO 4217. */
            readonly currency: string;
            readonly validFrom: string;
            readonly validUntil: string;
            /** @description Units of the currency for one US dollar. */
            readonly unitsPerUsd: number;
            /** @description What they are now; null for a new one. */
            readonly unitsBefore: number | null;
            /** @description In percent. */
            readonly marginPercent: number;
        };
        readonly ImportErrorView: {
            readonly line: number;
            /** @description What the line is about, in the words of the file; absent where it names nothing. */
            readonly rate?: string;
            readonly message: string;
        };
        readonly ExchangeRateImportView: {
            readonly new: readonly components["schemas"]["ImportedExchangeRateView"][];
            readonly changed: readonly components["schemas"]["ImportedExchangeRateView"][];
            /** @description Rows that are equal to what is there. */
            readonly same: number;
            readonly errors: readonly components["schemas"]["ImportErrorView"][];
            /** @description The headings of columns that are not read. */
            readonly unknownColumns: readonly string[];
        };
        readonly RateBandView: {
            /** @description The quantity that it ends at; null: without an end. */
            readonly upTo: number | null;
            readonly amount: number | null;
            readonly rate: number | null;
            readonly per: number | null;
        };
        readonly RateBreaksView: {
            /** @enum {string} */
            readonly mode: "graduated" | "whole";
            /** @enum {string} */
            readonly limitBelongsTo: "lower" | "upper";
            readonly isNextBreakCheaper: boolean;
            readonly bands: readonly components["schemas"]["RateBandView"][];
        };
        readonly StorageStepView: {
            readonly upToDay: number | null;
            readonly rate: number;
        };
        readonly StorageTermsView: {
            readonly freeDays: number;
            /** @enum {string} */
            readonly freeDayKind: "calendar" | "working";
            readonly retroactiveAfterDays: number | null;
            readonly minimumPerDay: number | null;
            readonly steps: readonly components["schemas"]["StorageStepView"][];
        };
        readonly BuyingPriceView: {
            /** @description A unit, or in percent. */
            readonly rate: number;
            readonly minimum: number | null;
        };
        readonly RateFormulaView: {
            readonly breaks: components["schemas"]["RateBreaksView"] | null;
            readonly quantityStep: number | null;
            readonly amountStep: number | null;
            readonly referenceCode: string | null;
            /** @description Absent: the prices are without tax. */
            readonly includedTaxPercent?: number;
            /**
             * @description Absent: the minimum is for the shipment.
             * @enum {string}
             */
            readonly minimumPer?: "hawb" | "pieces" | "trips" | "un_numbers" | "units";
            /** @description Absent: the price is for the shipment. */
            readonly storage?: components["schemas"]["StorageTermsView"];
            /** @description What the forwarder pays for it; absent: not known. */
            readonly buying?: components["schemas"]["BuyingPriceView"];
        };
        readonly PieceLimitsView: {
            readonly lengthCm: number | null;
            readonly widthCm: number | null;
            readonly heightCm: number | null;
            readonly weightKg: number | null;
        };
        readonly HourSpanView: {
            readonly from: number;
            readonly until: number;
        };
        readonly DeliveryZoneView: {
            readonly name: string;
            readonly places: readonly string[];
        };
        readonly RateConditionsView: {
            readonly commodities: readonly ("cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable")[];
            /** @description The cargo is of none of these classes; absent: no class is left out. */
            readonly exceptCommodities?: readonly ("cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable")[];
            readonly dangerousClasses: readonly string[];
            readonly unNumbersFrom: number | null;
            readonly services: readonly ("after-hours" | "charter" | "crane" | "escort" | "fumigation" | "house-waybill-split" | "insurance" | "split-delivery" | "storage" | "tail-lift" | "weekend-delivery")[];
            readonly pieceOver: components["schemas"]["PieceLimitsView"] | null;
            readonly valueOverUsd: number | null;
            readonly days: readonly ("holiday" | "saturday" | "sunday" | "working")[];
            readonly hours: components["schemas"]["HourSpanView"] | null;
            readonly customers: readonly string[];
            readonly monthKgFrom: number | null;
            readonly monthShipmentsFrom: number | null;
            readonly zone: components["schemas"]["DeliveryZoneView"] | null;
            readonly origins: readonly string[];
            readonly incoterms: readonly string[];
            readonly grossKgUpTo: number | null;
            readonly volumeM3UpTo: number | null;
            readonly grossKgOver: number | null;
            /** @description As one phrase, for instance `dangerous goods, value over USD 1,000`. */
            readonly text: string;
        };
        readonly ImportedRateView: {
            /** @description The line in the file. */
            readonly row: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            readonly unit: string;
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            /** @description Null: no minimum. */
            readonly minimumCharge: number | null;
            /** @description Null: no limit. */
            readonly maximumCharge: number | null;
            /** @description Bands, rounding and reference; null: the base rate alone. */
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            readonly isRequired: boolean;
            readonly description: string;
            /** @description The first day in UTC; null: since ever. */
            readonly validFrom: string | null;
            /** @description The last day in UTC; null: for good. */
            readonly validUntil: string | null;
        };
        readonly ReplacedRateView: {
            readonly id: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            readonly unit: string;
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            /** @description Null: no minimum. */
            readonly minimumCharge: number | null;
            /** @description Null: no limit. */
            readonly maximumCharge: number | null;
            /** @description Bands, rounding and reference; null: the base rate alone. */
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            readonly isRequired: boolean;
            readonly description: string;
            /** @description The first day in UTC; null: since ever. */
            readonly validFrom: string | null;
            /** @description The last day in UTC; null: for good. */
            readonly validUntil: string | null;
        };
        readonly RateDraftView: {
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            readonly unit: string;
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            /** @description Null: no minimum. */
            readonly minimumCharge: number | null;
            /** @description Null: no limit. */
            readonly maximumCharge: number | null;
            /** @description Bands, rounding and reference; null: the base rate alone. */
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            readonly isRequired: boolean;
            readonly description: string;
            /** @description The first day in UTC; null: since ever. */
            readonly validFrom: string | null;
            /** @description The last day in UTC; null: for good. */
            readonly validUntil: string | null;
        };
        readonly ImportedChangeView: {
            /** @description The line in the file. */
            readonly row: number;
            readonly before: components["schemas"]["ReplacedRateView"];
            readonly after: components["schemas"]["RateDraftView"];
        };
        readonly EndedRateView: {
            readonly before: components["schemas"]["ReplacedRateView"];
            /** @description The day before the season begins. */
            readonly validUntil: string;
        };
        readonly SheetColumnView: {
            /** @description As it stands in the file. */
            readonly heading: string;
            /** @description What it is taken for: a name of `importColumns`, `ignored`, or null where somebody has to say it. */
            readonly column: string | null;
            /** @description The first values. */
            readonly examples: readonly string[];
        };
        readonly ImportColumnView: {
            readonly name: string;
            /** @description As an export calls it. */
            readonly heading: string;
        };
        readonly StoredImportView: {
            readonly id: number;
            readonly fileName: string;
            /** @description ISO moment. */
            readonly importedAt: string;
            /** @description The administrator's email. */
            readonly importedBy: string;
            readonly added: number;
            readonly changed: number;
            readonly ended: number;
            readonly same: number;
            /** @description ISO moment; null where it was not taken back. */
            readonly undoneAt: string | null;
            readonly undoneBy: string | null;
        };
        readonly RateRefView: {
            readonly id: number;
            readonly version: number | null;
        };
        readonly RateReplacementView: {
            readonly id: number;
            readonly version: number | null;
            readonly countryId: number;
            /** @description The airport's id. */
            readonly locationId: number;
            readonly serviceCode: string;
            readonly serviceName: string;
            readonly isRequired: boolean;
            readonly description: string;
            readonly isSample: boolean;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            readonly minimumCharge: number | null;
            readonly maximumCharge: number | null;
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
        };
        readonly RateContentView: {
            readonly countryId: number;
            /** @description The airport's id. */
            readonly locationId: number;
            readonly serviceCode: string;
            readonly serviceName: string;
            readonly isRequired: boolean;
            readonly description: string;
            readonly isSample: boolean;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            readonly minimumCharge: number | null;
            readonly maximumCharge: number | null;
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
        };
        readonly RateBatchView: {
            readonly remove: readonly components["schemas"]["RateRefView"][];
            readonly replace: readonly components["schemas"]["RateReplacementView"][];
            readonly add: readonly components["schemas"]["RateContentView"][];
            readonly isUndo: boolean;
        };
        readonly RateImportView: {
            readonly new: readonly components["schemas"]["ImportedRateView"][];
            readonly changed: readonly components["schemas"]["ImportedChangeView"][];
            /** @description Rows that say what the tariff says already. */
            readonly same: number;
            readonly errors: readonly components["schemas"]["ImportErrorView"][];
            /** @description The rows that failed as CSV, with their lines and what is wrong; null where none did. */
            readonly failedRows: string | null;
            readonly ended: readonly components["schemas"]["EndedRateView"][];
            readonly columns: readonly components["schemas"]["SheetColumnView"][];
            /** @description The headings of columns that nobody has explained: with one of them nothing is imported. */
            readonly unknownColumns: readonly string[];
            /** @description What every rate needs and no column says. */
            readonly missingColumns: readonly string[];
            /** @description What columns may be taken for. */
            readonly importColumns: readonly components["schemas"]["ImportColumnView"][];
            /** @description What stands above the table, and the notes in it and below it. */
            readonly titles: readonly string[];
            /** @description The import as it is kept; only where it was applied. */
            readonly import?: components["schemas"]["StoredImportView"];
            /** @description Takes the import back; only where it was applied. */
            readonly undo?: components["schemas"]["RateBatchView"];
        };
        readonly BacktestedQuotationView: {
            readonly id: number;
            readonly quotationNumber: string;
            /** @description As it was quoted. */
            readonly quotedTotal: number;
            /** @description At the tariff as it is. */
            readonly oldTotal: number;
            /** @description At the tariff as the import would leave it. */
            readonly newTotal: number;
            readonly difference: number;
        };
        readonly BacktestView: {
            /** @description The day that both tariffs were looked at on, in UTC. */
            readonly day: string;
            readonly quotations: readonly components["schemas"]["BacktestedQuotationView"][];
        };
        readonly RateRefDto: {
            readonly id: number;
            readonly version?: number | null;
        };
        readonly RateBandDto: {
            /** @description The quantity that it ends at; null: without an end, which only the last one is. */
            readonly upTo?: number | null;
            /** @description US dollars for reaching the band. */
            readonly amount?: number | null;
            /** @description US dollars a unit, or percent; beside an amount, for what lies beyond the band's beginning. */
            readonly rate?: number | null;
            /** @description The rate is for each started so many units; null: for each unit, parts too. */
            readonly per?: number | null;
        };
        readonly RateBreaksDto: {
            /**
             * @description `whole`: the band reached prices the whole quantity; `graduated`: each part is priced by its own band.
             * @enum {string|null}
             */
            readonly mode?: "graduated" | "whole" | null;
            /**
             * @description Whether a quantity at a limit falls into the band above it or below it.
             * @enum {string|null}
             */
            readonly limitBelongsTo?: "lower" | "upper" | null;
            /** @description Whether the beginning of a higher band is billed where that is cheaper. */
            readonly isNextBreakCheaper?: boolean | null;
            readonly bands: readonly components["schemas"]["RateBandDto"][];
        };
        readonly StorageStepDto: {
            /** @description Days since arrival, this one included; null: without an end, which only the last step is. */
            readonly upToDay?: number | null;
            /** @description For each unit of the rate's quantity and day. */
            readonly rate?: number | null;
        };
        readonly StorageTermsDto: {
            readonly freeDays?: number | null;
            /** @enum {string|null} */
            readonly freeDayKind?: "calendar" | "working" | null;
            /** @description Stored longer than so many days, the free ones are charged too; null: never. */
            readonly retroactiveAfterDays?: number | null;
            readonly minimumPerDay?: number | null;
            readonly steps?: readonly components["schemas"]["StorageStepDto"][] | null;
        };
        readonly BuyingPriceDto: {
            /** @description A unit, or in percent. */
            readonly rate?: number | null;
            readonly minimum?: number | null;
        };
        readonly RateFormulaDto: {
            readonly breaks?: components["schemas"]["RateBreaksDto"] | null;
            /** @description The quantity is rounded up to a multiple of this. */
            readonly quantityStep?: number | null;
            /** @description The line is rounded up to a multiple of so many US dollars. */
            readonly amountStep?: number | null;
            /** @description The charge codes that a percentage of other charges is of, parted by ` + `. */
            readonly referenceCode?: string | null;
            /** @description The tax that base rate, bands and limits hold, in percent; null: they are without. */
            readonly includedTaxPercent?: number | null;
            /**
             * @description The minimum is for each of these; null: for the shipment.
             * @enum {string|null}
             */
            readonly minimumPer?: "hawb" | "pieces" | "trips" | "un_numbers" | "units" | null;
            /** @description The price is for each day of storage; null: for the shipment. */
            readonly storage?: components["schemas"]["StorageTermsDto"] | null;
            /** @description What the forwarder pays for it; null: not known. */
            readonly buying?: components["schemas"]["BuyingPriceDto"] | null;
        };
        readonly PieceLimitsDto: {
            /** @description Of the two sides on the floor the longer one. */
            readonly lengthCm?: number | null;
            readonly widthCm?: number | null;
            readonly heightCm?: number | null;
            readonly weightKg?: number | null;
        };
        readonly HourSpanDto: {
            readonly from?: number | null;
            readonly until?: number | null;
        };
        readonly DeliveryZoneDto: {
            readonly name?: string | null;
            readonly places?: readonly string[] | null;
        };
        readonly RateConditionsDto: {
            readonly commodities?: readonly ("cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable")[] | null;
            /** @description The cargo is of none of these classes. */
            readonly exceptCommodities?: readonly ("cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable")[] | null;
            /** @description For instance `3`, or the division `2.1`. */
            readonly dangerousClasses?: readonly string[] | null;
            /** @description At least so many UN numbers. */
            readonly unNumbersFrom?: number | null;
            readonly services?: readonly ("after-hours" | "charter" | "crane" | "escort" | "fumigation" | "house-waybill-split" | "insurance" | "split-delivery" | "storage" | "tail-lift" | "weekend-delivery")[] | null;
            readonly pieceOver?: components["schemas"]["PieceLimitsDto"] | null;
            readonly valueOverUsd?: number | null;
            readonly days?: readonly ("holiday" | "saturday" | "sunday" | "working")[] | null;
            readonly hours?: components["schemas"]["HourSpanDto"] | null;
            /** @description Mailboxes, or their domains. */
            readonly customers?: readonly string[] | null;
            /** @description The customer had so many kg chargeable, or shipments, accepted in the calendar month before. */
            readonly monthKgFrom?: number | null;
            readonly monthShipmentsFrom?: number | null;
            readonly zone?: components["schemas"]["DeliveryZoneDto"] | null;
            /** @description IATA codes, countries in ISO alpha-2, or regions such as `europe`. */
            readonly origins?: readonly string[] | null;
            readonly incoterms?: readonly string[] | null;
            /** @description The payload of the vehicle. */
            readonly grossKgUpTo?: number | null;
            /** @description The room of the vehicle. */
            readonly volumeM3UpTo?: number | null;
            readonly grossKgOver?: number | null;
        };
        readonly ReplacedRateDto: {
            readonly id: number;
            readonly countryId?: number | null;
            readonly locationId?: number | null;
            /** @description ISO alpha-2, and IATA code: instead of the ids. */
            readonly countryCode?: string | null;
            readonly airportCode?: string | null;
            readonly serviceCode?: string | null;
            readonly serviceName?: string | null;
            readonly category?: string | null;
            readonly chargeCategory?: string | null;
            readonly rateCriteria?: string | null;
            readonly unit?: string | null;
            readonly baseRate?: number | null;
            readonly minimumCharge?: number | null;
            readonly maximumCharge?: number | null;
            readonly minCharge?: number | null;
            readonly maxCharge?: number | null;
            /** @description ISO 4217; null or empty: US dollars. An update without it leaves it as it is. */
            readonly currency?: string | null;
            /** @description Bands, rounding and reference; null: none. An update without it leaves it as it is. */
            readonly formula?: components["schemas"]["RateFormulaDto"] | null;
            /** @description When it applies; null: always. An update without it leaves it as it is. */
            readonly conditions?: components["schemas"]["RateConditionsDto"] | null;
            readonly isRequired?: boolean | null;
            readonly isFlat?: boolean | null;
            readonly description?: string | null;
            /** @description UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are. */
            readonly validFrom?: string | null;
            readonly validUntil?: string | null;
            /** @description Honoured where a rate is created: a deleted sample comes back as the sample that it was. */
            readonly isSample?: boolean | null;
            /** @description Honoured where a rate is created: the one in force before ends the day before this one begins. */
            readonly endsPrevious?: boolean | null;
            readonly version?: number | null;
        };
        readonly RateDto: {
            readonly countryId?: number | null;
            readonly locationId?: number | null;
            /** @description ISO alpha-2, and IATA code: instead of the ids. */
            readonly countryCode?: string | null;
            readonly airportCode?: string | null;
            readonly serviceCode?: string | null;
            readonly serviceName?: string | null;
            readonly category?: string | null;
            readonly chargeCategory?: string | null;
            readonly rateCriteria?: string | null;
            readonly unit?: string | null;
            readonly baseRate?: number | null;
            readonly minimumCharge?: number | null;
            readonly maximumCharge?: number | null;
            readonly minCharge?: number | null;
            readonly maxCharge?: number | null;
            /** @description ISO 4217; null or empty: US dollars. An update without it leaves it as it is. */
            readonly currency?: string | null;
            /** @description Bands, rounding and reference; null: none. An update without it leaves it as it is. */
            readonly formula?: components["schemas"]["RateFormulaDto"] | null;
            /** @description When it applies; null: always. An update without it leaves it as it is. */
            readonly conditions?: components["schemas"]["RateConditionsDto"] | null;
            readonly isRequired?: boolean | null;
            readonly isFlat?: boolean | null;
            readonly description?: string | null;
            /** @description UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are. */
            readonly validFrom?: string | null;
            readonly validUntil?: string | null;
            /** @description Honoured where a rate is created: a deleted sample comes back as the sample that it was. */
            readonly isSample?: boolean | null;
            /** @description Honoured where a rate is created: the one in force before ends the day before this one begins. */
            readonly endsPrevious?: boolean | null;
            readonly version?: number | null;
        };
        readonly RateBatchDto: {
            readonly remove?: readonly components["schemas"]["RateRefDto"][];
            readonly replace?: readonly components["schemas"]["ReplacedRateDto"][];
            readonly add?: readonly components["schemas"]["RateDto"][];
            readonly isUndo?: boolean | null;
        };
        readonly RateView: {
            readonly id: number;
            readonly version: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            readonly countryName: string;
            /** @description IATA code. */
            readonly locationCode: string;
            readonly locationName: string;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly airportName: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            readonly unit: string;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            /** @description Null: no minimum. */
            readonly minimumCharge: number | null;
            /** @description Null: no limit. */
            readonly maximumCharge: number | null;
            /** @description Bands, rounding and reference; null: the base rate alone. */
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @enum {string} */
            readonly chargeCategory: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            readonly countryId: number;
            /** @description The airport's id. */
            readonly locationId: number;
            readonly isRequired: boolean;
            readonly isFlat: boolean;
            readonly description: string;
            /** @description The first day in UTC; null: since ever. */
            readonly validFrom: string | null;
            /** @description The last day in UTC; null: for good. */
            readonly validUntil: string | null;
            /** @description From the sample tariff and not confirmed by staff yet. */
            readonly isSample: boolean;
            /** @description ISO moment. */
            readonly updatedAt: string;
        };
        readonly RateBatchResultView: {
            /** @description As they stand now, without those that were removed. */
            readonly rates: readonly components["schemas"]["RateView"][];
            /** @description Takes the change back. */
            readonly undo: components["schemas"]["RateBatchView"];
        };
        readonly FieldErrorView: {
            readonly field: string;
            /** @description One sentence for the person who filled it in. */
            readonly message: string;
        };
        readonly AdjustedRateView: {
            readonly id: number;
            readonly version: number;
            readonly before: components["schemas"]["RateDraftView"];
            readonly after: components["schemas"]["RateDraftView"];
            readonly faults: readonly components["schemas"]["FieldErrorView"][];
        };
        readonly RateAdjustmentPreviewView: {
            readonly changes: readonly components["schemas"]["AdjustedRateView"][];
        };
        readonly PercentChangeDto: {
            readonly rates: readonly components["schemas"]["RateRefDto"][];
            /** @description Decimal, also negative: 4.5 raises by 4.5 %. */
            readonly percent: number;
            readonly changesMinimum?: boolean | null;
            readonly changesMaximum?: boolean | null;
            /** @description UTC day as `YYYY-MM-DD` that a season of changed rates begins on; null: they change at once. */
            readonly validFrom?: string | null;
        };
        readonly OverwrittenRateView: {
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            readonly unit: string;
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly baseRate: number;
            /** @description Null: no minimum. */
            readonly minimumCharge: number | null;
            /** @description Null: no limit. */
            readonly maximumCharge: number | null;
            /** @description Bands, rounding and reference; null: the base rate alone. */
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            readonly isRequired: boolean;
            readonly description: string;
            /** @description The first day in UTC; null: since ever. */
            readonly validFrom: string | null;
            /** @description The last day in UTC; null: for good. */
            readonly validUntil: string | null;
            readonly id: number;
            readonly version: number;
        };
        readonly CopiedRateView: {
            /** @enum {string} */
            readonly kind: "changed" | "clash" | "new" | "same";
            readonly before: components["schemas"]["OverwrittenRateView"] | null;
            readonly after: components["schemas"]["RateDraftView"];
        };
        readonly RateCopyView: {
            /** @description IATA code. */
            readonly from: string;
            /** @description IATA code. */
            readonly to: string;
            readonly rates: readonly components["schemas"]["CopiedRateView"][];
        };
        readonly CopyRatesDto: {
            readonly fromLocationId?: number | null;
            readonly toLocationId?: number | null;
            /** @description The rates of the other airport that the person saw being changed. */
            readonly replaces?: readonly components["schemas"]["RateRefDto"][];
        };
        readonly RecordedRateView: {
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            readonly baseRate: number;
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            /** @description ISO 4217, of its amounts. */
            readonly currency: string;
            readonly minimumCharge: number | null;
            readonly maximumCharge: number | null;
            readonly formula: components["schemas"]["RateFormulaView"] | null;
            /** @description When it applies; null: always. */
            readonly conditions: components["schemas"]["RateConditionsView"] | null;
            readonly validFrom: string | null;
            readonly validUntil: string | null;
            readonly description: string;
        };
        readonly RateChangeView: {
            readonly entryId: number;
            /** @description ISO moment. */
            readonly at: string;
            readonly actor: string;
            readonly action: string;
            readonly details: string;
            /** @description Null where the rate was created. */
            readonly before: components["schemas"]["RecordedRateView"] | null;
            /** @description Null where the rate was deleted. */
            readonly after: components["schemas"]["RecordedRateView"] | null;
        };
        readonly RevertRateDto: {
            /** @description The change in the rate's history that is taken back. */
            readonly entryId: number;
            readonly version?: number | null;
        };
        readonly ServiceView: {
            readonly code: string;
            readonly name: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
        };
        readonly CoverageCellView: {
            readonly serviceCode: string;
            /** @enum {string} */
            readonly state: "expired" | "expiring" | "future" | "missing" | "sample" | "valid";
            /** @description The rate that decides it; null where there is none. */
            readonly rateId: number | null;
            /** @description The last day in UTC that is covered; null where there is no end, or no rate. */
            readonly until: string | null;
            readonly isCompulsory: boolean;
        };
        readonly AirportCoverageView: {
            /** @description ISO alpha-2. */
            readonly countryCode: string;
            readonly countryId: number;
            /** @description The airport's id. */
            readonly locationId: number;
            /** @description IATA code. */
            readonly airportCode: string;
            readonly airportName: string;
            readonly cells: readonly components["schemas"]["CoverageCellView"][];
            /** @description Codes of the compulsory services that lack a rate. */
            readonly missingCompulsory: readonly string[];
        };
        readonly CoverageTotalsView: {
            readonly valid: number;
            readonly sample: number;
            readonly expiring: number;
            readonly expired: number;
            readonly future: number;
            readonly missing: number;
        };
        readonly CoverageView: {
            readonly services: readonly components["schemas"]["ServiceView"][];
            readonly airports: readonly components["schemas"]["AirportCoverageView"][];
            readonly totals: components["schemas"]["CoverageTotalsView"];
        };
        readonly ConfirmedRatesView: {
            readonly confirmed: number;
        };
        readonly SampleShipmentDto: {
            /** @description Text in cm, one line or several, or a list of lines. */
            readonly dimensions?: (string | readonly (string | components["schemas"]["DimensionLineDto"])[]) | null;
            readonly grossWeight?: number | null;
            readonly pieces?: number | null;
            readonly volume?: number | null;
            readonly cifValue?: number | null;
            readonly thirdPartyInvoice?: number | null;
            readonly awbCollectTotal?: number | null;
            readonly distanceKm?: number | null;
        };
        readonly SimulateRateDto: {
            readonly countryId?: number | null;
            readonly locationId?: number | null;
            /** @description ISO alpha-2, and IATA code: instead of the ids. */
            readonly countryCode?: string | null;
            readonly airportCode?: string | null;
            readonly serviceCode?: string | null;
            readonly serviceName?: string | null;
            readonly category?: string | null;
            readonly chargeCategory?: string | null;
            readonly rateCriteria?: string | null;
            readonly unit?: string | null;
            readonly baseRate?: number | null;
            readonly minimumCharge?: number | null;
            readonly maximumCharge?: number | null;
            readonly minCharge?: number | null;
            readonly maxCharge?: number | null;
            /** @description ISO 4217; null or empty: US dollars. An update without it leaves it as it is. */
            readonly currency?: string | null;
            /** @description Bands, rounding and reference; null: none. An update without it leaves it as it is. */
            readonly formula?: components["schemas"]["RateFormulaDto"] | null;
            /** @description When it applies; null: always. An update without it leaves it as it is. */
            readonly conditions?: components["schemas"]["RateConditionsDto"] | null;
            readonly isRequired?: boolean | null;
            readonly isFlat?: boolean | null;
            readonly description?: string | null;
            /** @description UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are. */
            readonly validFrom?: string | null;
            readonly validUntil?: string | null;
            /** @description Honoured where a rate is created: a deleted sample comes back as the sample that it was. */
            readonly isSample?: boolean | null;
            /** @description Honoured where a rate is created: the one in force before ends the day before this one begins. */
            readonly endsPrevious?: boolean | null;
            readonly version?: number | null;
            readonly shipment: components["schemas"]["SampleShipmentDto"];
        };
        readonly StorageInformationView: {
            readonly freeDays: number;
            /** @enum {string} */
            readonly freeDayKind: "calendar" | "working";
            /** @description US dollars; null: on request. */
            readonly perDayUsd: number | null;
            /** @description The days that the amount is for; null: none are named, and the line is for information. */
            readonly days: number | null;
        };
        readonly ChargeLineView: {
            /**
             * @description What a person did to the line; absent where it is as the tariff makes it.
             * @enum {string}
             */
            readonly manual?: "added" | "waived" | "overridden";
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @enum {string} */
            readonly rateCriteria: "awb_total_collect" | "chargeable_weight" | "cif_value" | "cubic_metres" | "customs_lines" | "days" | "flat" | "goods_value" | "gross_weight" | "hawb" | "hours" | "kilometer" | "other_charge" | "per_shipment" | "pieces" | "quarter_hours" | "third_party_invoice" | "tonnes" | "total_kilometers" | "trips" | "un_numbers" | "units" | "volumetric_weight";
            /** @description US dollars a unit, or percent. */
            readonly rate: number;
            readonly quantity: number | null;
            readonly unit: string;
            readonly minimumCharge: number | null;
            readonly maximumCharge: number | null;
            /** @description Null: on request, and in no total. */
            readonly calculatedAmount: number | null;
            /** @description Why it is in the quotation, for instance `dangerous goods`; null: it always is. */
            readonly appliesFor: string | null;
            /** @description Whether the tax on services is due on it. */
            readonly isTaxable: boolean;
            /** @description A cost of others that is handed on as it is. */
            readonly isPassThrough: boolean;
            /** @description Null where it is no storage by the day. */
            readonly storage: components["schemas"]["StorageInformationView"] | null;
            /** @description What a line on request comes to at least; absent where that is not known. */
            readonly fromAmount?: number;
            /** @description One readable sentence that explains the amount. */
            readonly trace: string;
        };
        readonly CalculationDetailsView: {
            /** @enum {string} */
            readonly chargeableWeightBasis: "gross" | "volumetric";
            readonly grossWeight: number;
            readonly volumetricWeight: number;
            /** @description Before rounding. */
            readonly exactChargeableWeight: number;
            readonly volumeM3: number;
            readonly pieces: number;
            /** @description cm³ per kg. */
            readonly divisor: number;
            readonly rounding: string;
        };
        readonly RateSimulationView: {
            readonly line: components["schemas"]["ChargeLineView"];
            readonly chargeableWeight: number;
            readonly calculationDetails: components["schemas"]["CalculationDetailsView"];
        };
        readonly SenderDto: {
            readonly name?: string | null;
            readonly company?: string | null;
            readonly email?: string | null;
            readonly phone?: string | null;
            readonly address?: string | null;
        };
        readonly DimensionLineDto: {
            readonly lengthCm: number;
            readonly widthCm: number;
            readonly heightCm: number;
            readonly pieces?: number;
        };
        readonly ValueDto: {
            readonly amount: number;
            readonly currency: string;
        };
        readonly CargoDto: {
            readonly dimensions?: (string | readonly (string | components["schemas"]["DimensionLineDto"])[]) | null;
            readonly weight?: number | null;
            readonly pieces?: number | null;
            readonly dimensionLines?: readonly components["schemas"]["DimensionLineDto"][] | null;
            readonly originalDimensions?: string | null;
            readonly volume?: number | null;
            readonly cbm?: number | null;
            readonly value?: components["schemas"]["ValueDto"] | null;
            readonly description?: string | null;
            readonly dangerous?: boolean | null;
            readonly additionalInfo?: string | null;
        };
        readonly HandlingDto: {
            /** @enum {string|null} */
            readonly commodity?: "cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable" | null;
            readonly unNumbers?: number | null;
            /** @description Null: those that the email wishes. */
            readonly services?: readonly ("after-hours" | "charter" | "crane" | "escort" | "fumigation" | "house-waybill-split" | "insurance" | "split-delivery" | "storage" | "tail-lift" | "weekend-delivery")[] | null;
            readonly storageDays?: number | null;
            /** @description Null: one. */
            readonly houseWaybills?: number | null;
            readonly customsLines?: number | null;
            /** @description Null: one. */
            readonly trips?: number | null;
            readonly units?: number | null;
            readonly hours?: number | null;
            readonly quarterHours?: number | null;
            /**
             * @description Null: a working day, unless the email wishes another.
             * @enum {string|null}
             */
            readonly dayKind?: "holiday" | "saturday" | "sunday" | "working" | null;
            /** @description The whole hour of the day of handling; null: in working hours. */
            readonly hour?: number | null;
            /** @description US dollars that the air waybill is to be collected with; null: not known. */
            readonly collectTotal?: number | null;
            /** @description US dollars of invoices of others that are paid for the customer; null: not known. */
            readonly thirdPartyInvoice?: number | null;
        };
        readonly DestinationDto: {
            readonly address?: string | null;
            readonly city?: string | null;
            readonly country?: string | null;
        };
        readonly ExtractedInfoDto: {
            readonly isQuotationRequest?: boolean | null;
            /** @enum {string|null} */
            readonly language?: "en" | "es" | null;
            readonly confidence?: number | null;
            readonly sender?: components["schemas"]["SenderDto"] | null;
            readonly incoterm?: string | null;
            readonly goods?: components["schemas"]["CargoDto"] | null;
            readonly handling?: components["schemas"]["HandlingDto"] | null;
            readonly origin?: string | null;
            readonly airportOrigin?: string | null;
            readonly destination?: components["schemas"]["DestinationDto"] | null;
            readonly airportDestination?: string | null;
        };
        readonly MonthVolumeDto: {
            readonly chargeableKg: number;
            readonly shipments: number;
        };
        readonly SimulateShipmentDto: {
            readonly extractedInfo: components["schemas"]["ExtractedInfoDto"];
            /** @description Null: today. */
            readonly day?: string | null;
            /** @description Null: as it was counted for the customer. */
            readonly monthVolume?: components["schemas"]["MonthVolumeDto"] | null;
        };
        readonly LocalTotalView: {
            /** @description ISO 4217. */
            readonly currency: string;
            /** @description For one US dollar, its margin included. */
            readonly unitsPerUsd: number;
            /** @description The first day that the exchange rate is for, in UTC. */
            readonly day: string;
            readonly net: number;
            readonly tax: number;
            readonly payable: number;
        };
        readonly TotalsView: {
            readonly compulsory: number;
            readonly delivery: number;
            readonly additional: number;
            readonly optional: number;
            readonly finalTotal: number;
            /** @description What of the final total the tax on services is due on. */
            readonly taxable: number;
            /** @description What of the final total are costs of others that are handed on as they are. */
            readonly passThrough: number;
            /** @description The categories that the final total holds; absent in older quotations: those of the standard. */
            readonly inTotal?: readonly ("Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional")[];
            /** @description Tax on services in percent, that tax, and the final total with it; absent: it is told for information only. */
            readonly taxPercent?: number;
            readonly tax?: number;
            readonly payable?: number;
            /** @description Absent: in US dollars alone. */
            readonly local?: components["schemas"]["LocalTotalView"];
        };
        readonly AssumptionView: {
            readonly field: string;
            readonly value: string;
            readonly reason: string;
        };
        readonly MissingRateView: {
            readonly serviceCode: string;
            readonly reason: string;
        };
        readonly CompleteChargesView: {
            /** @enum {string} */
            readonly incoterm: "CFR" | "CIF" | "CIP" | "CPT" | "DAP" | "DDP" | "DPU" | "EXW" | "FAS" | "FCA" | "FOB";
            /** @description IATA code. */
            readonly airport: string;
            /** @description ISO alpha-2. */
            readonly country: string;
            readonly totals: components["schemas"]["TotalsView"];
            readonly distanceKm: number | null;
            readonly assumptions: readonly components["schemas"]["AssumptionView"][];
            readonly missing: readonly components["schemas"]["MissingRateView"][];
            /** @description Classes of cargo and wishes that no rate of the tariff names. */
            readonly unpriced: readonly string[];
            readonly compulsoryCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly deliveryCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly additionalCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly optionalCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly excludedCharges: readonly components["schemas"]["ChargeLineView"][];
        };
        readonly RateDecisionView: {
            /** @enum {string} */
            readonly outcome: "applied" | "not-in-force" | "fails" | "unknown" | "outranked" | "on-request" | "not-charged";
            readonly rateId: number;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @description Why, as one sentence. */
            readonly reason: string;
        };
        readonly ShipmentSimulationView: {
            /** @description The day of the tariff, in the forwarder's time zone. */
            readonly day: string;
            readonly charges: components["schemas"]["CompleteChargesView"];
            readonly decisions: readonly components["schemas"]["RateDecisionView"][];
        };
        readonly CountryView: {
            readonly id: number;
            /** @description ISO alpha-2. */
            readonly code: string;
            readonly alpha3: string;
            readonly name: string;
        };
        readonly AirportView: {
            readonly id: number;
            /** @description IATA code. */
            readonly code: string;
            readonly name: string;
            readonly city: string;
            readonly countryId: number;
            /** @description ISO alpha-2. */
            readonly countryCode: string;
        };
        readonly ChargeableWeightDto: {
            /** @description Text in cm, one line or several, or a list of lines. */
            readonly dimensions?: (string | readonly (string | components["schemas"]["DimensionLineDto"])[]) | null;
            readonly emailContent?: string | null;
            readonly grossWeight?: number | null;
            readonly pieces?: number | null;
            readonly volume?: number | null;
        };
        readonly ChargeableWeightView: {
            readonly chargeableWeight: number;
            readonly calculationDetails: components["schemas"]["CalculationDetailsView"];
        };
        readonly DeliveryChargesDto: {
            /** @description An address, or the destination of an extracted shipment. */
            readonly destination?: (string | components["schemas"]["DestinationDto"]) | null;
            readonly airport?: string | null;
            readonly country?: string | null;
            readonly chargeableWeight?: number | null;
            readonly weight?: number | null;
        };
        readonly DeliveryChargesView: {
            readonly charges: readonly components["schemas"]["ChargeLineView"][];
            readonly distanceKm: number | null;
            readonly total: number;
            readonly assumptions: readonly components["schemas"]["AssumptionView"][];
            readonly missing: readonly components["schemas"]["MissingRateView"][];
        };
        readonly CompleteChargesDto: {
            /** @description Accepted and worked out anew, so that no total rests on lines of another tariff. */
            readonly deliveryCharges?: {
                readonly [key: string]: unknown;
            } | null;
            readonly extractedInfo: components["schemas"]["ExtractedInfoDto"];
            readonly chargeableWeight?: number | null;
        };
        readonly AnswerByLinkDto: {
            /** @enum {string} */
            readonly outcome: "accepted" | "declined";
            readonly awb?: string;
            readonly pieces?: string;
            readonly grossKg?: string;
            /** @description `YYYY-MM-DD`. */
            readonly arrivalDay?: string;
            /** @enum {string} */
            readonly lossReason?: "competitor" | "not-shipping" | "other" | "price" | "service" | "transit-time";
            /** @description US dollars. */
            readonly competitorPrice?: string;
            readonly note?: string;
        };
        readonly CustomerCallView: {
            readonly actor: string;
            /** @description ISO moment. */
            readonly at: string;
            readonly remark: string;
            /** @description `YYYY-MM-DD` at the office; null: not again. */
            readonly nextOn: string | null;
        };
        readonly CallView: {
            /** @description Null: nobody has called yet. */
            readonly lastCall: components["schemas"]["CustomerCallView"] | null;
            /** @description That of the quotation. */
            readonly id: number;
            readonly quotationNumber: string;
            readonly version: number;
            readonly clientEmail: string;
            readonly name: string | null;
            readonly company: string | null;
            readonly phone: string | null;
            /** @description IATA code. */
            readonly airport: string;
            /** @description US dollars. */
            readonly total: number;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment. */
            readonly validUntil: string;
            /** @description Whether the customer was reminded by mail. */
            readonly isReminded: boolean;
        };
        readonly CallPageView: {
            readonly data: readonly components["schemas"]["CallView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly CustomerCallDto: {
            /** @description The version of the quotation that the caller saw: of another one than the newest nothing is recorded. */
            readonly version: number;
            readonly remark: string;
            /** @description From which day on to call again, `YYYY-MM-DD` at the office; null: not again. */
            readonly nextOn?: string | null;
        };
        readonly ExtractEmailDto: {
            readonly emailContent?: string | null;
        };
        readonly EvidenceView: {
            /** @enum {string} */
            readonly part: "attachment" | "body" | "from" | "subject";
            /** @description First character. */
            readonly start: number;
            /** @description One past the last character. */
            readonly end: number;
            readonly text: string;
            readonly method: string;
            /** @description The document that it stands in, where the part is `attachment`. */
            readonly filename?: string;
        };
        readonly SenderView: {
            readonly name: string | null;
            readonly company: string | null;
            readonly email: string | null;
            readonly phone: string | null;
            readonly address: string | null;
        };
        readonly DimensionLineView: {
            readonly lengthCm: number;
            readonly widthCm: number;
            readonly heightCm: number;
            readonly pieces: number;
        };
        readonly DeclaredValueView: {
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        readonly CargoView: {
            /** @description Gross kg. */
            readonly weight: number | null;
            readonly pieces: number | null;
            /** @description The sizes in cm as one text. */
            readonly dimensions: string | null;
            readonly dimensionLines: readonly components["schemas"]["DimensionLineView"][];
            /** @description As written, where it was not in cm. */
            readonly originalDimensions: string | null;
            /** @description m³. */
            readonly volume: number | null;
            /** @description m³. */
            readonly cbm: number | null;
            readonly value: components["schemas"]["DeclaredValueView"] | null;
            readonly description: string | null;
            readonly dangerous: boolean;
            readonly additionalInfo: string | null;
        };
        readonly DestinationView: {
            readonly address: string | null;
            readonly city: string | null;
            /** @description ISO alpha-2. */
            readonly country: string | null;
        };
        readonly HandlingView: {
            /** @enum {string|null} */
            readonly commodity: "cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable" | null;
            readonly unNumbers: number | null;
            /** @description Null: those that the email wishes. */
            readonly services: readonly ("after-hours" | "charter" | "crane" | "escort" | "fumigation" | "house-waybill-split" | "insurance" | "split-delivery" | "storage" | "tail-lift" | "weekend-delivery")[] | null;
            readonly storageDays: number | null;
            readonly houseWaybills: number | null;
            readonly customsLines: number | null;
            readonly trips: number | null;
            readonly units: number | null;
            readonly hours: number | null;
            readonly quarterHours: number | null;
            /** @description US dollars. */
            readonly collectTotal: number | null;
            readonly thirdPartyInvoice: number | null;
        };
        readonly ExtractedInfoView: {
            readonly isQuotationRequest: boolean;
            /** @enum {string} */
            readonly language: "en" | "es";
            /** @description 0 to 1: the measured share of right readings among labelled emails whose reading shows the same signs. */
            readonly confidence: number;
            readonly sender: components["schemas"]["SenderView"];
            /** @enum {string|null} */
            readonly incoterm: "CFR" | "CIF" | "CIP" | "CPT" | "DAP" | "DDP" | "DPU" | "EXW" | "FAS" | "FCA" | "FOB" | null;
            readonly goods: components["schemas"]["CargoView"];
            /** @description The place of origin as written. */
            readonly origin: string | null;
            /** @description IATA code. */
            readonly airportOrigin: string | null;
            readonly destination: components["schemas"]["DestinationView"];
            /** @description IATA code. */
            readonly airportDestination: string | null;
            /** @description Absent where nobody has said anything. */
            readonly handling?: components["schemas"]["HandlingView"];
        };
        readonly LedgerEntryView: {
            /** @enum {string} */
            readonly part: "attachment" | "body" | "from" | "subject";
            /** @description The document that it stands in, where the part is `attachment`. */
            readonly filename?: string;
            /** @description First character. */
            readonly start: number;
            /** @description One past the last character; 0 where an earlier email of the thread holds the words. */
            readonly end: number;
            readonly text: string;
            /** @enum {string} */
            readonly use: "left-over" | "set-aside" | "used";
            /**
             * @description What it measures, names or asks for; not there where a value rests on it.
             * @enum {string}
             */
            readonly kind?: "airport" | "bare" | "count" | "dangerous" | "length" | "money" | "place" | "size" | "special-cargo" | "volume" | "weight" | "wish";
            /** @description The value that rests on it, by its field name of the wire. */
            readonly field?: string;
            /**
             * @description What else it is, or what a person said that it is.
             * @enum {string}
             */
            readonly role?: "added-size" | "added-size-in-inches" | "added-weight" | "address" | "chargeable" | "contents" | "corrected" | "date" | "delivery-place" | "destination" | "goods-value" | "gross-weight" | "limit" | "net" | "no-figure" | "not-a-place" | "not-of-shipment" | "not-the-size" | "not-the-value" | "not-the-volume" | "not-the-weight" | "noted" | "other-thing" | "past" | "piece-count" | "piece-volume" | "piece-weight" | "product" | "rate" | "reference" | "superseded" | "tare" | "telephone" | "temperature" | "time" | "total-volume";
            /** @description The values that it could be a part of, where it is left over. */
            readonly couldBe?: readonly ("airportDestination" | "airportOrigin" | "destination.city" | "destination.country" | "goods.dangerous" | "goods.description" | "goods.dimensions" | "goods.pieces" | "goods.value" | "goods.volume" | "goods.weight" | "handling.collectTotal" | "handling.commodity" | "handling.customsLines" | "handling.hours" | "handling.houseWaybills" | "handling.quarterHours" | "handling.services" | "handling.storageDays" | "handling.thirdPartyInvoice" | "handling.trips" | "handling.unNumbers" | "handling.units" | "incoterm" | "origin")[];
            /** @description What a person can say that it is, where it is left over. */
            readonly choices?: readonly ("added-size" | "added-size-in-inches" | "added-weight" | "contents" | "delivery-place" | "destination" | "goods-value" | "gross-weight" | "no-figure" | "not-a-place" | "not-of-shipment" | "not-the-size" | "not-the-value" | "not-the-volume" | "not-the-weight" | "noted" | "piece-count" | "piece-volume" | "piece-weight" | "total-volume")[];
            /** @description The ways to read it, in kg, m³ or pieces, where it is a left-over figure. */
            readonly readings?: readonly number[];
        };
        readonly ExtractedEmailView: {
            readonly evidence: {
                readonly [key: string]: readonly components["schemas"]["EvidenceView"][];
            };
            readonly extractedInfo: components["schemas"]["ExtractedInfoView"];
            /** @description What a person should know: conflicts, doubts, several shipments. */
            readonly warnings: readonly string[];
            /** @description What the email says, and what became of each part of it; counted as the evidence is. */
            readonly ledger: readonly components["schemas"]["LedgerEntryView"][];
            readonly rawPerplexityResponse: string;
            readonly extractor: string;
        };
        readonly PhoneCustomerDto: {
            readonly name?: string | null;
            readonly company?: string | null;
            /** @description The mailbox that the reply goes to. */
            readonly mailbox?: string | null;
            readonly phone?: string | null;
        };
        readonly CorrectedSizeDto: {
            readonly lengthCm: number;
            readonly widthCm: number;
            readonly heightCm: number;
            readonly pieces: number;
        };
        readonly CorrectedValueDto: {
            readonly amount: number;
            readonly currency: string;
        };
        readonly CorrectedCargoDto: {
            readonly weight?: number | null;
            readonly pieces?: number | null;
            readonly dimensionLines?: readonly components["schemas"]["CorrectedSizeDto"][] | null;
            readonly volume?: number | null;
            readonly value?: components["schemas"]["CorrectedValueDto"] | null;
            readonly description?: string | null;
            readonly dangerous?: boolean | null;
        };
        readonly CorrectedDestinationDto: {
            readonly city?: string | null;
            readonly country?: string | null;
        };
        readonly CorrectedHandlingDto: {
            /** @enum {string|null} */
            readonly commodity?: "cold" | "dangerous" | "general" | "human-remains" | "live-animals" | "perishable" | "pharma" | "valuable" | null;
            readonly unNumbers?: number | null;
            readonly services?: readonly ("after-hours" | "charter" | "crane" | "escort" | "fumigation" | "house-waybill-split" | "insurance" | "split-delivery" | "storage" | "tail-lift" | "weekend-delivery")[] | null;
            readonly storageDays?: number | null;
            readonly houseWaybills?: number | null;
            readonly customsLines?: number | null;
            readonly trips?: number | null;
            readonly units?: number | null;
            readonly hours?: number | null;
            readonly quarterHours?: number | null;
            /** @description US dollars that the air waybill is to be collected with. */
            readonly collectTotal?: number | null;
            /** @description US dollars of invoices of others that are paid for the customer. */
            readonly thirdPartyInvoice?: number | null;
        };
        readonly ShipmentValuesDto: {
            readonly incoterm?: string | null;
            readonly origin?: string | null;
            readonly airportOrigin?: string | null;
            readonly airportDestination?: string | null;
            readonly goods?: components["schemas"]["CorrectedCargoDto"];
            readonly destination?: components["schemas"]["CorrectedDestinationDto"];
            readonly handling?: components["schemas"]["CorrectedHandlingDto"];
        };
        readonly PhoneRequestDto: {
            readonly customer: components["schemas"]["PhoneCustomerDto"];
            /**
             * @description Of the reply and the PDF.
             * @enum {string}
             */
            readonly language: "en" | "es";
            /**
             * @description How the quotation reaches the customer.
             * @enum {string}
             */
            readonly delivery: "email" | "pdf";
            readonly shipment: components["schemas"]["ShipmentValuesDto"];
        };
        readonly HoldReasonView: {
            /** @enum {string} */
            readonly code: "accepted-in-answer" | "accepted-late" | "attachment-unread" | "automatic-mail" | "autonomy-certain-only" | "autonomy-propose-only" | "compulsory-on-request" | "dangerous-goods" | "dangerous-goods-suspected" | "data-missing" | "declined-in-answer" | "delivery-on-request" | "delivery-place-missing" | "density-implausible" | "destination-not-served" | "domain-not-approved" | "domain-unknown" | "exchange-rate-missing" | "figures-doubtful" | "figures-left-over" | "follow-up" | "mail-unread" | "manual-lines" | "margin-below-floor" | "message-id-reused" | "no-sender-mailbox" | "not-a-request" | "not-air-freight" | "nothing-stated" | "other-intent" | "other-purpose" | "oversize" | "pdf-requested" | "piece-too-heavy" | "piece-too-high" | "place-ambiguous" | "places-left-over" | "rate-for-condition-missing" | "rate-missing" | "readings-differ" | "recognized-unconfirmed" | "repeated-request" | "reply-cancelled" | "request-doubtful" | "request-not-recognized" | "sea-term" | "sender-not-authentic" | "set-aside-before" | "several-shipments" | "shipments-told-apart" | "special-cargo" | "special-wish" | "too-many-replies" | "total-above-limit" | "unproven-revision" | "values-conflict";
            readonly message: string;
            readonly remedy: string;
        };
        readonly ReleaseDecisionView: {
            /** @enum {string} */
            readonly decision: "hold" | "ignore" | "send";
            readonly reasons: readonly components["schemas"]["HoldReasonView"][];
            /** @description The reply asks for what is missing and names no price. */
            readonly asksOnly?: boolean;
        };
        readonly QuotedShipmentView: {
            readonly description: string;
            /** @enum {string} */
            readonly incoterm: "CFR" | "CIF" | "CIP" | "CPT" | "DAP" | "DDP" | "DPU" | "EXW" | "FAS" | "FCA" | "FOB";
            /** @description IATA code. */
            readonly originAirport: string;
            /** @description IATA code. */
            readonly airport: string;
            /** @description ISO alpha-2. */
            readonly country: string;
            readonly distanceKm: number | null;
        };
        readonly QuotedWeightView: {
            readonly chargeableWeight: number;
            /** @description Before rounding. */
            readonly exactChargeableWeight: number;
            readonly grossWeight: number;
            readonly volumetricWeight: number;
            readonly volumeM3: number;
            /** @enum {string} */
            readonly basis: "gross" | "volumetric";
            readonly rounding: string;
        };
        readonly DestinationChargesView: {
            readonly totals: components["schemas"]["TotalsView"];
            /** @description US dollars. */
            readonly totalDestinationCharges: number;
            readonly compulsoryCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly deliveryCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly additionalCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly optionalCharges: readonly components["schemas"]["ChargeLineView"][];
            readonly excludedCharges: readonly components["schemas"]["ChargeLineView"][];
        };
        readonly PhoneQuoteView: {
            /** @description Whether the reply would leave by itself. */
            readonly gate: components["schemas"]["ReleaseDecisionView"];
            /** @description ISO moment. */
            readonly validUntil: string;
            readonly extractedData: components["schemas"]["ExtractedInfoView"];
            readonly quoted: components["schemas"]["QuotedShipmentView"];
            readonly chargeable: components["schemas"]["QuotedWeightView"];
            readonly destinationCharges: components["schemas"]["DestinationChargesView"];
            readonly assumptions: readonly components["schemas"]["AssumptionView"][];
            readonly missing: readonly components["schemas"]["MissingRateView"][];
        };
        readonly PhoneQuotationDto: {
            readonly customer: components["schemas"]["PhoneCustomerDto"];
            /**
             * @description Of the reply and the PDF.
             * @enum {string}
             */
            readonly language: "en" | "es";
            /**
             * @description How the quotation reaches the customer.
             * @enum {string}
             */
            readonly delivery: "email" | "pdf";
            readonly shipment: components["schemas"]["ShipmentValuesDto"];
            /** @description The caller's own name of this request: a second call with it makes no second quotation. Or it stands in `Idempotency-Key`. */
            readonly requestKey?: string | null;
            /** @description US dollars: the total that the person had before them; where it is another one by now, nothing is made. */
            readonly seenTotal?: number | null;
        };
        readonly PhoneQuotationView: {
            readonly quotationId: number;
            readonly quotationNumber: string;
            /**
             * @description `completed`: the reply leaves; `pending`: a person decides.
             * @enum {string}
             */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent";
            readonly gate: components["schemas"]["ReleaseDecisionView"];
            /** @description The same request was submitted before: nothing was made of it again. */
            readonly isRepeated: boolean;
        };
        readonly HandOverQuotationDto: {
            /** @description The revision that the customer was given: of another one than the newest nothing is recorded. */
            readonly revision: number;
        };
        readonly MarginView: {
            readonly revenue: number;
            readonly cost: number;
            readonly margin: number;
            /** @description Of the revenue, one decimal; null where there is none. */
            readonly percent: number | null;
        };
        readonly QuotationRevisionView: {
            readonly revision: number;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description US dollars. */
            readonly quoteAmount: number;
            /** @enum {string} */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent";
            /**
             * @description Null where it has not ended.
             * @enum {string|null}
             */
            readonly commercialOutcome: "accepted" | "declined" | "expired" | "superseded" | "unanswered" | null;
        };
        readonly AttachmentView: {
            readonly filename: string;
            /** @description As the sender states it. */
            readonly contentType: string;
            readonly sizeBytes: number;
            /** @description False where its content was not delivered, or is deleted. */
            readonly hasContent: boolean;
            /**
             * @description How a browser may show it; null where it is only downloaded.
             * @enum {string|null}
             */
            readonly preview: "pdf" | "picture" | null;
        };
        readonly OriginalEmailView: {
            /**
             * @description Where it came in; `phone`: it is what a person noted of a call.
             * @enum {string}
             */
            readonly channel: "console" | "imap" | "mailgun" | "phone" | "postmark" | "raw" | "sendgrid" | "smtp" | "webhook";
            readonly messageId: string | null;
            readonly from: string;
            readonly to: string;
            readonly subject: string;
            readonly content: string;
            /** @description ISO moment. */
            readonly receivedAt: string;
            readonly attachments: readonly components["schemas"]["AttachmentView"][];
        };
        readonly ParsedRequirementsView: {
            readonly originalEmail: components["schemas"]["OriginalEmailView"];
            readonly extractedData: components["schemas"]["ExtractedInfoView"];
            readonly destinationCharges: components["schemas"]["DestinationChargesView"];
        };
        readonly ShipmentDetailsView: {
            readonly extractedData: components["schemas"]["ExtractedInfoView"];
            readonly quoted: components["schemas"]["QuotedShipmentView"];
            readonly chargeable: components["schemas"]["QuotedWeightView"];
            readonly destinationCharges: components["schemas"]["DestinationChargesView"];
            readonly assumptions: readonly components["schemas"]["AssumptionView"][];
            readonly missing: readonly components["schemas"]["MissingRateView"][];
        };
        readonly CorrectionView: {
            readonly asRead: (number | string | boolean | readonly components["schemas"]["DimensionLineView"][] | components["schemas"]["DeclaredValueView"]) | null;
            readonly corrected: (number | string | boolean | readonly components["schemas"]["DimensionLineView"][] | components["schemas"]["DeclaredValueView"]) | null;
            /** @description The revision that it made. */
            readonly revision: number;
            /** @enum {string} */
            readonly field: "airportDestination" | "airportOrigin" | "destination.city" | "destination.country" | "goods.dangerous" | "goods.description" | "goods.dimensions" | "goods.pieces" | "goods.value" | "goods.volume" | "goods.weight" | "handling.collectTotal" | "handling.commodity" | "handling.customsLines" | "handling.hours" | "handling.houseWaybills" | "handling.quarterHours" | "handling.services" | "handling.storageDays" | "handling.thirdPartyInvoice" | "handling.trips" | "handling.unNumbers" | "handling.units" | "incoterm" | "origin";
            readonly label: string;
            readonly asReadText: string;
            readonly correctedText: string;
            readonly actor: string;
            /** @description ISO moment. */
            readonly at: string;
        };
        readonly LineAdjustmentView: {
            /** @description Which of the quotation's shipments, counted from 1. */
            readonly shipment: number;
            /** @enum {string} */
            readonly change: "added" | "overridden" | "waived";
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @description US dollars. */
            readonly amount: number;
            /** @description What the tariff makes it, in US dollars; null: it makes none, or it is on request. */
            readonly tariffAmount: number | null;
            readonly reason: string;
            readonly actor: string;
            /** @description ISO moment. */
            readonly at: string;
        };
        readonly DismissalView: {
            readonly reason: string | null;
            readonly actor: string;
            /** @description ISO moment. */
            readonly at: string;
        };
        readonly CompetitorPriceView: {
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        readonly RecordedOutcomeView: {
            /** @enum {string} */
            readonly outcome: "accepted" | "declined" | "expired" | "superseded" | "unanswered";
            /** @enum {string|null} */
            readonly lossReason: "competitor" | "not-shipping" | "other" | "price" | "service" | "transit-time" | null;
            readonly competitorPrice: components["schemas"]["CompetitorPriceView"] | null;
            readonly note: string | null;
            /** @enum {string} */
            readonly source: "email" | "last-day" | "link" | "staff";
            readonly actor: string;
            /** @description ISO moment. */
            readonly at: string;
        };
        readonly NominationDifferenceView: {
            /** @enum {string} */
            readonly field: "grossKg" | "pieces";
            readonly quoted: number;
            readonly nominated: number;
        };
        readonly NominationView: {
            readonly awb: string | null;
            readonly pieces: number | null;
            readonly grossKg: number | null;
            /** @description `YYYY-MM-DD`. */
            readonly arrivalDay: string | null;
            readonly differences: readonly components["schemas"]["NominationDifferenceView"][];
        };
        readonly OutcomeProposalView: {
            /** @enum {string} */
            readonly outcome: "accepted" | "declined";
            /** @enum {string|null} */
            readonly lossReason: "competitor" | "not-shipping" | "other" | "price" | "service" | "transit-time" | null;
            readonly competitorPrice: components["schemas"]["CompetitorPriceView"] | null;
            readonly note: string | null;
            /** @description What the words say of the shipment; null where they say nothing. */
            readonly nomination: components["schemas"]["NominationView"] | null;
            readonly emailId: number;
            /** @description ISO moment. */
            readonly at: string;
        };
        readonly QuotationEventView: {
            /** @description ISO moment. */
            readonly at: string;
            readonly action: string;
            readonly details: string;
            /** @enum {string} */
            readonly status: "failure" | "info" | "success" | "warning";
            readonly actor: string;
        };
        readonly QuotationReplyView: {
            readonly subject: string;
            readonly text: string;
            readonly html: string;
            /** @description ISO moment. */
            readonly sentAt: string | null;
            /** @enum {string} */
            readonly state: "cancelled" | "draft" | "failed" | "replaced" | "sent" | "waiting";
            /** @description Its number in the outbox; null while it is only drafted. */
            readonly outboxId: number | null;
            /** @description ISO moment before which a waiting reply does not leave; null where it does not wait. */
            readonly leavesAt: string | null;
        };
        readonly QuotationDetailsView: {
            /** @description Where each value comes from; a field that is not there is not stated. */
            readonly origins: {
                readonly [key: string]: "email" | "assumed" | "edited" | "phone";
            };
            readonly evidence: {
                readonly [key: string]: readonly components["schemas"]["EvidenceView"][];
            };
            /** @description What is left of the charges whose cost is known; null where none is. It is no part of the reply. */
            readonly margin: components["schemas"]["MarginView"] | null;
            readonly id: number;
            readonly quotationNumber: string;
            readonly revision: number;
            /** @description Another number with every change of any kind. */
            readonly version: number;
            /** @description The newest first, the shown one among them. */
            readonly revisions: readonly components["schemas"]["QuotationRevisionView"][];
            /** @enum {string} */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent";
            /** @description US dollars. */
            readonly quoteAmount: number;
            readonly serviceType: string;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment. */
            readonly validUntil: string;
            readonly clientEmail: string;
            readonly emailId: number;
            /** @description Transit time as people read it. */
            readonly timeline: string;
            readonly quantity: number;
            readonly parsedRequirements: components["schemas"]["ParsedRequirementsView"];
            /** @description Each shipment by itself where the quotation holds several, the first among them; else empty. */
            readonly shipments: readonly components["schemas"]["ShipmentDetailsView"][];
            readonly quoted: components["schemas"]["QuotedShipmentView"];
            readonly breakdown: readonly components["schemas"]["ChargeLineView"][];
            readonly chargeable: components["schemas"]["QuotedWeightView"];
            /** @description The oldest first. */
            readonly corrections: readonly components["schemas"]["CorrectionView"][];
            /** @description What people changed of the lines, in the order of the shipments. */
            readonly lineAdjustments: readonly components["schemas"]["LineAdjustmentView"][];
            readonly assumptions: readonly components["schemas"]["AssumptionView"][];
            readonly missing: readonly components["schemas"]["MissingRateView"][];
            readonly gate: components["schemas"]["ReleaseDecisionView"];
            /** @description What a person tells the customer in the reply; null: nothing. */
            readonly customerNote: string | null;
            /** @description Null where it was not set aside, or where the log has forgotten why. */
            readonly setAside: components["schemas"]["DismissalView"] | null;
            /**
             * @description Null where it has not ended.
             * @enum {string|null}
             */
            readonly commercialOutcome: "accepted" | "declined" | "expired" | "superseded" | "unanswered" | null;
            /** @description Null where nobody has said how it ended. */
            readonly outcome: components["schemas"]["RecordedOutcomeView"] | null;
            /** @description What a customer's words propose; null where there is nothing to confirm. */
            readonly outcomeProposal: components["schemas"]["OutcomeProposalView"] | null;
            /** @description Null where the customer has said nothing of the shipment. */
            readonly nomination: components["schemas"]["NominationView"] | null;
            /** @description What a person should know: conflicts, doubts, several shipments. */
            readonly warnings: readonly string[];
            /** @description What the email says, and what became of each part of it. */
            readonly ledger: readonly components["schemas"]["LedgerEntryView"][];
            readonly extractor: string;
            /** @description What happened with it. */
            readonly events: readonly components["schemas"]["QuotationEventView"][];
            readonly reply: components["schemas"]["QuotationReplyView"];
        };
        readonly SummaryKpisView: {
            readonly total: number;
            readonly averageWeightKg: number;
            readonly averageVolumeM3: number;
            /** @description US dollars. */
            readonly totalValue: number;
        };
        readonly KpiChangeView: {
            readonly total: number | null;
            readonly averageWeightKg: number | null;
            readonly averageVolumeM3: number | null;
            readonly totalValue: number | null;
        };
        readonly DomainShareView: {
            readonly domain: string;
            readonly count: number;
            /** @description Percent, one decimal. */
            readonly share: number;
            readonly isApproved: boolean;
        };
        readonly CountryCountView: {
            /** @description ISO alpha-3, or `OTHER`. */
            readonly code: string;
            readonly count: number;
            /** @description US dollars. */
            readonly value: number;
        };
        readonly DayCountView: {
            /** @description `YYYY-MM-DD`. */
            readonly day: string;
            readonly count: number;
            /** @description US dollars. */
            readonly value: number;
        };
        readonly DashboardView: {
            readonly strictCount: number;
            readonly fallbackCount: number;
            readonly dataQualityPercent: number;
            /** @description Values that were read out of the emails. */
            readonly valuesRead: number;
            /** @description How many of them a person corrected. */
            readonly valuesCorrected: number;
            /** @description Their share; null where nothing was read. */
            readonly correctedPercent: number | null;
            /** @description The equal period before; null where the view has no beginning. */
            readonly previous: components["schemas"]["SummaryKpisView"] | null;
            /** @description Against the period before; null where there is none. */
            readonly change: components["schemas"]["KpiChangeView"] | null;
            readonly topDomains: readonly components["schemas"]["DomainShareView"][];
            readonly byCountry: readonly components["schemas"]["CountryCountView"][];
            readonly overTime: readonly components["schemas"]["DayCountView"][];
            /** @description Every sender domain that has a quotation. */
            readonly domains: readonly string[];
            /** @description Quotations without any filter. */
            readonly allTotal: number;
            readonly total: number;
            readonly averageWeightKg: number;
            readonly averageVolumeM3: number;
            /** @description US dollars. */
            readonly totalValue: number;
        };
        readonly CustomerMarginView: {
            readonly revenue: number;
            readonly cost: number;
            readonly margin: number;
            /** @description Of the revenue, one decimal; null where there is none. */
            readonly percent: number | null;
            /** @description The sender's domain. */
            readonly domain: string;
            /** @description IATA code. */
            readonly airport: string;
            /** @description Quotations with a known cost. */
            readonly count: number;
        };
        readonly QuotationRowView: {
            readonly id: number;
            readonly quotationNumber: string;
            readonly clientEmail: string;
            /** @description The company, else the person, as the request names them; null where it names neither. */
            readonly clientName: string | null;
            /** @description IATA code. */
            readonly destinationAirport: string;
            readonly totalWeightKg: number;
            readonly totalVolumeM3: number;
            /** @description US dollars. */
            readonly quoteAmount: number;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @enum {string} */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent";
            /**
             * @description Null where it has not ended.
             * @enum {string|null}
             */
            readonly commercialOutcome: "accepted" | "declined" | "expired" | "superseded" | "unanswered" | null;
            readonly emailId: number;
            /** @description Codes of why it needs review; none where it does not. */
            readonly holdReasons: readonly string[];
            /** @description The stored requirements as JSON text. */
            readonly requirements: string;
        };
        readonly QuotationPageView: {
            readonly data: readonly components["schemas"]["QuotationRowView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly SendQuotationDto: {
            /** @description Whether the sender's domain is approved with it. */
            readonly approveDomain?: boolean | null;
            /** @description Whether the reply waits as long as the settings say, so that it can be taken back; otherwise it leaves at once. */
            readonly undoable?: boolean | null;
            /** @description Whether the sender's mailbox alone is approved with it, where the domain is open to anybody. */
            readonly approveMailbox?: boolean | null;
            /** @description The revision that the caller saw: of another one than the newest nothing is made. */
            readonly revision?: number | null;
        };
        readonly RepriceQuotationDto: {
            /** @description The revision that the caller saw: of another one than the newest nothing is made. */
            readonly revision?: number | null;
        };
        readonly CorrectionDto: {
            readonly incoterm?: string | null;
            readonly origin?: string | null;
            readonly airportOrigin?: string | null;
            readonly airportDestination?: string | null;
            readonly goods?: components["schemas"]["CorrectedCargoDto"];
            readonly destination?: components["schemas"]["CorrectedDestinationDto"];
            readonly handling?: components["schemas"]["CorrectedHandlingDto"];
            /** @description The revision that the person had before them. */
            readonly revision: number;
        };
        readonly LedgerReferenceDto: {
            /** @enum {string} */
            readonly part: "attachment" | "body" | "from" | "subject";
            readonly filename?: string;
            readonly start: number;
            readonly end: number;
            readonly text: string;
        };
        readonly LedgerRoleDto: {
            /** @description The revision that the person had before them. */
            readonly revision: number;
            readonly entry: components["schemas"]["LedgerReferenceDto"];
            /** @enum {string} */
            readonly choice: "added-size" | "added-size-in-inches" | "added-weight" | "contents" | "delivery-place" | "destination" | "goods-value" | "gross-weight" | "no-figure" | "not-a-place" | "not-of-shipment" | "not-the-size" | "not-the-value" | "not-the-volume" | "not-the-weight" | "noted" | "piece-count" | "piece-volume" | "piece-weight" | "total-volume";
            /** @description Which of the readings is meant, where the figure has several. */
            readonly value?: number;
        };
        readonly DismissQuotationDto: {
            readonly reason: string;
        };
        readonly QuotationNeighboursView: {
            readonly newer: number | null;
            readonly older: number | null;
        };
        readonly ValueDifferenceView: {
            /** @description Which of the quotation's shipments, counted from 1. */
            readonly shipment: number;
            readonly field: string;
            readonly label: string;
            /**
             * @description What the texts before and after are: a decimal of the unit, a day `YYYY-MM-DD`, or words.
             * @enum {string}
             */
            readonly kind: "day" | "kg" | "km" | "percent" | "text";
            /** @description Null: there is none. */
            readonly before: string | null;
            readonly after: string | null;
        };
        readonly LineDifferenceView: {
            /** @description Which of the quotation's shipments, counted from 1. */
            readonly shipment: number;
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @enum {string} */
            readonly category: "Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional";
            /** @description Whether the line is there before and after. */
            readonly isBefore: boolean;
            readonly isAfter: boolean;
            /** @description US dollars; null: the line is not there, or on request. */
            readonly amountBefore: number | null;
            readonly amountAfter: number | null;
            /** @description How the amount comes about. */
            readonly traceAfter: string | null;
        };
        readonly QuotationDifferenceView: {
            /** @description Whether a new revision would say something else; otherwise none is made. */
            readonly isDifferent: boolean;
            readonly values: readonly components["schemas"]["ValueDifferenceView"][];
            readonly lines: readonly components["schemas"]["LineDifferenceView"][];
            /** @description US dollars. */
            readonly totalBefore: number;
            readonly totalAfter: number;
            /** @description Why it would wait for a person and does not now, and the other way round. */
            readonly reasonsAdded: readonly string[];
            readonly reasonsGone: readonly string[];
        };
        readonly QuotationLineDto: {
            /** @enum {string} */
            readonly action: "add" | "override" | "waive" | "restore";
            /** @description The revision that the person had before them: of another one than the newest nothing is made. */
            readonly revision: number;
            /** @description Which of the quotation's shipments, counted from 1; left out: the first. */
            readonly shipment?: number | null;
            readonly serviceCode: string;
            /** @description For an added line whose code the tariff does not know. */
            readonly serviceName?: string | null;
            /** @description For an added line whose code the tariff does not know. */
            readonly category?: string | null;
            /** @description US dollars. */
            readonly amount?: number | null;
            /** @description Needed for everything but taking a change back. */
            readonly reason?: string | null;
        };
        readonly CustomerNoteDto: {
            /** @description The revision that the caller saw: of another one than the newest nothing is made. */
            readonly revision: number;
            /** @description Plain text without links; empty: none. */
            readonly note: string;
        };
        readonly CompetitorPriceDto: {
            readonly amount: number;
            /** @description ISO 4217, in capitals. */
            readonly currency: string;
        };
        readonly QuotationOutcomeDto: {
            /**
             * @description Null opens the quotation again.
             * @enum {string|null}
             */
            readonly outcome: "accepted" | "declined" | "expired" | "superseded" | "unanswered" | null;
            /**
             * @description Needed where it was declined.
             * @enum {string|null}
             */
            readonly lossReason?: "competitor" | "not-shipping" | "other" | "price" | "service" | "transit-time" | null;
            readonly competitorPrice?: components["schemas"]["CompetitorPriceDto"] | null;
            /** @description Needed where another outcome was recorded before. */
            readonly note?: string | null;
            /** @description The version that the person had before them: of another one than the newest nothing is recorded. */
            readonly version?: number | null;
        };
        readonly OutboundEmailRowView: {
            readonly id: number;
            readonly quotationId: number;
            readonly quotationNumber: string;
            readonly revision: number;
            /** @description Whether it reminds the customer of the quotation; otherwise it is the reply, or a copy of it. */
            readonly isReminder: boolean;
            readonly to: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "cancelled" | "failed" | "replaced" | "sent" | "waiting";
            readonly attempts: number;
            readonly lastError: string | null;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment before which it is not sent. */
            readonly notBefore: string;
            /** @description ISO moment. */
            readonly sentAt: string | null;
        };
        readonly OutboundEmailPageView: {
            readonly data: readonly components["schemas"]["OutboundEmailRowView"][];
            /** @description Why replies cannot leave at the moment, one sentence; null where they can. */
            readonly mailTrouble: string | null;
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly DeadLetterView: {
            /** @enum {string} */
            readonly kind: "answer-email" | "deliver-webhook" | "file-reply-copy" | "send-reply" | "send-staff-mail";
            readonly attempts: number;
            readonly reason: string;
            /** @description ISO moment. */
            readonly failedAt: string;
        };
        readonly OutboundEmailView: {
            readonly id: number;
            readonly quotationId: number;
            readonly quotationNumber: string;
            readonly revision: number;
            /** @description Whether it reminds the customer of the quotation; otherwise it is the reply, or a copy of it. */
            readonly isReminder: boolean;
            readonly to: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "cancelled" | "failed" | "replaced" | "sent" | "waiting";
            readonly attempts: number;
            readonly lastError: string | null;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment before which it is not sent. */
            readonly notBefore: string;
            /** @description ISO moment. */
            readonly sentAt: string | null;
            readonly from: string;
            readonly messageId: string;
            readonly inReplyTo: string | null;
            readonly text: string;
            readonly html: string;
            readonly deadLetter: components["schemas"]["DeadLetterView"] | null;
        };
        readonly EmailFileView: {
            /** @description Its sender, recipients and subject, an empty line, and the text that a mail client displays. */
            readonly emailContent: string;
            readonly attachments: readonly components["schemas"]["AttachmentView"][];
        };
        readonly ExtractedEmailFileView: {
            readonly evidence: {
                readonly [key: string]: readonly components["schemas"]["EvidenceView"][];
            };
            readonly extractedInfo: components["schemas"]["ExtractedInfoView"];
            /** @description What a person should know: conflicts, doubts, several shipments. */
            readonly warnings: readonly string[];
            /** @description What the email says, and what became of each part of it; counted as the evidence is. */
            readonly ledger: readonly components["schemas"]["LedgerEntryView"][];
            readonly rawPerplexityResponse: string;
            readonly extractor: string;
            readonly emailContent: string;
            readonly attachments: readonly components["schemas"]["AttachmentView"][];
            /** @description Names of files that may hold cargo data and were not read. */
            readonly unreadAttachments: readonly string[];
        };
        readonly AttachmentTextView: {
            readonly filename: string;
            /** @description A line a line, cells parted by tabulators; null where it could not be read. */
            readonly text: string | null;
            /** @description Whether the file goes on beyond what was read. */
            readonly isCut: boolean;
        };
        readonly EmailPreviewDto: {
            /** @description What a customer wrote; sender and subject may stand above it as `From:` and `Subject:`, with an empty line below. */
            readonly emailContent: string;
        };
        readonly PreviewedReplyView: {
            readonly subject: string;
            readonly text: string;
        };
        readonly EmailPreviewView: {
            readonly evidence: {
                readonly [key: string]: readonly components["schemas"]["EvidenceView"][];
            };
            /** @description Null where no quotation is asked for. */
            readonly reply: components["schemas"]["PreviewedReplyView"] | null;
            /** @description Each shipment as it would be quoted; none where no quotation is asked for. */
            readonly shipments: readonly components["schemas"]["ShipmentDetailsView"][];
            /** @description US dollars, of all shipments; null where no quotation is asked for. */
            readonly total: number | null;
            /** @description Whether the reply would leave by itself. */
            readonly gate: components["schemas"]["ReleaseDecisionView"];
            readonly extractedInfo: components["schemas"]["ExtractedInfoView"];
            /** @description What a person should know: conflicts, doubts, several shipments. */
            readonly warnings: readonly string[];
            /** @description What the email says, and what became of each part of it; counted as the evidence is. */
            readonly ledger: readonly components["schemas"]["LedgerEntryView"][];
            readonly rawPerplexityResponse: string;
            readonly extractor: string;
        };
        readonly InboundEmailRowView: {
            readonly id: number;
            /** @description ISO moment. */
            readonly receivedAt: string;
            readonly from: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "answered" | "failed" | "held" | "ignored" | "received";
            /** @description Codes of the release policy, or sentences. */
            readonly reasons: readonly string[];
            readonly quotationId: number | null;
            readonly quotationNumber: string | null;
        };
        readonly InboundEmailPageView: {
            readonly data: readonly components["schemas"]["InboundEmailRowView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly InboundEmailView: {
            readonly id: number;
            /** @description ISO moment. */
            readonly receivedAt: string;
            readonly from: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "answered" | "failed" | "held" | "ignored" | "received";
            /** @description Codes of the release policy, or sentences. */
            readonly reasons: readonly string[];
            readonly quotationId: number | null;
            readonly quotationNumber: string | null;
            /** @enum {string} */
            readonly door: "console" | "imap" | "mailgun" | "phone" | "postmark" | "raw" | "sendgrid" | "smtp" | "webhook";
            readonly to: string;
            /** @description The mailbox of the From header. */
            readonly fromAddress: string | null;
            readonly messageId: string | null;
            readonly inReplyTo: string | null;
            readonly references: readonly string[];
            /** @description Header values by lower-case name. */
            readonly headers: {
                readonly [key: string]: string;
            };
            readonly authenticationResults: string | null;
            readonly text: string;
            /** @description What the text says, and what became of each part of it; empty for mail that is not held or has a quotation. */
            readonly ledger: readonly components["schemas"]["LedgerEntryView"][];
            /** @description Source to be read, never to be rendered. */
            readonly html: string | null;
            readonly attachments: readonly components["schemas"]["AttachmentView"][];
            readonly lastError: string | null;
            /** @description Why it waits or was not answered, in the reader's language. */
            readonly holdReasons: readonly components["schemas"]["HoldReasonView"][];
            readonly deadLetter: components["schemas"]["DeadLetterView"] | null;
        };
        readonly AttachmentDto: {
            readonly filename: string;
            readonly contentType?: string | null;
            readonly size?: number | null;
            /** @description Base64. */
            readonly content?: string | null;
        };
        readonly WebhookEmailDto: {
            /** @description A list of Message-IDs, or the header's text. */
            readonly references?: (string | readonly string[]) | null;
            readonly from: string;
            readonly to: string;
            readonly subject: string;
            readonly content: string;
            readonly html?: string | null;
            readonly messageId?: string | null;
            readonly inReplyTo?: string | null;
            readonly headers?: {
                readonly [key: string]: unknown;
            } | null;
            readonly attachments?: readonly components["schemas"]["AttachmentDto"][] | null;
            readonly authenticationResults?: string | null;
            readonly dryRun?: boolean | null;
        };
        readonly WebhookTotalsView: {
            readonly compulsory: number;
            readonly delivery: number;
            readonly additional: number;
            readonly optional: number;
            readonly finalTotal: number;
            /** @description What of the final total the tax on services is due on. */
            readonly taxable: number;
            /** @description What of the final total are costs of others that are handed on as they are. */
            readonly passThrough: number;
            /** @description The categories that the final total holds; absent in older quotations: those of the standard. */
            readonly inTotal?: readonly ("Additional" | "Compulsory" | "Delivery" | "Excluded" | "Optional")[];
            /** @description Tax on services in percent, that tax, and the final total with it; absent: it is told for information only. */
            readonly taxPercent?: number;
            readonly tax?: number;
            readonly payable?: number;
            /** @description Absent: in US dollars alone. */
            readonly local?: components["schemas"]["LocalTotalView"];
            readonly totalCompulsoryCharges: number;
        };
        readonly CompulsoryChargeView: {
            readonly serviceCode: string;
            readonly serviceName: string;
            /** @description US dollars; null: on request. */
            readonly totalCharge: number | null;
        };
        readonly WebhookResponseView: {
            /** @description Null: a dry run stores nothing. */
            readonly emailId: number | null;
            readonly quotationId: number | null;
            readonly quotationNumber: string | null;
            /** @enum {string|null} */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent" | null;
            /** @enum {string} */
            readonly outcome: "accepted" | "answered" | "failed" | "held" | "ignored" | "received";
            /** @description Why it waits or was not answered: codes of the release policy, or sentences; none of what was answered. */
            readonly reasons: readonly string[];
            /** @description What these codes mean and what a person can do about each, in the reader's language. */
            readonly holdReasons: readonly components["schemas"]["HoldReasonView"][];
            readonly message: string;
            readonly duplicate: boolean;
            readonly totals: components["schemas"]["WebhookTotalsView"] | null;
            readonly compulsoryCharges: readonly components["schemas"]["CompulsoryChargeView"][];
        };
        readonly PostmarkDto: {
            readonly FromFull?: {
                readonly [key: string]: unknown;
            };
            /** @description A list of `{ Name, Value }`. */
            readonly Headers?: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description A list of `{ Name, Content, ContentType, ContentLength }`. */
            readonly Attachments?: readonly {
                readonly [key: string]: unknown;
            }[];
            readonly From: string;
            readonly FromName?: string | null;
            readonly To?: string | null;
            readonly OriginalRecipient?: string | null;
            readonly Subject?: string | null;
            readonly MessageID?: string | null;
            readonly ReplyTo?: string | null;
            readonly TextBody?: string | null;
            readonly HtmlBody?: string | null;
        };
        readonly MailboxFailureView: {
            /** @enum {string} */
            readonly code: "certificate-refused" | "client-missing" | "client-refused" | "connection-lost" | "encryption-missing" | "folder-missing" | "host-unknown" | "mailbox-missing" | "no-answer" | "not-permitted" | "not-stored" | "port-closed" | "secret-unreadable" | "service-unavailable" | "sign-in-ended" | "sign-in-refused" | "token-refused" | "token-service-unavailable";
            /** @description What is wrong, and what to do about it. */
            readonly message: string;
            /** @description What the server said. */
            readonly detail: string;
            /** @description ISO moment. */
            readonly at: string;
            /** @description ISO moment: it is not tried again before. */
            readonly retryAt: string;
        };
        readonly MailAccountView: {
            readonly id: number;
            readonly version: number;
            readonly address: string;
            readonly host: string;
            readonly port: number;
            /** @enum {string} */
            readonly security: "none" | "starttls" | "tls";
            /** @description The server that replies leave through; null: they leave as all other mail does. */
            readonly smtpHost: string | null;
            readonly smtpPort: number | null;
            /** @enum {string|null} */
            readonly smtpSecurity: "none" | "starttls" | "tls" | null;
            readonly copiesToSent: boolean;
            readonly user: string;
            /** @enum {string} */
            readonly signIn: "authorization" | "client-credentials" | "password";
            /**
             * @description Whose access tokens open it; null: it has a password.
             * @enum {string|null}
             */
            readonly tokenProvider: "google" | "microsoft" | "microsoft-graph" | null;
            /** @enum {string} */
            readonly border: "google" | "microsoft" | "named" | "none";
            /** @description The name of a named border. */
            readonly authservId: string | null;
            readonly doneFolder: string | null;
            /** @description ISO moment: mail from before does not count. */
            readonly readFrom: string;
            /** @description Replies leave without a person, as settings and customers say. */
            readonly sendsByItself: boolean;
            readonly isActive: boolean;
            /** @description ISO moment at which the mailbox was last read to its end; null: never. */
            readonly lastLookAt: string | null;
            /** @description ISO moment; null: no mail has come yet. */
            readonly lastMailAt: string | null;
            /** @description Seconds from the server's receipt of the last mail until it was stored. */
            readonly lagSeconds: number | null;
            /** @description It is to be read, and was not for five minutes. */
            readonly isSilent: boolean;
            readonly failure: components["schemas"]["MailboxFailureView"] | null;
        };
        readonly MailAccountDto: {
            readonly address: string;
            readonly host: string;
            readonly port: number;
            /** @enum {string|null} */
            readonly security?: "tls" | "starttls" | "none" | null;
            /** @enum {string|null} */
            readonly smtpSecurity?: "tls" | "starttls" | "none" | null;
            /**
             * @description How it is signed in to; left out: with a password.
             * @enum {string|null}
             */
            readonly signIn?: "password" | "authorization" | "client-credentials" | null;
            /**
             * @description Whose access tokens open it where it is signed in to without a password.
             * @enum {string|null}
             */
            readonly tokenProvider?: "google" | "microsoft" | "microsoft-graph" | null;
            /**
             * @description Whose Authentication-Results count; left out: nobody's.
             * @enum {string|null}
             */
            readonly border?: "google" | "microsoft" | "named" | "none" | null;
            /** @description The server that replies leave through; null or left out: they leave as all other mail does. */
            readonly smtpHost?: string | null;
            readonly smtpPort?: number | null;
            /** @description A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves. */
            readonly copiesToSent?: boolean | null;
            /** @description Left out: the address. */
            readonly user?: string | null;
            /** @description Left out: unchanged. */
            readonly password?: string | null;
            /** @description The granted sign-in at the provider (`POST /api/mail-authorizations`); left out: unchanged. */
            readonly authorizationId?: string | null;
            /** @description The name of a named border. */
            readonly authservId?: string | null;
            /** @description The folder that stored mail is moved to; null or left out: it stays where it is. */
            readonly doneFolder?: string | null;
            /** @description The day from which on mail counts, `YYYY-MM-DD` in UTC; null or left out: from now on, or unchanged. */
            readonly readFromDay?: string | null;
            /** @description Replies leave without a person, as settings and customers say; left out: they do not. */
            readonly sendsByItself?: boolean | null;
            /** @description Left out: it is. */
            readonly isActive?: boolean | null;
        };
        readonly MailboxTrialDto: {
            readonly address: string;
            readonly host: string;
            readonly port: number;
            /** @enum {string|null} */
            readonly security?: "tls" | "starttls" | "none" | null;
            /** @enum {string|null} */
            readonly smtpSecurity?: "tls" | "starttls" | "none" | null;
            /**
             * @description How it is signed in to; left out: with a password.
             * @enum {string|null}
             */
            readonly signIn?: "password" | "authorization" | "client-credentials" | null;
            /**
             * @description Whose access tokens open it where it is signed in to without a password.
             * @enum {string|null}
             */
            readonly tokenProvider?: "google" | "microsoft" | "microsoft-graph" | null;
            /**
             * @description Whose Authentication-Results count; left out: nobody's.
             * @enum {string|null}
             */
            readonly border?: "google" | "microsoft" | "named" | "none" | null;
            /** @description The server that replies leave through; null or left out: they leave as all other mail does. */
            readonly smtpHost?: string | null;
            readonly smtpPort?: number | null;
            /** @description A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves. */
            readonly copiesToSent?: boolean | null;
            /** @description Left out: the address. */
            readonly user?: string | null;
            /** @description Left out: unchanged. */
            readonly password?: string | null;
            /** @description The granted sign-in at the provider (`POST /api/mail-authorizations`); left out: unchanged. */
            readonly authorizationId?: string | null;
            /** @description The name of a named border. */
            readonly authservId?: string | null;
            /** @description The folder that stored mail is moved to; null or left out: it stays where it is. */
            readonly doneFolder?: string | null;
            /** @description The day from which on mail counts, `YYYY-MM-DD` in UTC; null or left out: from now on, or unchanged. */
            readonly readFromDay?: string | null;
            /** @description Replies leave without a person, as settings and customers say; left out: they do not. */
            readonly sendsByItself?: boolean | null;
            /** @description Left out: it is. */
            readonly isActive?: boolean | null;
            /** @description The connected mailbox whose stored password is tried where none is entered. */
            readonly id?: number | null;
        };
        readonly MailboxCheckView: {
            /** @description Nothing is wrong. */
            readonly isReadable: boolean;
            /**
             * @description What of it is wrong; null: nothing is.
             * @enum {string|null}
             */
            readonly part: "moving" | "reading" | "sending" | null;
            /** @description What is wrong, and what to do about it; null: nothing is. */
            readonly message: string | null;
            /** @enum {string|null} */
            readonly code: "certificate-refused" | "client-missing" | "client-refused" | "connection-lost" | "encryption-missing" | "folder-missing" | "host-unknown" | "mailbox-missing" | "no-answer" | "not-permitted" | "not-stored" | "port-closed" | "secret-unreadable" | "service-unavailable" | "sign-in-ended" | "sign-in-refused" | "token-refused" | "token-service-unavailable" | null;
            /** @description What the server said. */
            readonly detail: string | null;
        };
        readonly PreviewedMailView: {
            /** @description Names it in the inbox. */
            readonly id: string;
            /** @description ISO moment at which the server received it. */
            readonly receivedAt: string;
            readonly from: string | null;
            readonly subject: string;
            readonly preview: components["schemas"]["WebhookResponseView"];
        };
        readonly MailAccountEditDto: {
            readonly address: string;
            readonly host: string;
            readonly port: number;
            /** @enum {string|null} */
            readonly security?: "tls" | "starttls" | "none" | null;
            /** @enum {string|null} */
            readonly smtpSecurity?: "tls" | "starttls" | "none" | null;
            /**
             * @description How it is signed in to; left out: with a password.
             * @enum {string|null}
             */
            readonly signIn?: "password" | "authorization" | "client-credentials" | null;
            /**
             * @description Whose access tokens open it where it is signed in to without a password.
             * @enum {string|null}
             */
            readonly tokenProvider?: "google" | "microsoft" | "microsoft-graph" | null;
            /**
             * @description Whose Authentication-Results count; left out: nobody's.
             * @enum {string|null}
             */
            readonly border?: "google" | "microsoft" | "named" | "none" | null;
            /** @description The server that replies leave through; null or left out: they leave as all other mail does. */
            readonly smtpHost?: string | null;
            readonly smtpPort?: number | null;
            /** @description A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves. */
            readonly copiesToSent?: boolean | null;
            /** @description Left out: the address. */
            readonly user?: string | null;
            /** @description Left out: unchanged. */
            readonly password?: string | null;
            /** @description The granted sign-in at the provider (`POST /api/mail-authorizations`); left out: unchanged. */
            readonly authorizationId?: string | null;
            /** @description The name of a named border. */
            readonly authservId?: string | null;
            /** @description The folder that stored mail is moved to; null or left out: it stays where it is. */
            readonly doneFolder?: string | null;
            /** @description The day from which on mail counts, `YYYY-MM-DD` in UTC; null or left out: from now on, or unchanged. */
            readonly readFromDay?: string | null;
            /** @description Replies leave without a person, as settings and customers say; left out: they do not. */
            readonly sendsByItself?: boolean | null;
            /** @description Left out: it is. */
            readonly isActive?: boolean | null;
            /** @description The version that the person changed. */
            readonly version: number;
        };
        readonly MailProviderView: {
            /** @enum {string} */
            readonly provider: "google" | "microsoft" | "microsoft-graph";
            /** @description People can sign in there. */
            readonly isRegistered: boolean;
            /** @description The registration names the organization, whose mailboxes its app may open without a person. */
            readonly hasOrganization: boolean;
        };
        readonly MailProvidersView: {
            /** @description The address that is entered in the registrations, where people are sent back to. */
            readonly redirectUrl: string;
            readonly providers: readonly components["schemas"]["MailProviderView"][];
        };
        readonly MailAuthorizationDto: {
            /** @enum {string} */
            readonly provider: "google" | "microsoft" | "microsoft-graph";
            /** @description The mailbox, as far as it is entered: the provider suggests it. */
            readonly address?: string | null;
        };
        readonly MailSignInView: {
            /** @description By this it is asked for, and entered for a mailbox once it is granted. */
            readonly id: string;
            /** @description Where the person goes. */
            readonly url: string;
        };
        readonly MailAuthorizationView: {
            readonly id: string;
            /** @enum {string} */
            readonly provider: "google" | "microsoft" | "microsoft-graph";
            /** @enum {string} */
            readonly state: "granted" | "refused" | "requested";
            /** @description Who signed in, where the provider says it. */
            readonly signedInAs: string | null;
            /** @description Why it was refused, and what to do about it; null: it was not. */
            readonly message: string | null;
            /** @description What the provider said. */
            readonly detail: string | null;
        };
        readonly ActivityView: {
            /** @description The record before the change; null where nothing was changed. */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The record after the change; null where nothing was changed. */
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
            readonly id: number;
            /** @description ISO moment. */
            readonly timestamp: string;
            /** @enum {string} */
            readonly category: "email" | "error" | "quotation" | "system";
            readonly action: string;
            readonly details: string;
            /** @enum {string} */
            readonly status: "failure" | "info" | "success" | "warning";
            /** @description An administrator's email, or `system`. */
            readonly actor: string;
            readonly emailId: number | null;
            readonly quotationId: number | null;
        };
        readonly ActivityCountsView: {
            readonly total: number;
            readonly success: number;
            readonly failure: number;
            readonly warning: number;
            readonly info: number;
            readonly email: number;
            readonly quotation: number;
            readonly error: number;
            readonly system: number;
        };
        readonly ActivityPageView: {
            readonly data: readonly components["schemas"]["ActivityView"][];
            /** @description Of the whole filter. */
            readonly counts: components["schemas"]["ActivityCountsView"];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly CoreRuleCountersView: {
            readonly total: number;
            readonly active: number;
            readonly warnings: number;
            readonly errors: number;
            /** @description ISO moment. */
            readonly lastChecked: string;
        };
        readonly CoreRuleView: {
            readonly id: string;
            /** @enum {string} */
            readonly category: "Categories" | "Charges" | "Delivery" | "Fallbacks" | "Incoterms" | "Mail" | "Weight";
            readonly name: string;
            readonly description: string;
            /** @enum {string} */
            readonly status: "active" | "error" | "warning";
            /** @description The ids of the protected constants that it uses. */
            readonly constants: readonly string[];
        };
        readonly ProtectedConstantView: {
            readonly id: string;
            readonly name: string;
            readonly value: number;
            readonly unit: string;
        };
        readonly CoreRulesView: {
            readonly counters: components["schemas"]["CoreRuleCountersView"];
            readonly rules: readonly components["schemas"]["CoreRuleView"][];
            readonly protectedConstants: readonly components["schemas"]["ProtectedConstantView"][];
        };
        readonly CoreRuleTestSummaryView: {
            readonly total: number;
            readonly passed: number;
            readonly failed: number;
            readonly alarms: number;
        };
        readonly CoreRuleTestView: {
            readonly id: string;
            readonly ruleId: string;
            readonly name: string;
            readonly passed: boolean;
            readonly expected: string;
            readonly got: string;
            /** @description Fed with a wrong value on purpose: it must be seen to fail. */
            readonly isNegativeControl: boolean;
            /** @description A person must look: it failed, or a negative control did not. */
            readonly isAlarm: boolean;
        };
        readonly CoreRulesValidationView: {
            readonly counters: components["schemas"]["CoreRuleCountersView"];
            readonly rules: readonly components["schemas"]["CoreRuleView"][];
            readonly protectedConstants: readonly components["schemas"]["ProtectedConstantView"][];
            readonly summary: components["schemas"]["CoreRuleTestSummaryView"];
            readonly tests: readonly components["schemas"]["CoreRuleTestView"][];
        };
        readonly DeletedRecordView: {
            /** @description Of the log's entry about the deletion. */
            readonly entryId: number;
            /** @description What the record is called, for instance `HNDL at SJO`. */
            readonly name: string;
            /** @description ISO moment. */
            readonly deletedAt: string;
            /** @description An administrator's email. */
            readonly deletedBy: string;
            /** @description Whether there is such a record again. */
            readonly isThere: boolean;
        };
        readonly DeletedRecordPageView: {
            readonly data: readonly components["schemas"]["DeletedRecordView"][];
            /** @description How long they can be restored. */
            readonly days: number;
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly RestoredRecordView: {
            /** @description The new one. */
            readonly id: number;
        };
        readonly FirstStepsView: {
            /** @description Replies say whose they are. */
            readonly hasCompanyName: boolean;
            /** @description There is a tariff, and no sample rate that staff have neither replaced nor confirmed. */
            readonly isTariffConfirmed: boolean;
            /** @description A mailbox is connected, or an email came in. */
            readonly receivesEmail: boolean;
            readonly hasRecognizedDomain: boolean;
            readonly hasSentQuotation: boolean;
            /** @description The address to which programs post emails. */
            readonly webhookUrl: string;
            /**
             * @description `generated`: in `secrets.json` of the data folder; `environment`: the variable `WEBHOOK_SECRET`. The secret itself is not told.
             * @enum {string}
             */
            readonly webhookSecretSource: "environment" | "generated";
        };
        readonly LivenessView: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly ReadinessView: {
            /** @enum {string} */
            readonly status: "ok" | "unavailable";
            /** @enum {string} */
            readonly database: "down" | "up";
            /** @enum {string} */
            readonly mail: "down" | "up";
            /** @description Connected mailboxes that nobody has read for five minutes; null where the database cannot be asked. */
            readonly silentMailboxes: number | null;
            /** @description Jobs that wait; null where the database cannot be asked. */
            readonly pendingWork: number | null;
            /** @description For how long the oldest due job waits; null where the database cannot be asked. */
            readonly oldestDueSeconds: number | null;
            /** @description One sentence for each thing that is amiss. */
            readonly reasons: readonly string[];
        };
        readonly LlmCallView: {
            readonly id: number;
            /** @description ISO moment. */
            readonly at: string;
            readonly provider: string;
            readonly model: string;
            /** @enum {string} */
            readonly outcome: "answered" | "refused" | "timed-out" | "too-long" | "unreachable" | "unusable";
            readonly durationMs: number;
            readonly tries: number;
            readonly inputTokens: number;
            readonly outputTokens: number;
            /** @description US dollars; null where no price is configured. */
            readonly costUsd: number | null;
            /** @description Values of the answer that stand in the email. */
            readonly grounded: number;
            /** @description Values of the answer that were left out. */
            readonly dropped: number;
        };
        readonly LlmUsageView: {
            readonly calls: number;
            readonly failed: number;
            readonly medianMs: number | null;
            readonly tokens: number;
            /** @description US dollars. */
            readonly costUsd: number;
        };
        readonly LlmView: {
            readonly provider: string;
            readonly model: string;
            readonly mode: string;
            readonly last30Days: components["schemas"]["LlmUsageView"];
        };
        readonly LlmCallPageView: {
            readonly data: readonly components["schemas"]["LlmCallView"][];
            /** @description Null where the rules read alone. */
            readonly model: components["schemas"]["LlmView"] | null;
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly QuotationHitView: {
            readonly quotationNumber: string;
            readonly clientEmail: string;
            readonly destinationAirport: string;
            /** @enum {string} */
            readonly status: "completed" | "dismissed" | "expired" | "failed" | "pending" | "sent";
            /** @description US dollars. */
            readonly quoteAmount: number;
            /** @description ISO moment. */
            readonly createdAt: string;
            readonly id: number;
            /** @description Where in the console it is to be seen. */
            readonly link: string;
        };
        readonly RecognizedDomainHitView: {
            readonly domain: string;
            readonly companyName: string;
            readonly isApproved: boolean;
            readonly id: number;
            /** @description Where in the console it is to be seen. */
            readonly link: string;
        };
        readonly RateHitView: {
            readonly airportCode: string;
            readonly serviceCode: string;
            readonly serviceName: string;
            readonly id: number;
            /** @description Where in the console it is to be seen. */
            readonly link: string;
        };
        readonly InboundEmailHitView: {
            readonly from: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "answered" | "failed" | "held" | "ignored" | "received";
            /** @description ISO moment. */
            readonly receivedAt: string;
            readonly id: number;
            /** @description Where in the console it is to be seen. */
            readonly link: string;
        };
        readonly ScreenHitView: {
            readonly name: string;
            readonly link: string;
        };
        readonly SearchHitsView: {
            readonly quotations: readonly components["schemas"]["QuotationHitView"][];
            readonly domains: readonly components["schemas"]["RecognizedDomainHitView"][];
            readonly rates: readonly components["schemas"]["RateHitView"][];
            readonly emails: readonly components["schemas"]["InboundEmailHitView"][];
            readonly screens: readonly components["schemas"]["ScreenHitView"][];
        };
        readonly OperationsKpisView: {
            /** @description Requests that were answered without a person, of all requests: 0 to 1. */
            readonly answeredShare: number | null;
            /** @description Median of the seconds from an email to its reply. */
            readonly medianSeconds: number | null;
            /** @description Destination countries that were quoted. */
            readonly countries: number;
            /** @description Quotations whose amount rests on the tariff, in whole percent. */
            readonly strictPercent: number | null;
            /** @description ISO moment. */
            readonly lastMailAt: string | null;
        };
        readonly SystemInformationView: {
            /** @description The address that quotation requests reach. */
            readonly mailbox: string;
            readonly processingMode: string;
            readonly incoterms: string;
            /** @description The countries that are served, by their two-letter codes. */
            readonly coverage: string;
            /** @description Whether the rates in force are still the ones of the first start. */
            readonly sampleTariff: boolean;
            /** @description Null where the rules read alone. */
            readonly model: components["schemas"]["LlmView"] | null;
            readonly last30Days: components["schemas"]["OperationsKpisView"];
        };
        readonly SystemSettingsView: {
            /** @description How often they have been saved. */
            readonly version: number;
            /** @description Minutes. */
            readonly autoResponseDelay: number;
            /** @description Megabytes. */
            readonly maxAttachmentSize: number;
            /** @description Text of scans and photographs is recognized. */
            readonly readPictures: boolean;
            readonly debugMode: boolean;
            /** @enum {string} */
            readonly theme: "dark" | "light" | "system";
            /** @enum {string} */
            readonly dataRetention: "1 year" | "30 days" | "6 months" | "60 days" | "90 days" | "Indefinitely";
            /** @enum {string} */
            readonly whenDataIsMissing: "ask" | "hold" | "indicative";
            /** @enum {string} */
            readonly autonomy: "certain" | "indicative" | "propose";
            /** @description Mail without any SPF, DKIM or DMARC verdict counts as its From. */
            readonly trustMailWithoutVerdict: boolean;
            /** @description Replies carry a link by which the customer accepts or declines. */
            readonly answerLinks: boolean;
            /** @description US dollars. */
            readonly holdAboveUsd: number;
            /** @description The least margin that quotations are sent with by themselves: per cent of the revenue, and US dollars. */
            readonly marginFloorPercent: number;
            readonly marginFloorUsd: number;
            /** @description Days. */
            readonly validityDays: number;
            /** @description Days before the last one on which silent customers are reminded; 0: never. */
            readonly reminderDays: number;
            /** @description Seconds for which an approval can be taken back before the reply leaves. */
            readonly approvalUndoSeconds: number;
            /** @description Days before the last one from which silent customers are to be called; 0: for no end. */
            readonly callDays: number;
            /** @description US dollars from which silent customers are to be called; 0: whatever the total. */
            readonly callAboveUsd: number;
            /** @description Mailboxes and domains that are not reminded, one a line. */
            readonly withoutReminder: string;
            /** @description Whole cm. */
            readonly maxPieceHeightCm: number;
            /** @description Whole kg. */
            readonly maxPieceWeightKg: number;
            /**
             * @description What becomes of charges on the CIF value where the stated value is none.
             * @enum {string}
             */
            readonly valueWithoutFreight: "assumed" | "on-request";
            /**
             * @description Whether the tax on services is told for information, or computed for customers of the destination country.
             * @enum {string}
             */
            readonly serviceTax: "computed" | "information";
            /**
             * @description Whether totals are told in the destination's currency as well.
             * @enum {string}
             */
            readonly localCurrency: "none" | "shown";
            /** @description In which days are meant and shown; IANA, for instance `America/Costa_Rica`. */
            readonly timeZone: string;
            /** @description Lines such as `SJO Limón: 170`, `CR: x 1.5` and `TGU: from XPL`. */
            readonly roadDistances: string;
            /** @description Lines such as `WCA: -5 %; free DOCS; terms 30 days; 2026-01-01 to 2026-12-31`. */
            readonly networkAgreements: string;
            /** @description Lines such as `CPT: Compulsory, Delivery; charges buyer`; a term without a line is as the standard says. */
            readonly incotermProfiles: string;
            /** @description As replies name the forwarder; empty: they do not. */
            readonly companyName: string;
            readonly companyAddress: string;
            readonly companyTelephone: string;
            readonly contactPerson: string;
            /** @description For customers with whom none are agreed. */
            readonly paymentTerms: string;
            /** @description Lines such as `CR: …`; one without a country holds everywhere else. */
            readonly liabilityClauses: string;
            /** @description Lines such as `europe: 4-6 business days`; one without a region holds for all others. */
            readonly transitTimes: string;
        };
        readonly RetentionPreviewView: {
            /** @description ISO moment; null: nothing ever is deleted. */
            readonly before: string | null;
            readonly activity: number;
            readonly emails: number;
            readonly notificationMails: number;
        };
        readonly SystemSettingsDto: {
            /** @enum {string} */
            readonly theme?: "light" | "dark" | "system";
            /** @enum {string} */
            readonly dataRetention?: "30 days" | "60 days" | "90 days" | "6 months" | "1 year" | "Indefinitely";
            /** @enum {string} */
            readonly whenDataIsMissing?: "indicative" | "ask" | "hold";
            /** @enum {string} */
            readonly autonomy?: "propose" | "certain" | "indicative";
            /** @enum {string} */
            readonly valueWithoutFreight?: "assumed" | "on-request";
            /** @enum {string} */
            readonly serviceTax?: "information" | "computed";
            /** @enum {string} */
            readonly localCurrency?: "none" | "shown";
            readonly autoResponseDelay?: number;
            readonly maxAttachmentSize?: number;
            readonly readPictures?: boolean | null;
            readonly debugMode?: boolean | null;
            readonly trustMailWithoutVerdict?: boolean | null;
            readonly answerLinks?: boolean | null;
            readonly holdAboveUsd?: number;
            readonly marginFloorPercent?: number;
            readonly marginFloorUsd?: number;
            readonly validityDays?: number;
            readonly reminderDays?: number;
            readonly approvalUndoSeconds?: number;
            readonly callDays?: number;
            readonly callAboveUsd?: number;
            /** @description Mailboxes and domains, one a line. */
            readonly withoutReminder?: string | null;
            readonly maxPieceHeightCm?: number;
            readonly maxPieceWeightKg?: number;
            /** @description IANA, for instance `America/Costa_Rica`. */
            readonly timeZone?: string | null;
            readonly roadDistances?: string | null;
            readonly networkAgreements?: string | null;
            readonly incotermProfiles?: string | null;
            readonly companyName?: string | null;
            readonly companyAddress?: string | null;
            readonly companyTelephone?: string | null;
            readonly contactPerson?: string | null;
            readonly paymentTerms?: string | null;
            readonly liabilityClauses?: string | null;
            readonly transitTimes?: string | null;
            /** @description The version that the person changed; without one the values are merged into whatever stands there. */
            readonly version?: number | null;
        };
        readonly PendingTaskView: {
            readonly id: string;
            readonly kind: string;
            readonly title: string;
            readonly details: string;
            /** @description ISO moment; null where it has none. */
            readonly at: string | null;
            /** @description Where in the console it can be dealt with. */
            readonly link: string;
        };
        readonly PendingTasksView: {
            readonly items: readonly components["schemas"]["PendingTaskView"][];
            /** @description Counts what is not listed, too. */
            readonly total: number;
        };
        readonly NotificationEmailRowView: {
            readonly id: number;
            /** @enum {string} */
            readonly topic: "error" | "held" | "sent" | "summary" | "test";
            readonly to: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "failed" | "sent" | "waiting";
            readonly attempts: number;
            readonly lastError: string | null;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment. */
            readonly sentAt: string | null;
        };
        readonly NotificationEmailPageView: {
            readonly data: readonly components["schemas"]["NotificationEmailRowView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly NotificationEmailView: {
            readonly id: number;
            /** @enum {string} */
            readonly topic: "error" | "held" | "sent" | "summary" | "test";
            readonly to: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "failed" | "sent" | "waiting";
            readonly attempts: number;
            readonly lastError: string | null;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment. */
            readonly sentAt: string | null;
            readonly from: string;
            readonly messageId: string;
            readonly text: string;
        };
        readonly NotificationAddressView: {
            readonly to: string;
            /** @description Why nothing is mailed there; null where nothing speaks against it. */
            readonly fault: string | null;
            /** @description Without one, mail stays in the outbox. */
            readonly hasMailServer: boolean;
        };
        readonly TestMailView: {
            readonly id: number;
            readonly to: string;
            /** @description Without one, mail stays in the outbox. */
            readonly hasMailServer: boolean;
        };
        readonly AccessView: {
            /** @description Of the token, or the email of the person who is signed in. */
            readonly name: string;
            /**
             * @description Null: a token calls.
             * @enum {string|null}
             */
            readonly role: "administrator" | "operator" | "read-only" | null;
            /** @description Of the token; none where a person calls. */
            readonly scopes: readonly ("quote" | "read" | "write")[];
            /** @description ISO moment; null: the token is good until it is revoked, or a person calls. */
            readonly expiresAt: string | null;
        };
        readonly ApiTokenView: {
            readonly id: number;
            readonly name: string;
            readonly scopes: readonly ("quote" | "read" | "write")[];
            /** @description The last four characters of the secret. */
            readonly hint: string;
            /** @enum {string} */
            readonly state: "active" | "expired" | "revoked";
            /** @description The email of the administrator who made it. */
            readonly createdBy: string;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment; null: it is good until it is revoked. */
            readonly expiresAt: string | null;
            /** @description ISO moment. */
            readonly revokedAt: string | null;
            /** @description ISO moment, to the minute; null: never. */
            readonly lastUsedAt: string | null;
        };
        readonly ApiTokenPageView: {
            readonly data: readonly components["schemas"]["ApiTokenView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly ApiTokenDto: {
            readonly scopes?: readonly ("read" | "quote" | "write")[];
            /** @description Of the program that will hold it. */
            readonly name?: string;
            /** @description For how many days it is good; null: until it is revoked. */
            readonly expiresInDays?: number | null;
        };
        readonly IssuedApiTokenView: {
            readonly token: components["schemas"]["ApiTokenView"];
            /** @description Shown this once. */
            readonly secret: string;
        };
        readonly AvatarView: {
            readonly avatar: boolean;
            readonly contentType: string;
            readonly sizeBytes: number;
        };
        readonly ProfileView: {
            readonly name: string;
            readonly email: string;
            readonly role: string;
            /**
             * @description Null: that of the browser.
             * @enum {string|null}
             */
            readonly language: "en" | "es" | null;
        };
        readonly ProfileDto: {
            readonly name?: string | null;
            readonly email?: string | null;
            readonly role?: string | null;
            /**
             * @description Empty: that of the browser.
             * @enum {string|null}
             */
            readonly language?: "" | "en" | "es" | null;
        };
        readonly NotificationPreferencesView: {
            readonly emailQuotations: boolean;
            readonly emailErrors: boolean;
            readonly emailSummary: boolean;
            readonly desktopNotifications: boolean;
        };
        readonly NotificationsDto: {
            readonly emailQuotations?: boolean | null;
            readonly emailErrors?: boolean | null;
            readonly emailSummary?: boolean | null;
            readonly desktopNotifications?: boolean | null;
        };
        readonly PasswordDto: {
            readonly currentPassword?: string | null;
            readonly newPassword?: string | null;
        };
        readonly PasswordChangeView: {
            readonly changed: boolean;
        };
        readonly SecondFactorView: {
            readonly isEnabled: boolean;
            /** @description Recovery codes that were not used yet. */
            readonly recoveryCodesLeft: number;
        };
        readonly CurrentPasswordDto: {
            readonly currentPassword?: string | null;
        };
        readonly SecondFactorSetupView: {
            /** @description To be typed in, in Base32. */
            readonly secret: string;
            /** @description `otpauth://…`: opens the app on a telephone. */
            readonly uri: string;
        };
        readonly ConfirmCodeDto: {
            readonly code?: string | null;
        };
        readonly RecoveryCodesView: {
            readonly recoveryCodes: readonly string[];
        };
        readonly SignInDto: {
            readonly email?: string | null;
            readonly password?: string | null;
            /** @description Of the authenticator app, or a recovery code, for accounts that have a second factor. */
            readonly code?: string | null;
        };
        readonly UserView: {
            readonly id: number;
            readonly firstName: string;
            readonly lastName: string;
            readonly name: string;
            readonly email: string;
            /** @description The role in words. */
            readonly role: string;
            /**
             * @description The role as programs know it.
             * @enum {string}
             */
            readonly staffRole: "administrator" | "operator" | "read-only";
            /** @description Whether the password is a first one: then nothing can be done but to change it. */
            readonly mustChangePassword: boolean;
            /** @description Whether there is a picture at `/api/settings/avatar`. */
            readonly avatar: boolean;
            /**
             * @description What they chose; null: the language of the browser.
             * @enum {string|null}
             */
            readonly language: "en" | "es" | null;
            /** @description In which days and times are shown; IANA, for instance `America/Costa_Rica`. */
            readonly timeZone: string;
        };
        readonly StaffAccountView: {
            readonly id: number;
            readonly name: string;
            readonly email: string;
            /** @description The role in words. */
            readonly role: string;
            /**
             * @description The role as programs know it.
             * @enum {string}
             */
            readonly staffRole: "administrator" | "operator" | "read-only";
            /** @description Whether they may sign in. */
            readonly isActive: boolean;
            /** @description Whether they change their password before anything else. */
            readonly mustChangePassword: boolean;
            /** @description Whether they sign in with a second factor. */
            readonly hasSecondFactor: boolean;
        };
        readonly StaffAccountListView: {
            readonly data: readonly components["schemas"]["StaffAccountView"][];
        };
        readonly StaffAccountDto: {
            /** @enum {string} */
            readonly role?: "read-only" | "operator" | "administrator";
            readonly name?: string | null;
            readonly email?: string | null;
            /** @description Left out or null: one is made up. */
            readonly password?: string | null;
        };
        readonly IssuedAccountView: {
            readonly account: components["schemas"]["StaffAccountView"];
            /** @description Shown this once; null where an administrator entered one. */
            readonly generatedPassword: string | null;
        };
        readonly StaffRoleDto: {
            /** @enum {string} */
            readonly role?: "read-only" | "operator" | "administrator";
        };
        readonly FirstPasswordDto: {
            /** @description Left out or null: one is made up. */
            readonly password?: string | null;
        };
        readonly WebhookEndpointView: {
            readonly id: number;
            readonly version: number;
            readonly url: string;
            readonly events: readonly ("mail.failed" | "quotation.accepted" | "quotation.declined" | "quotation.expired" | "quotation.held" | "quotation.sent")[];
            readonly isActive: boolean;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment since when it has taken nothing; null: it took the last event. */
            readonly failingSince: string | null;
            /** @description ISO moment when it was switched off because it took nothing; null: it was not. */
            readonly switchedOffAt: string | null;
        };
        readonly WebhookEndpointPageView: {
            readonly data: readonly components["schemas"]["WebhookEndpointView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly WebhookEndpointDto: {
            readonly events?: readonly ("quotation.held" | "quotation.sent" | "quotation.accepted" | "quotation.declined" | "quotation.expired" | "mail.failed")[];
            /** @description Begins with `https://`. */
            readonly url?: string;
            /** @description Left out: it is. */
            readonly isActive?: boolean;
        };
        readonly IssuedWebhookEndpointView: {
            readonly endpoint: components["schemas"]["WebhookEndpointView"];
            /** @description Shown this once. */
            readonly secret: string;
        };
        readonly WebhookEndpointEditDto: {
            readonly events?: readonly ("quotation.held" | "quotation.sent" | "quotation.accepted" | "quotation.declined" | "quotation.expired" | "mail.failed")[];
            /** @description Begins with `https://`. */
            readonly url?: string;
            /** @description Left out: it is. */
            readonly isActive?: boolean;
            /** @description The version that the person changed. */
            readonly version: number;
        };
        readonly WebhookDeliveryView: {
            readonly id: number;
            /** @description The `webhook-id`, the same at every attempt. */
            readonly messageId: string;
            readonly endpointId: number;
            /** @enum {string} */
            readonly event: "mail.failed" | "quotation.accepted" | "quotation.declined" | "quotation.expired" | "quotation.held" | "quotation.sent";
            /** @enum {string} */
            readonly state: "delivered" | "failed" | "waiting";
            /** @description Since it was made, or replayed. */
            readonly attempts: number;
            /** @description HTTP status of the last attempt; null: there was no answer. */
            readonly statusCode: number | null;
            /** @description Why the last attempt failed, in one sentence. */
            readonly failure: string | null;
            /** @description ISO moment. */
            readonly createdAt: string;
            /** @description ISO moment. */
            readonly lastAttemptAt: string | null;
            /** @description The JSON that is sent. */
            readonly body: string;
        };
        readonly WebhookDeliveryPageView: {
            readonly data: readonly components["schemas"]["WebhookDeliveryView"][];
            /** @description Rows on all pages. */
            readonly total: number;
            /** @description Counted from 1. */
            readonly page: number;
            readonly pageSize: number;
        };
        readonly ConflictingValuesView: {
            /** @description What the call wanted to store. */
            readonly entered: {
                readonly [key: string]: unknown;
            };
            /** @description The record as it is stored now; null where it was deleted. */
            readonly current: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly ErrorView: {
            /** @description One sentence for the person who must act. */
            readonly error: string;
            readonly details?: readonly components["schemas"]["FieldErrorView"][];
            /** @description Only with status 409 of an edit that named its version. */
            readonly conflict?: components["schemas"]["ConflictingValuesView"];
            /** @description The id under which the log tells more; only where the error is the server's. */
            readonly request?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type VolumeStepView = components['schemas']['VolumeStepView'];
export type VolumeRebateView = components['schemas']['VolumeRebateView'];
export type CustomerAgreementView = components['schemas']['CustomerAgreementView'];
export type RecognizedDomainView = components['schemas']['RecognizedDomainView'];
export type VolumeStepDto = components['schemas']['VolumeStepDto'];
export type VolumeRebateDto = components['schemas']['VolumeRebateDto'];
export type CustomerAgreementDto = components['schemas']['CustomerAgreementDto'];
export type RecognizedDomainDto = components['schemas']['RecognizedDomainDto'];
export type DeletionView = components['schemas']['DeletionView'];
export type CustomerRecordCountsView = components['schemas']['CustomerRecordCountsView'];
export type CustomerSummaryView = components['schemas']['CustomerSummaryView'];
export type CustomerExportView = components['schemas']['CustomerExportView'];
export type EraseCustomerDto = components['schemas']['EraseCustomerDto'];
export type CustomerErasureView = components['schemas']['CustomerErasureView'];
export type ChargeCodeView = components['schemas']['ChargeCodeView'];
export type NewChargeCodeDto = components['schemas']['NewChargeCodeDto'];
export type ChargeCodeDto = components['schemas']['ChargeCodeDto'];
export type DisclaimerAirportView = components['schemas']['DisclaimerAirportView'];
export type DisclaimerView = components['schemas']['DisclaimerView'];
export type DisclaimerDto = components['schemas']['DisclaimerDto'];
export type DisclaimerOrderDto = components['schemas']['DisclaimerOrderDto'];
export type MawbConsigneeView = components['schemas']['MawbConsigneeView'];
export type MawbConsigneeDto = components['schemas']['MawbConsigneeDto'];
export type TaxRateView = components['schemas']['TaxRateView'];
export type NewTaxRateDto = components['schemas']['NewTaxRateDto'];
export type TaxRateDto = components['schemas']['TaxRateDto'];
export type ExchangeRateView = components['schemas']['ExchangeRateView'];
export type ExchangeRateDto = components['schemas']['ExchangeRateDto'];
export type ImportedExchangeRateView = components['schemas']['ImportedExchangeRateView'];
export type ImportErrorView = components['schemas']['ImportErrorView'];
export type ExchangeRateImportView = components['schemas']['ExchangeRateImportView'];
export type RateBandView = components['schemas']['RateBandView'];
export type RateBreaksView = components['schemas']['RateBreaksView'];
export type StorageStepView = components['schemas']['StorageStepView'];
export type StorageTermsView = components['schemas']['StorageTermsView'];
export type BuyingPriceView = components['schemas']['BuyingPriceView'];
export type RateFormulaView = components['schemas']['RateFormulaView'];
export type PieceLimitsView = components['schemas']['PieceLimitsView'];
export type HourSpanView = components['schemas']['HourSpanView'];
export type DeliveryZoneView = components['schemas']['DeliveryZoneView'];
export type RateConditionsView = components['schemas']['RateConditionsView'];
export type ImportedRateView = components['schemas']['ImportedRateView'];
export type ReplacedRateView = components['schemas']['ReplacedRateView'];
export type RateDraftView = components['schemas']['RateDraftView'];
export type ImportedChangeView = components['schemas']['ImportedChangeView'];
export type EndedRateView = components['schemas']['EndedRateView'];
export type SheetColumnView = components['schemas']['SheetColumnView'];
export type ImportColumnView = components['schemas']['ImportColumnView'];
export type StoredImportView = components['schemas']['StoredImportView'];
export type RateRefView = components['schemas']['RateRefView'];
export type RateReplacementView = components['schemas']['RateReplacementView'];
export type RateContentView = components['schemas']['RateContentView'];
export type RateBatchView = components['schemas']['RateBatchView'];
export type RateImportView = components['schemas']['RateImportView'];
export type BacktestedQuotationView = components['schemas']['BacktestedQuotationView'];
export type BacktestView = components['schemas']['BacktestView'];
export type RateRefDto = components['schemas']['RateRefDto'];
export type RateBandDto = components['schemas']['RateBandDto'];
export type RateBreaksDto = components['schemas']['RateBreaksDto'];
export type StorageStepDto = components['schemas']['StorageStepDto'];
export type StorageTermsDto = components['schemas']['StorageTermsDto'];
export type BuyingPriceDto = components['schemas']['BuyingPriceDto'];
export type RateFormulaDto = components['schemas']['RateFormulaDto'];
export type PieceLimitsDto = components['schemas']['PieceLimitsDto'];
export type HourSpanDto = components['schemas']['HourSpanDto'];
export type DeliveryZoneDto = components['schemas']['DeliveryZoneDto'];
export type RateConditionsDto = components['schemas']['RateConditionsDto'];
export type ReplacedRateDto = components['schemas']['ReplacedRateDto'];
export type RateDto = components['schemas']['RateDto'];
export type RateBatchDto = components['schemas']['RateBatchDto'];
export type RateView = components['schemas']['RateView'];
export type RateBatchResultView = components['schemas']['RateBatchResultView'];
export type FieldErrorView = components['schemas']['FieldErrorView'];
export type AdjustedRateView = components['schemas']['AdjustedRateView'];
export type RateAdjustmentPreviewView = components['schemas']['RateAdjustmentPreviewView'];
export type PercentChangeDto = components['schemas']['PercentChangeDto'];
export type OverwrittenRateView = components['schemas']['OverwrittenRateView'];
export type CopiedRateView = components['schemas']['CopiedRateView'];
export type RateCopyView = components['schemas']['RateCopyView'];
export type CopyRatesDto = components['schemas']['CopyRatesDto'];
export type RecordedRateView = components['schemas']['RecordedRateView'];
export type RateChangeView = components['schemas']['RateChangeView'];
export type RevertRateDto = components['schemas']['RevertRateDto'];
export type ServiceView = components['schemas']['ServiceView'];
export type CoverageCellView = components['schemas']['CoverageCellView'];
export type AirportCoverageView = components['schemas']['AirportCoverageView'];
export type CoverageTotalsView = components['schemas']['CoverageTotalsView'];
export type CoverageView = components['schemas']['CoverageView'];
export type ConfirmedRatesView = components['schemas']['ConfirmedRatesView'];
export type SampleShipmentDto = components['schemas']['SampleShipmentDto'];
export type SimulateRateDto = components['schemas']['SimulateRateDto'];
export type StorageInformationView = components['schemas']['StorageInformationView'];
export type ChargeLineView = components['schemas']['ChargeLineView'];
export type CalculationDetailsView = components['schemas']['CalculationDetailsView'];
export type RateSimulationView = components['schemas']['RateSimulationView'];
export type SenderDto = components['schemas']['SenderDto'];
export type DimensionLineDto = components['schemas']['DimensionLineDto'];
export type ValueDto = components['schemas']['ValueDto'];
export type CargoDto = components['schemas']['CargoDto'];
export type HandlingDto = components['schemas']['HandlingDto'];
export type DestinationDto = components['schemas']['DestinationDto'];
export type ExtractedInfoDto = components['schemas']['ExtractedInfoDto'];
export type MonthVolumeDto = components['schemas']['MonthVolumeDto'];
export type SimulateShipmentDto = components['schemas']['SimulateShipmentDto'];
export type LocalTotalView = components['schemas']['LocalTotalView'];
export type TotalsView = components['schemas']['TotalsView'];
export type AssumptionView = components['schemas']['AssumptionView'];
export type MissingRateView = components['schemas']['MissingRateView'];
export type CompleteChargesView = components['schemas']['CompleteChargesView'];
export type RateDecisionView = components['schemas']['RateDecisionView'];
export type ShipmentSimulationView = components['schemas']['ShipmentSimulationView'];
export type CountryView = components['schemas']['CountryView'];
export type AirportView = components['schemas']['AirportView'];
export type ChargeableWeightDto = components['schemas']['ChargeableWeightDto'];
export type ChargeableWeightView = components['schemas']['ChargeableWeightView'];
export type DeliveryChargesDto = components['schemas']['DeliveryChargesDto'];
export type DeliveryChargesView = components['schemas']['DeliveryChargesView'];
export type CompleteChargesDto = components['schemas']['CompleteChargesDto'];
export type AnswerByLinkDto = components['schemas']['AnswerByLinkDto'];
export type CustomerCallView = components['schemas']['CustomerCallView'];
export type CallView = components['schemas']['CallView'];
export type CallPageView = components['schemas']['CallPageView'];
export type CustomerCallDto = components['schemas']['CustomerCallDto'];
export type ExtractEmailDto = components['schemas']['ExtractEmailDto'];
export type EvidenceView = components['schemas']['EvidenceView'];
export type SenderView = components['schemas']['SenderView'];
export type DimensionLineView = components['schemas']['DimensionLineView'];
export type DeclaredValueView = components['schemas']['DeclaredValueView'];
export type CargoView = components['schemas']['CargoView'];
export type DestinationView = components['schemas']['DestinationView'];
export type HandlingView = components['schemas']['HandlingView'];
export type ExtractedInfoView = components['schemas']['ExtractedInfoView'];
export type LedgerEntryView = components['schemas']['LedgerEntryView'];
export type ExtractedEmailView = components['schemas']['ExtractedEmailView'];
export type PhoneCustomerDto = components['schemas']['PhoneCustomerDto'];
export type CorrectedSizeDto = components['schemas']['CorrectedSizeDto'];
export type CorrectedValueDto = components['schemas']['CorrectedValueDto'];
export type CorrectedCargoDto = components['schemas']['CorrectedCargoDto'];
export type CorrectedDestinationDto = components['schemas']['CorrectedDestinationDto'];
export type CorrectedHandlingDto = components['schemas']['CorrectedHandlingDto'];
export type ShipmentValuesDto = components['schemas']['ShipmentValuesDto'];
export type PhoneRequestDto = components['schemas']['PhoneRequestDto'];
export type HoldReasonView = components['schemas']['HoldReasonView'];
export type ReleaseDecisionView = components['schemas']['ReleaseDecisionView'];
export type QuotedShipmentView = components['schemas']['QuotedShipmentView'];
export type QuotedWeightView = components['schemas']['QuotedWeightView'];
export type DestinationChargesView = components['schemas']['DestinationChargesView'];
export type PhoneQuoteView = components['schemas']['PhoneQuoteView'];
export type PhoneQuotationDto = components['schemas']['PhoneQuotationDto'];
export type PhoneQuotationView = components['schemas']['PhoneQuotationView'];
export type HandOverQuotationDto = components['schemas']['HandOverQuotationDto'];
export type MarginView = components['schemas']['MarginView'];
export type QuotationRevisionView = components['schemas']['QuotationRevisionView'];
export type AttachmentView = components['schemas']['AttachmentView'];
export type OriginalEmailView = components['schemas']['OriginalEmailView'];
export type ParsedRequirementsView = components['schemas']['ParsedRequirementsView'];
export type ShipmentDetailsView = components['schemas']['ShipmentDetailsView'];
export type CorrectionView = components['schemas']['CorrectionView'];
export type LineAdjustmentView = components['schemas']['LineAdjustmentView'];
export type DismissalView = components['schemas']['DismissalView'];
export type CompetitorPriceView = components['schemas']['CompetitorPriceView'];
export type RecordedOutcomeView = components['schemas']['RecordedOutcomeView'];
export type NominationDifferenceView = components['schemas']['NominationDifferenceView'];
export type NominationView = components['schemas']['NominationView'];
export type OutcomeProposalView = components['schemas']['OutcomeProposalView'];
export type QuotationEventView = components['schemas']['QuotationEventView'];
export type QuotationReplyView = components['schemas']['QuotationReplyView'];
export type QuotationDetailsView = components['schemas']['QuotationDetailsView'];
export type SummaryKpisView = components['schemas']['SummaryKpisView'];
export type KpiChangeView = components['schemas']['KpiChangeView'];
export type DomainShareView = components['schemas']['DomainShareView'];
export type CountryCountView = components['schemas']['CountryCountView'];
export type DayCountView = components['schemas']['DayCountView'];
export type DashboardView = components['schemas']['DashboardView'];
export type CustomerMarginView = components['schemas']['CustomerMarginView'];
export type QuotationRowView = components['schemas']['QuotationRowView'];
export type QuotationPageView = components['schemas']['QuotationPageView'];
export type SendQuotationDto = components['schemas']['SendQuotationDto'];
export type RepriceQuotationDto = components['schemas']['RepriceQuotationDto'];
export type CorrectionDto = components['schemas']['CorrectionDto'];
export type LedgerReferenceDto = components['schemas']['LedgerReferenceDto'];
export type LedgerRoleDto = components['schemas']['LedgerRoleDto'];
export type DismissQuotationDto = components['schemas']['DismissQuotationDto'];
export type QuotationNeighboursView = components['schemas']['QuotationNeighboursView'];
export type ValueDifferenceView = components['schemas']['ValueDifferenceView'];
export type LineDifferenceView = components['schemas']['LineDifferenceView'];
export type QuotationDifferenceView = components['schemas']['QuotationDifferenceView'];
export type QuotationLineDto = components['schemas']['QuotationLineDto'];
export type CustomerNoteDto = components['schemas']['CustomerNoteDto'];
export type CompetitorPriceDto = components['schemas']['CompetitorPriceDto'];
export type QuotationOutcomeDto = components['schemas']['QuotationOutcomeDto'];
export type OutboundEmailRowView = components['schemas']['OutboundEmailRowView'];
export type OutboundEmailPageView = components['schemas']['OutboundEmailPageView'];
export type DeadLetterView = components['schemas']['DeadLetterView'];
export type OutboundEmailView = components['schemas']['OutboundEmailView'];
export type EmailFileView = components['schemas']['EmailFileView'];
export type ExtractedEmailFileView = components['schemas']['ExtractedEmailFileView'];
export type AttachmentTextView = components['schemas']['AttachmentTextView'];
export type EmailPreviewDto = components['schemas']['EmailPreviewDto'];
export type PreviewedReplyView = components['schemas']['PreviewedReplyView'];
export type EmailPreviewView = components['schemas']['EmailPreviewView'];
export type InboundEmailRowView = components['schemas']['InboundEmailRowView'];
export type InboundEmailPageView = components['schemas']['InboundEmailPageView'];
export type InboundEmailView = components['schemas']['InboundEmailView'];
export type AttachmentDto = components['schemas']['AttachmentDto'];
export type WebhookEmailDto = components['schemas']['WebhookEmailDto'];
export type WebhookTotalsView = components['schemas']['WebhookTotalsView'];
export type CompulsoryChargeView = components['schemas']['CompulsoryChargeView'];
export type WebhookResponseView = components['schemas']['WebhookResponseView'];
export type PostmarkDto = components['schemas']['PostmarkDto'];
export type MailboxFailureView = components['schemas']['MailboxFailureView'];
export type MailAccountView = components['schemas']['MailAccountView'];
export type MailAccountDto = components['schemas']['MailAccountDto'];
export type MailboxTrialDto = components['schemas']['MailboxTrialDto'];
export type MailboxCheckView = components['schemas']['MailboxCheckView'];
export type PreviewedMailView = components['schemas']['PreviewedMailView'];
export type MailAccountEditDto = components['schemas']['MailAccountEditDto'];
export type MailProviderView = components['schemas']['MailProviderView'];
export type MailProvidersView = components['schemas']['MailProvidersView'];
export type MailAuthorizationDto = components['schemas']['MailAuthorizationDto'];
export type MailSignInView = components['schemas']['MailSignInView'];
export type MailAuthorizationView = components['schemas']['MailAuthorizationView'];
export type ActivityView = components['schemas']['ActivityView'];
export type ActivityCountsView = components['schemas']['ActivityCountsView'];
export type ActivityPageView = components['schemas']['ActivityPageView'];
export type CoreRuleCountersView = components['schemas']['CoreRuleCountersView'];
export type CoreRuleView = components['schemas']['CoreRuleView'];
export type ProtectedConstantView = components['schemas']['ProtectedConstantView'];
export type CoreRulesView = components['schemas']['CoreRulesView'];
export type CoreRuleTestSummaryView = components['schemas']['CoreRuleTestSummaryView'];
export type CoreRuleTestView = components['schemas']['CoreRuleTestView'];
export type CoreRulesValidationView = components['schemas']['CoreRulesValidationView'];
export type DeletedRecordView = components['schemas']['DeletedRecordView'];
export type DeletedRecordPageView = components['schemas']['DeletedRecordPageView'];
export type RestoredRecordView = components['schemas']['RestoredRecordView'];
export type FirstStepsView = components['schemas']['FirstStepsView'];
export type LivenessView = components['schemas']['LivenessView'];
export type ReadinessView = components['schemas']['ReadinessView'];
export type LlmCallView = components['schemas']['LlmCallView'];
export type LlmUsageView = components['schemas']['LlmUsageView'];
export type LlmView = components['schemas']['LlmView'];
export type LlmCallPageView = components['schemas']['LlmCallPageView'];
export type QuotationHitView = components['schemas']['QuotationHitView'];
export type RecognizedDomainHitView = components['schemas']['RecognizedDomainHitView'];
export type RateHitView = components['schemas']['RateHitView'];
export type InboundEmailHitView = components['schemas']['InboundEmailHitView'];
export type ScreenHitView = components['schemas']['ScreenHitView'];
export type SearchHitsView = components['schemas']['SearchHitsView'];
export type OperationsKpisView = components['schemas']['OperationsKpisView'];
export type SystemInformationView = components['schemas']['SystemInformationView'];
export type SystemSettingsView = components['schemas']['SystemSettingsView'];
export type RetentionPreviewView = components['schemas']['RetentionPreviewView'];
export type SystemSettingsDto = components['schemas']['SystemSettingsDto'];
export type PendingTaskView = components['schemas']['PendingTaskView'];
export type PendingTasksView = components['schemas']['PendingTasksView'];
export type NotificationEmailRowView = components['schemas']['NotificationEmailRowView'];
export type NotificationEmailPageView = components['schemas']['NotificationEmailPageView'];
export type NotificationEmailView = components['schemas']['NotificationEmailView'];
export type NotificationAddressView = components['schemas']['NotificationAddressView'];
export type TestMailView = components['schemas']['TestMailView'];
export type AccessView = components['schemas']['AccessView'];
export type ApiTokenView = components['schemas']['ApiTokenView'];
export type ApiTokenPageView = components['schemas']['ApiTokenPageView'];
export type ApiTokenDto = components['schemas']['ApiTokenDto'];
export type IssuedApiTokenView = components['schemas']['IssuedApiTokenView'];
export type AvatarView = components['schemas']['AvatarView'];
export type ProfileView = components['schemas']['ProfileView'];
export type ProfileDto = components['schemas']['ProfileDto'];
export type NotificationPreferencesView = components['schemas']['NotificationPreferencesView'];
export type NotificationsDto = components['schemas']['NotificationsDto'];
export type PasswordDto = components['schemas']['PasswordDto'];
export type PasswordChangeView = components['schemas']['PasswordChangeView'];
export type SecondFactorView = components['schemas']['SecondFactorView'];
export type CurrentPasswordDto = components['schemas']['CurrentPasswordDto'];
export type SecondFactorSetupView = components['schemas']['SecondFactorSetupView'];
export type ConfirmCodeDto = components['schemas']['ConfirmCodeDto'];
export type RecoveryCodesView = components['schemas']['RecoveryCodesView'];
export type SignInDto = components['schemas']['SignInDto'];
export type UserView = components['schemas']['UserView'];
export type StaffAccountView = components['schemas']['StaffAccountView'];
export type StaffAccountListView = components['schemas']['StaffAccountListView'];
export type StaffAccountDto = components['schemas']['StaffAccountDto'];
export type IssuedAccountView = components['schemas']['IssuedAccountView'];
export type StaffRoleDto = components['schemas']['StaffRoleDto'];
export type FirstPasswordDto = components['schemas']['FirstPasswordDto'];
export type WebhookEndpointView = components['schemas']['WebhookEndpointView'];
export type WebhookEndpointPageView = components['schemas']['WebhookEndpointPageView'];
export type WebhookEndpointDto = components['schemas']['WebhookEndpointDto'];
export type IssuedWebhookEndpointView = components['schemas']['IssuedWebhookEndpointView'];
export type WebhookEndpointEditDto = components['schemas']['WebhookEndpointEditDto'];
export type WebhookDeliveryView = components['schemas']['WebhookDeliveryView'];
export type WebhookDeliveryPageView = components['schemas']['WebhookDeliveryPageView'];
export type ConflictingValuesView = components['schemas']['ConflictingValuesView'];
export type ErrorView = components['schemas']['ErrorView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
