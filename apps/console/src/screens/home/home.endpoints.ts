import { api } from '../../server/api.js';

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
    measuredFigures: build.query<MeasuredFigures, void>({
      query: () => '/api/quotations/stats?period=month',
      providesTags: ['Quotations'],
    }),
  }),
});

export const { useMeasuredFiguresQuery } = endpoints;
