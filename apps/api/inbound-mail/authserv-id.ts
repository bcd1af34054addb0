/** The server that hands mail on to us, by the name that it puts in front of its verdicts (RFC 8601). */
export class MailBorder {
  constructor(
    /** Lower case; undefined where nobody has told it. */
    readonly authservId: string | undefined,
  ) {}
}
