import type { ChargeCategory } from '../../../../../../domain/tariff/charge-category/charge-category.js';
import type { RateCriterion } from '../../../../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../../../../domain/tariff/rate-validity.js';
import { api } from '../../../api/api.js';

/** What the tariff and a file have in common. Amounts in US dollars, or in percent for percentage criteria. */
export interface RateAmounts {
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly rateCriteria: RateCriterion;
  readonly baseRate: number;
  /** Null: no minimum. */
  readonly minimumCharge: number | null;
  /** Null or 0: no limit. */
  readonly maximumCharge: number | null;
  /** The first day in UTC; null: since ever. */
  readonly validFrom: Day | null;
  /** The last day in UTC; null: for good. */
  readonly validUntil: Day | null;
}

/** A rate of the tariff. */
export interface RateRow extends RateAmounts {
  readonly id: number;
  readonly version: number;
  readonly countryCode: string;
  readonly countryName: string;
  readonly airportName: string;
  readonly chargeCategory: ChargeCategory;
  readonly countryId: number;
  /** The airport's id. */
  readonly locationId: number;
  readonly isRequired: boolean;
  readonly description: string;
  /** From the sample tariff and not confirmed by staff yet. */
  readonly isSample: boolean;
}

/** What is sent for a rate (section 7 of the specification, and the criterion that the server stores). */
export interface RateBody {
  readonly countryId: number | undefined;
  readonly locationId: number | undefined;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly category: ChargeCategory;
  readonly chargeCategory: ChargeCategory;
  readonly rateCriteria: string;
  readonly unit: string;
  readonly baseRate: number | undefined;
  readonly minimumCharge: number | null;
  readonly maximumCharge: number | null;
  readonly isRequired: boolean;
  readonly isFlat: boolean;
  readonly description: string;
  readonly validFrom: Day | null;
  readonly validUntil: Day | null;
  /** Only where a deleted rate is brought back: whether it was a sample. */
  readonly isSample?: boolean;
}

/** What a file changes, or has changed. */
export interface RateImport {
  readonly new: ReadonlyArray<RateAmounts & { readonly row: number }>;
  readonly changed: ReadonlyArray<{ readonly row: number; readonly before: RateAmounts; readonly after: RateAmounts }>;
  /** Rows that say what the tariff says already. */
  readonly same: number;
  readonly errors: ReadonlyArray<{ readonly line: number; readonly message: string }>;
  /** The rows that failed as CSV, with their lines and what is wrong; null where none did. */
  readonly failedRows: string | null;
  /** Takes the import back; only where it was applied. */
  readonly undo?: Readonly<Record<string, unknown>>;
}

const endpoints = api.enhanceEndpoints({ addTagTypes: ['Rates'] }).injectEndpoints({
  endpoints: (build) => ({
    rates: build.query<readonly RateRow[], void>({
      // No cache on the way may answer: what a rate is must be what the server says now.
      query: () => ({ url: `/api/rates?at=${Date.now()}`, isFresh: true }),
      providesTags: ['Rates'],
    }),
    createRate: build.mutation<RateRow, RateBody>({
      query: (body) => ({ url: '/api/rates', method: 'POST', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Rates']),
    }),
    updateRate: build.mutation<RateRow, RateBody & { readonly id: number; readonly version: number | undefined }>({
      query: ({ id, ...body }) => ({ url: `/api/rates/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Rates']),
    }),
    deleteRate: build.mutation<unknown, number>({
      query: (id) => ({ url: `/api/rates/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    confirmSampleRates: build.mutation<unknown, void>({
      query: () => ({ url: '/api/rates/confirm-sample', method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    importRates: build.mutation<RateImport, { readonly file: File; readonly isDryRun: boolean }>({
      query: ({ file, isDryRun }) => {
        const form = new FormData();
        form.set('file', file);
        return { url: `/api/rates/import${isDryRun ? '?dryRun=true' : ''}`, method: 'POST', form };
      },
      invalidatesTags: (_answer, failure, { isDryRun }) => (failure || isDryRun ? [] : ['Rates']),
    }),
  }),
});

export const {
  useRatesQuery,
  useCreateRateMutation,
  useUpdateRateMutation,
  useDeleteRateMutation,
  useConfirmSampleRatesMutation,
  useImportRatesMutation,
} = endpoints;
