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
  rowsWithErrorsBody:
    'These rows have errors. Correct them in the file and choose the whole file again: its other rows have not been imported either.',
  rowsToCorrectFirst: (count: number) =>
    count === 1 ? 'Correct the row with an error first.' : `Correct the ${count} rows with errors first.`,
  columnsToExplainFirst: 'Say what every column holds first.',
  nothingToApply: 'The file says what is here already: there is nothing to apply.',
  andMoreRows: (count: number) => `… and ${count} more`,
  importSummary: (added: number, changed: number, same: number) =>
    `${added} new, ${changed} changed, ${same} unchanged`,
  nothingWasChanged: 'Nothing was changed.',
  differences: 'Differences',
});
