import { api } from '../../../api/api.js';
import type {
  BacktestView,
  RateDto,
  RateImportView,
  RateView,
  RecordedRateView,
  ShipmentSimulationView,
  SimulateShipmentDto,
  StoredImportView,
} from '../../../api/generated.js';
import type { SeenVersion } from '../../../api/seen-version.js';
import { type BacktestRequest, createFileForm, type ImportRequest } from './import-request.js';

/** What the tariff and a file have in common. Amounts in its currency, or in percent for percentage criteria. */
export type RateAmounts = Omit<RecordedRateView, 'description'>;

/** A rate of the tariff. */
export type RateRow = RateView;

/** What is sent for a rate (section 7 of the specification, and the criterion that the server stores). */
export type RateBody = Omit<RateDto, 'version'>;

/** What a file changes, or has changed. */
export type RateImport = RateImportView;

/** An import as the server keeps it. */
export type StoredImport = StoredImportView;

/** What an import would make of the last quotations. */
type Backtest = BacktestView;

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
    updateRate: build.mutation<RateRow, RateDto & Pick<RateRow, 'id'>>({
      query: ({ id, ...body }) => ({ url: `/api/rates/${id}`, method: 'PUT', body }),
      invalidatesTags: (_row, failure) => (failure ? [] : ['Rates']),
    }),
    deleteRate: build.mutation<unknown, SeenVersion>({
      query: ({ id, version }) => ({ url: `/api/rates/${id}?version=${version}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    confirmSampleRates: build.mutation<unknown, void>({
      query: () => ({ url: '/api/rates/confirm-sample', method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    previewRateImport: build.mutation<RateImport, ImportRequest>({
      query: (request) => ({ url: '/api/rates/import?dryRun=true', method: 'POST', form: createFileForm(request) }),
    }),
    importRates: build.mutation<RateImport, ImportRequest>({
      query: (request) => ({ url: '/api/rates/import', method: 'POST', form: createFileForm(request) }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
    backtestRateImport: build.mutation<Backtest, BacktestRequest>({
      query: (request) => ({
        url: `/api/rates/import/backtest?size=${request.size}`,
        method: 'POST',
        form: createFileForm(request),
      }),
    }),
    simulateShipment: build.mutation<ShipmentSimulationView, SimulateShipmentDto>({
      query: (body) => ({ url: '/api/rates/simulate', method: 'POST', body }),
    }),
    rateImports: build.query<readonly StoredImport[], void>({
      query: () => '/api/rate-imports',
      providesTags: ['Rates'],
    }),
    undoRateImport: build.mutation<StoredImport, StoredImport['id']>({
      query: (id) => ({ url: `/api/rate-imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Rates']),
    }),
  }),
});

export const {
  useRatesQuery,
  useCreateRateMutation,
  useUpdateRateMutation,
  useDeleteRateMutation,
  useConfirmSampleRatesMutation,
  usePreviewRateImportMutation,
  useImportRatesMutation,
  useBacktestRateImportMutation,
  useRateImportsQuery,
  useSimulateShipmentMutation,
  useUndoRateImportMutation,
} = endpoints;
