/** An email to try the processor with. */
export interface SampleEmail {
  readonly name: string;
  readonly content: string;
}
