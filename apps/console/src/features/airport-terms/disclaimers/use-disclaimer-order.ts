import { useNotice } from '../../../components/toast/toast-store.js';
import { sentenceOf } from '../../../api/api-error.js';
import { type DisclaimerRow, useArrangeDisclaimersMutation } from './disclaimers.endpoints.js';
import { movedTo } from './move-item.js';

/** Moves disclaimers within their order. */
export interface Order {
  /** Moves one to the place of another. @returns what is said of it, undefined where it did not succeed */
  readonly move: (moved: DisclaimerRow, target: DisclaimerRow) => Promise<string | undefined>;
  readonly isMoving: boolean;
}

/** @param rows all disclaimers, in their order */
export function useOrder(rows: readonly DisclaimerRow[]): Order {
  const notify = useNotice();
  const [arrange, { isLoading }] = useArrangeDisclaimersMutation();
  return {
    isMoving: isLoading,
    move: async (moved, target) => {
      const ids = rows.map(({ id }) => id);
      const { data, error } = await arrange(movedTo(ids, moved.id, target.id));
      if (!data) {
        notify({ kind: 'error', title: 'Failed to move disclaimer', body: sentenceOf(error) });
        return undefined;
      }
      const at = data.findIndex(({ id }) => id === moved.id);
      return `${moved.title} is number ${at + 1} of ${data.length} now, priority ${data[at]?.priority}.`;
    },
  };
}
