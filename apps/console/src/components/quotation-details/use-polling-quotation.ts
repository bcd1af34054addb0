import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { quotationDetails } from './quotation-details.endpoints.js';

const POLL_INTERVAL_MS = 3000;

/** The details of a quotation; while its reply waits in the outbox they are looked at again until it has left. */
export function usePollingQuotation(id: number) {
  const { currentData: details, error, isFetching } = quotationDetails.useQueryState(id);
  const status = details?.status;
  const { refetch } = quotationDetails.useQuerySubscription(id, {
    pollingInterval: status === 'completed' ? POLL_INTERVAL_MS : 0,
  });
  const dispatch = useDispatch();
  const before = useRef(status);
  useEffect(() => {
    // The list behind the dialog shows the status too.
    if (before.current === 'completed' && status === 'sent') dispatch(api.util.invalidateTags(['Quotations']));
    before.current = status;
  }, [status, dispatch]);
  return { details, error, isFetching, refetch };
}
