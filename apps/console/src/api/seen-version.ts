/** A record in the version that the person saw: where somebody has changed it meanwhile, it is not deleted. */
export interface SeenVersion {
  readonly id: number;
  readonly version: number;
}
