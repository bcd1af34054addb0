import { api } from '../../server/api.js';

/** What the `System Information` card shows. */
export interface SystemInformation {
  /** The address that quotation requests reach. */
  readonly mailbox: string;
  readonly processingMode: string;
  readonly incoterms: string;
  readonly coverage: string;
  /** Whether the rates in force are still the ones of the first start. */
  readonly sampleTariff: boolean;
}

/** What was measured over the last 30 days; a figure that the server does not measure is absent. */
export interface MeasuredFigures {
  readonly total?: number | null;
  readonly medianResponseSeconds?: number | null;
  /** Countries that were quoted to. */
  readonly countries?: number | null;
  /** Quotations whose amount rests on their charges, in percent. */
  readonly dataQualityPercent?: number | null;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    systemInformation: build.query<SystemInformation, void>({ query: () => '/api/system-information' }),
    measuredFigures: build.query<MeasuredFigures, void>({
      query: () => '/api/quotations/stats?period=month',
      providesTags: ['Quotations'],
    }),
  }),
});

export const { useSystemInformationQuery, useMeasuredFiguresQuery } = endpoints;
