import { useToast } from '../toast/use-toast.js';

/** Says that a part of the console could not be opened for want of its code. */
export function useChunkErrorToast(): (what: string) => void {
  const notify = useToast();
  return (what) =>
    notify({
      kind: 'error',
      title: `${what} could not be opened`,
      body: 'The server did not send this part of the console. Save what you entered, then reload the page.',
    });
}
