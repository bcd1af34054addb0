import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of keyboard help dialog. */
export const keyboardHelpDialogMessages = defineMessages('keyboardHelpDialogMessages', {
  everywhere: 'Everywhere',
  ctrlK: 'Ctrl K',
  searchToo: 'Search, too',
  thisList: 'This list',
  ctrlM: 'Ctrl M',
  toTheNotice: 'To the notice that has just appeared, for instance to its Undo',
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
  newerQuotation: 'The newer one of the list',
  altDown: 'Alt ↓',
  olderQuotation: 'The older one of the list',
  close: 'Close',
  keyboardShortcuts: 'Keyboard shortcuts',
  explanation: 'On a Mac ⌘ K searches, too. The keys / and ? can be switched off below the search.',
  search: 'Search; Enter opens the first result, the arrows choose',
  cellActions: 'Enter cell actions; Esc to exit',
});
