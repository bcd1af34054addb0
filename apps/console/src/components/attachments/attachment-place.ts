/** A file of an email: the email, and the file's place among its files, from 1. */
export interface AttachmentPlace {
  readonly emailId: number;
  readonly position: number;
}

/** Where a file is downloaded. */
export function toAttachmentUrl({ emailId, position }: AttachmentPlace): string {
  return `/api/emails/${emailId}/attachments/${position}`;
}
