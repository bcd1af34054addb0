import { useQuotationRevisionQuery } from './quotation-details.endpoints.js';
import { usePollingQuotation } from './use-polling-quotation.js';

/** The details of a quotation as it stands, or as it stood in one of its revisions. @param revision undefined: the newest */
export function useDisplayedQuotation(id: number, revision: number | undefined) {
  const newest = usePollingQuotation(id);
  const old = useQuotationRevisionQuery({ id, revision: revision ?? 0 }, { skip: revision === undefined });
  if (revision === undefined) return newest;
  const { currentData: details, error, isFetching, refetch } = old;
  return { details, error, isFetching, refetch };
}
