import { type Failure, isFailure, noAnswer, refusal } from '../../server/failure.js';

/** A backup as it arrived. */
export interface Backup {
  readonly content: Blob;
  readonly name: string;
}

/**
 * Fetches a complete backup of the desk.
 * @param onProgress called with the bytes that have arrived so far
 * @returns the backup, or why there is none
 */
export async function fetchBackup(onProgress: (bytes: number) => void): Promise<Backup | Failure> {
  try {
    const response = await fetch('/api/settings/backup', { credentials: 'same-origin' });
    if (!response.ok) return refusal(response.status, response.statusText, await response.text());
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      bytes += part.value.length;
      onProgress(bytes);
    }
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return { content: new Blob(chunks, { type }), name: fileNameOf(response.headers.get('content-disposition')) };
  } catch (cause) {
    return noAnswer(cause);
  }
}

/** Whether a backup did not arrive. */
export function isBackupFailure(answer: Backup | Failure): answer is Failure {
  return isFailure(answer);
}

/** Hands a backup to the person as a file. */
export function saveBackup({ content, name }: Backup): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The file name that the server names, without any folder. */
export function fileNameOf(disposition: string | null): string {
  const named = /filename="?([^";]+)"?/i
    .exec(disposition ?? '')?.[1]
    ?.split(/[\\/]/)
    .at(-1);
  return named || 'istmo-backup';
}
