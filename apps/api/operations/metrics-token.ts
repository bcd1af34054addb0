/** The secret by which a monitoring system elsewhere may fetch the metrics; undefined: none may. */
export class MetricsToken {
  constructor(readonly value: string | undefined) {}
}
