/** What a list or a dialog of mail needs of the call that loads it. */
export interface MailQuery<Answer> {
  readonly currentData?: Answer | undefined;
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What a call has to show: the page before stays until the next one has come, but not where that failed. */
export function getShownData<Answer>({ currentData, data, isFetching }: MailQuery<Answer>): Answer | undefined {
  return currentData ?? (isFetching ? data : undefined);
}
