/** The embedded server cannot run; the message is one sentence for the operator, with what to do. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedPostgresError';
  }
}

/** The code of a system error (`EACCES`, `ENOENT` …), `undefined` for anything else. */
export function getSystemErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
