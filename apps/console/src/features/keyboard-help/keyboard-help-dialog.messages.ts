import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of keyboard help dialog. */
export const keyboardHelpDialogMessages = defineMessages('keyboardHelpDialogMessages', {
  everywhere: 'Everywhere',
  ctrlK: 'Ctrl K',
  searchToo: 'Search',
  thisList: 'This list',
  ctrlM: 'Ctrl M',
  toTheNotice: 'Go to the latest notification (e.g. Undo)',
  esc: 'Esc',
  closesWhatIsOpen: 'Closes what is open',
  inATable: 'In a table',
  arrows: 'Arrows',
  fromCellToCell: 'From cell to cell',
  enter: 'Enter',
  shiftF10: 'Shift F10',
  columnWidth: 'On a heading: makes its column wider or narrower',
  inAQuotation: 'In a quotation',
  altUp: 'Alt ↑',
  newerQuotation: 'Next newer quotation',
  altDown: 'Alt ↓',
  olderQuotation: 'The older one of the list',
  close: 'Close',
  keyboardShortcuts: 'Keyboard shortcuts',
  explanation: 'On a Mac ⌘ K searches, too. The keys / and ? can be switched off below the search.',
  search: 'Search; Enter opens the first result, the arrows choose',
  cellActions: 'Enter cell actions; Esc to exit',
});
