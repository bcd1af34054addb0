import {
  Button,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { ledgerMessages } from './ledger.messages.js';
import { listOfferedChoices, type OfferedChoice } from './ledger-choices.js';
import { useMarkStyles } from './use-mark-styles.js';

// An inline menu stands in the text of the email, whose blanks and level are not its own.
const useStyles = makeStyles({
  menu: { whiteSpace: 'normal', zIndex: 1 },
  words: {
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    textAlign: 'start',
    margin: 0,
    padding: '0 2px',
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderLeftStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
});

/** Says what a left-over part is. */
export interface LedgerAssignment {
  readonly assign: (entry: LedgerEntryView, choice: OfferedChoice) => void;
  /** Whether one is being saved: the next has to wait for it. */
  readonly isSaving: boolean;
}

interface LeftOverMenuProps {
  readonly entry: LedgerEntryView;
  readonly assignment: LedgerAssignment;
  /** Whether it is the words of the email themselves, and not a button beside them. */
  readonly isInText?: boolean;
}

/** The words of the email on which no value rests, or a button beside them: pressed, they offer what they can be. */
export function LeftOverMenu({ entry, assignment, isInText = false }: LeftOverMenuProps) {
  const messages = useMessages(ledgerMessages);
  const styles = useStyles();
  const marks = useMarkStyles();
  const { assign, isSaving } = assignment;
  const label = messages.leftOver(entry.text);
  return (
    <Menu inline>
      <MenuTrigger disableButtonEnhancement>
        {isInText ? (
          <button
            type="button"
            className={mergeClasses(marks.leftOver, styles.words)}
            aria-label={label}
            aria-disabled={isSaving}
            title={messages.whatIsThis}
          >
            {entry.text}
          </button>
        ) : (
          <Button size="small" aria-label={label} disabledFocusable={isSaving}>
            {messages.whatIsThis}
          </Button>
        )}
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{messages.choose(entry.text)}</MenuGroupHeader>
            {listOfferedChoices(entry).map((offered) => (
              <MenuItem key={offered.words} disabled={isSaving} onClick={() => assign(entry, offered)}>
                {offered.words}
              </MenuItem>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
