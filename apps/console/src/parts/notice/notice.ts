/** News that people may miss without harm. */
export interface Notice {
  readonly title: string;
  readonly body?: string;
  /** An error is read out at once, a success when the reader pauses. */
  readonly kind: 'success' | 'error';
  /** What can be done about it while the notice stands, for instance `Undo`. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

type Hearer = (notice: Notice) => void;

let hearer: Hearer | undefined;
/** Given before the script that shows notices had come. */
let unheard: Notice[] = [];

function give(notice: Notice): void {
  if (hearer) hearer(notice);
  else unheard.push(notice);
}

/** Shows a notice; the newest takes the place of the one before. */
export function useNotice(): (notice: Notice) => void {
  return give;
}

/** Lets notices be shown, those that were given before included. @returns what ends it */
export function hearNotices(show: Hearer): () => void {
  hearer = show;
  const waiting = unheard;
  unheard = [];
  for (const notice of waiting) show(notice);
  return () => {
    if (hearer === show) hearer = undefined;
  };
}
