import { useMessages } from '../../i18n/messages.js';
import { useToast } from '../toast/use-toast.js';
import { lazyPartMessages } from './lazy-part.messages.js';

/** Says that a part of the console could not be opened for want of its code. */
export function useChunkErrorToast(): (what: string) => void {
  const messages = useMessages(lazyPartMessages);
  const notify = useToast();
  return (what) =>
    notify({
      kind: 'error',
      title: messages.couldNotBeOpened(what),
      body: messages.couldNotBeOpenedBody,
    });
}
