import { getErrorMessage } from '../../../api/api-error.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { type DisclaimerRow, useArrangeDisclaimersMutation } from './disclaimers.endpoints.js';
import { moveItem } from './move-item.js';

/** Moves disclaimers within their order. */
export interface DisclaimerOrder {
  /** Moves one to the place of another. @returns what is said of it, undefined where it did not succeed */
  readonly move: (moved: DisclaimerRow, target: DisclaimerRow) => Promise<string | undefined>;
  readonly isMoving: boolean;
}

/** @param rows all disclaimers, in their order */
export function useDisclaimerOrder(rows: readonly DisclaimerRow[]): DisclaimerOrder {
  const notify = useToast();
  const [arrange, { isLoading }] = useArrangeDisclaimersMutation();
  return {
    isMoving: isLoading,
    move: async (moved, target) => {
      const ids = rows.map(({ id }) => id);
      const { data, error } = await arrange(moveItem(ids, moved.id, target.id));
      if (!data) {
        notify({ kind: 'error', title: 'Failed to move disclaimer', body: getErrorMessage(error) });
        return undefined;
      }
      const at = data.findIndex(({ id }) => id === moved.id);
      return `${moved.title} is number ${at + 1} of ${data.length} now, priority ${data[at]?.priority}.`;
    },
  };
}
