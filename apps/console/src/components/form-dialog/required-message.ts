import { getMessages } from '../../i18n/messages.js';
import { formDialogMessages } from './form-dialog.messages.js';
/**
 * What stands at a field whose only fault is the form's general sentence, which is shown once for the whole form.
 * @param general the sentence for everything that was left empty
 */
export function toFieldMessage(message: string | undefined, general: string): string | undefined {
  return message === general ? getMessages(formDialogMessages).required : message;
}
