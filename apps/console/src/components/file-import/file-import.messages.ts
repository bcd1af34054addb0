import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read where records are brought from a file. */
export const fileImportMessages = defineMessages('fileImportMessages', {
  cancel: 'Cancel',
  applyCountedChanges: (changes: number) => `Apply ${changes} ${changes === 1 ? 'change' : 'changes'}`,
  applyChanges: 'Apply changes',
  chooseAnotherFile: 'Choose another file',
  chooseAFile: 'Choose a file',
  comparing: 'Comparing',
  applying: 'Applying',
  fileCouldNotBeRead: 'The file could not be read.',
  newRows: (count: number) => `${count} new`,
  changedRows: (count: number) => `${count} changed`,
  sameRows: (same: number) => `${same} unchanged`,
  rowsWithErrors: (count: number) => `${count} with errors`,
  rowsWithErrorsBody: 'These rows have errors. Fix them in the file and upload it again.',
  nothingToApply: 'The file says what is here already: there is nothing to apply.',
  andMoreRows: (count: number) => `… and ${count} more`,
  importSummary: (added: number, changed: number, same: number) =>
    `${added} new, ${changed} changed, ${same} unchanged`,
  nothingWasChanged: 'Nothing was changed.',
  differences: 'Differences',
});
