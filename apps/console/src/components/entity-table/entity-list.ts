/** The records of one kind as the server lists them: the result of a query. */
export interface EntityList<Row> {
  /** Undefined until they were loaded once. */
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => { readonly unwrap: () => Promise<readonly Row[]> };
}
