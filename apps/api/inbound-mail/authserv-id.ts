/** The server that hands mail on to us, by the name that it puts in front of its verdicts (RFC 8601). */
export class AuthservId {
  constructor(
    /** Lower case; undefined where nobody has told it. */
    readonly value: string | undefined,
  ) {}
}
