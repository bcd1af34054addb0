import { type ApiError, createHttpError, createNetworkError } from '../../api/api-error.js';
import { createActivityHeaders } from '../../api/user-activity.js';
import { getLanguage } from '../../i18n/language.js';

/** A file as it arrived. */
export interface FetchedFile {
  readonly content: Blob;
  readonly name: string;
}

/** How long a browser may take to begin to store what it was handed. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Fetches a file. What arrives goes straight into the browser's own store, so that a large file does not fill the page's memory.
 * @param onProgress called with the bytes that have arrived so far
 * @param fallbackName what it is called where the server names none
 * @returns the file, or why there is none; a file that breaks off is none
 */
export async function fetchFile(
  url: string,
  fallbackName: string,
  onProgress: (bytes: number) => void,
): Promise<FetchedFile | ApiError> {
  try {
    const headers = { 'accept-language': getLanguage(), ...createActivityHeaders() };
    const response = await fetch(url, { credentials: 'same-origin', headers });
    if (!response.ok) return createHttpError(response.status, response.statusText, await response.text());
    const counted = response.body?.pipeThrough(createByteCounter(onProgress));
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const content = await new Response(counted ?? null, { headers: { 'content-type': type } }).blob();
    return { content, name: parseFileName(response.headers.get('content-disposition')) || fallbackName };
  } catch (cause) {
    return createNetworkError(cause);
  }
}

/** Hands a file to the person. */
export function saveFile({ content, name }: FetchedFile): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}

/** The file name that the server names, without any folder; empty where it names none. */
export function parseFileName(disposition: string | null): string {
  const named = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return named?.split(/[\\/]/).at(-1) ?? '';
}

function createByteCounter(onProgress: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.length;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
}
