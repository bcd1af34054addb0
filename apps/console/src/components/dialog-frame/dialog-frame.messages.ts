import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of dialog frame. */
export const dialogFrameMessages = defineMessages('dialogFrameMessages', {
  close: 'Close',
});
