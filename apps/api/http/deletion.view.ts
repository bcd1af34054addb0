/** The answer to a deletion. */
export class DeletionView {
  readonly deleted!: boolean;
}
