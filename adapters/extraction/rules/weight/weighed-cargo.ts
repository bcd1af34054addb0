import type { WeightMention } from './weight-extractor.js';

/** What a passage's weights add up to. */
export interface WeighedCargo {
  /** Kilograms; for `perPiece` those of one piece. */
  readonly kg: number;
  readonly otherKg: number | undefined;
  readonly perPiece: boolean;
  /** It may be a weight per piece; the volume decides. */
  readonly perhapsEach: boolean;
  /** Neither called a total nor behind a label. */
  readonly silent: boolean;
  readonly used: readonly WeightMention[];
  readonly unitStated: boolean;
  /** The second weight of a pair without a name (`88/174 kg`): perhaps that of the volume. */
  readonly pairedKg?: number | undefined;
  /** Weights of several pieces each, of which nothing says whether they are of each or of all. */
  readonly isOfParts?: boolean;
  /** A computed total that the stated one contradicts. */
  readonly contradicts: number | undefined;
}
