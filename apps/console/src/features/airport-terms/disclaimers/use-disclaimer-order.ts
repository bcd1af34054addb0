import { getErrorMessage } from '../../../api/api-error.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { type DisclaimerRow, useArrangeDisclaimersMutation } from './disclaimers.endpoints.js';
import { disclaimersMessages } from './disclaimers.messages.js';
import { moveItem } from './move-item.js';

/** Moves disclaimers within their order. */
export interface DisclaimerOrder {
  /** Moves one to the place of another. @returns what is said of it, undefined where it did not succeed */
  readonly move: (moved: DisclaimerRow, target: DisclaimerRow) => Promise<string | undefined>;
  readonly isMoving: boolean;
}

/** @param rows all disclaimers, in their order */
export function useDisclaimerOrder(rows: readonly DisclaimerRow[]): DisclaimerOrder {
  const messages = useMessages(disclaimersMessages);
  const notify = useToast();
  const [arrange, { isLoading }] = useArrangeDisclaimersMutation();
  return {
    isMoving: isLoading,
    move: async (moved, target) => {
      const seen = rows.map(({ id }) => id);
      const { data, error } = await arrange({ ids: moveItem(seen, moved.id, target.id), seen });
      if (!data) {
        notify({ kind: 'error', title: messages.failedToMoveDisclaimer, body: getErrorMessage(error) });
        return undefined;
      }
      const at = data.findIndex(({ id }) => id === moved.id);
      return messages.movedTo(moved.title, at + 1, data.length, data[at]?.priority);
    },
  };
}
