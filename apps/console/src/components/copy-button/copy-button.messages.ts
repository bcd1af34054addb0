import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of copy button. */
export const copyButtonMessages = defineMessages('copyButtonMessages', {
  copy: 'Copy',
  copied: 'Copied',
  copiedBody: (what: string) => `The ${what} is on the clipboard.`,
  notCopied: 'Not copied',
  notCopiedBody: 'The browser did not allow it. Select the text and copy it.',
  copyWhat: (what: string) => `Copy ${what}`,
});
