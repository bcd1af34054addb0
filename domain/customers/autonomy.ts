/**
 * What is answered without a person: nothing, since every answer is a proposal; quotations that rest on stated data alone;
 * indicative ones, which rest on assumptions, as well.
 */
export const AUTONOMIES = ['propose', 'certain', 'indicative'] as const;
export type Autonomy = (typeof AUTONOMIES)[number];

/** One of the list; undefined for any other word. */
export function findAutonomy(word: string | null | undefined): Autonomy | undefined {
  return AUTONOMIES.find((one) => one === word);
}
