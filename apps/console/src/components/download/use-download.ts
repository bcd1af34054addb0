import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, getErrorMessage, isApiError } from '../../api/api-error.js';
import { waitForReauthentication } from '../../api/reauthentication.js';
import { sessionExpired } from '../../api/session.slice.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { useToast } from '../toast/use-toast.js';
import { downloadMessages } from './download.messages.js';
import { fetchFile, saveFile } from './fetch-file.js';

interface DownloadOptions {
  /** The file where the server does not name it, for instance `rates.csv`. */
  readonly name: string;
  /** What the notice is called once it has arrived. */
  readonly done?: string;
  /** Whether the place around the button shows the failure; else a notice does, which a dialog would cover. */
  readonly failsInPlace?: boolean;
}

/** A download that can be begun, and how far it is. */
export interface Download {
  readonly start: (url: string) => void;
  /** Bytes that have arrived; undefined while none is under way. */
  readonly bytes: number | undefined;
  /** Why the last one did not succeed. */
  readonly failure: ApiError | undefined;
  /** The title of the failure. */
  readonly failedTitle: string;
  /** Begins the last one again. */
  readonly retry: () => void;
}

/** Downloads a file and says what became of it; where the session has ended it asks for a sign-in first. */
export function useDownload({
  name,
  done = getMessages(downloadMessages).downloaded,
  failsInPlace = false,
}: DownloadOptions): Download {
  const messages = useMessages(downloadMessages);
  const notify = useToast();
  const dispatch = useDispatch();
  const [bytes, setBytes] = useState<number>();
  const [failed, setFailed] = useState<{ readonly url: string; readonly failure: ApiError }>();
  const failedTitle = messages.couldNotDownload(name);
  const fetchSignedIn = async (url: string) => {
    const answer = await fetchFile(url, name, setBytes);
    if (!isApiError(answer) || answer.status !== 401) return answer;
    dispatch(sessionExpired());
    return (await waitForReauthentication()) ? fetchFile(url, name, setBytes) : answer;
  };
  const execute = async (url: string) => {
    setFailed(undefined);
    setBytes(0);
    const answer = await fetchSignedIn(url);
    setBytes(undefined);
    if (!isApiError(answer)) {
      saveFile(answer);
      notify({ kind: 'success', title: done, body: messages.isAmongYourDownloads(answer.name) });
      return;
    }
    if (failsInPlace) {
      setFailed({ url, failure: answer });
      return;
    }
    notify(
      { kind: 'error', title: failedTitle, body: getErrorMessage(answer) },
      { label: messages.retry, onAct: () => void execute(url) },
    );
  };
  const start = (url: string) => {
    if (bytes === undefined) void execute(url);
  };
  return { start, bytes, failure: failed?.failure, failedTitle, retry: () => failed && start(failed.url) };
}
