/** A stretch of text and where it stands in the text that it is of. */
export interface PlacedText {
  readonly text: string;
  readonly at: number;
}

/** A member of a record that a program has written (JSON, XML, `KEY=VALUE`): a value, or further members. */
export interface RecordNode {
  /** As written; empty for the members of a list. */
  readonly key: string;
  readonly at: number;
  readonly value: PlacedText | undefined;
  readonly members: readonly RecordNode[];
}

/** A record in a text, and the stretch that it takes. */
export interface FoundRecord {
  readonly root: RecordNode;
  readonly from: number;
  /** One past its last character. */
  readonly to: number;
}

/** So many values make a record; fewer are words in brackets. */
export const MIN_RECORD_VALUES = 3;

/** How many values a record holds. */
export function countValues({ value, members }: RecordNode): number {
  return members.reduce((sum, member) => sum + countValues(member), value === undefined ? 0 : 1);
}
