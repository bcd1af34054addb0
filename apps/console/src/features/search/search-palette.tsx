import {
  Badge,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  List,
  ListItem,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { isSlashEnabled, setSlashEnabled } from '../../components/keyboard-shortcuts/search-shortcut.js';
import { SearchField } from '../../components/search-field/search-field.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { type Destination, findDestinations, type NamedScreen, toDestinations } from './destinations.js';
import { MIN_SEARCH_LENGTH, useSearchAllQuery } from './search.endpoints.js';
import { searchMessages } from './search.messages.js';
import type { SearchInput } from './search-input.js';

/** How long typing rests before the server is asked. */
const DEBOUNCE_MS = 200;

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, overflowX: 'hidden' },
  box: { maxWidth: '100%', width: '100%' },
  list: { maxHeight: '50vh', overflowY: 'auto' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  kind: { marginLeft: 'auto', flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface SearchPaletteProps {
  readonly screens: readonly NamedScreen[];
  readonly typed: SearchInput;
  readonly onType: (typed: SearchInput) => void;
  /** It has the keyboard from now on. */
  readonly onKeyboard: () => void;
  readonly onClose: () => void;
}

/**
 * Finds screens, actions, quotations, domains, rates and emails, and leads there. Enter opens the first that is found for what stands in
 * the box, however quickly it follows: never one of the words before, and it waits for the server where no screen has that name.
 */
export function SearchPalette({
  screens,
  typed: { text: words, isSubmitted: isEntered },
  onType,
  onKeyboard,
  onClose,
}: SearchPaletteProps) {
  const messages = useMessages(searchMessages);
  const styles = useStyles();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const text = words.trim();
  const [restedText, setRestedText] = useState('');
  const [hasSlash, setSlash] = useState(isSlashEnabled);
  useEffect(() => {
    const timer = setTimeout(() => setRestedText(text), isEntered ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isEntered]);
  const isAsked = text.length >= MIN_SEARCH_LENGTH;
  const hasRested = text === restedText;
  const { currentData, error, isFetching } = useSearchAllQuery(text, { skip: !isAsked || !hasRested });
  const isSearching = isAsked && (!hasRested || isFetching);
  const records = isAsked && hasRested && currentData ? toDestinations(currentData) : [];
  const found = [...findDestinations(words, screens), ...records];
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    onClose();
    void navigate(destination.link);
  };
  const isFound = found.length > 0;
  const enter = useEffectEvent(() => {
    if (isFound) go(found[0]);
    else onType({ text: words, isSubmitted: false });
  });
  useEffect(() => {
    if (isEntered && (isFound || !isSearching)) enter();
  }, [isEntered, isFound, isSearching]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[role="listitem"], li')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onType({ text: words, isSubmitted: true });
    }
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} onFocus={onKeyboard}>
        <DialogBody>
          <DialogTitle>{messages.search}</DialogTitle>
          <DialogContent className={styles.content}>
            <SearchField
              className={styles.box}
              size="large"
              aria-label={messages.searchEverything}
              placeholder={messages.searchPlaceholder}
              value={words}
              onChange={(_event, { value }) => onType({ text: value, isSubmitted: false })}
              onKeyDown={onKey}
            />
            <Text size={200} className={styles.quiet} role="status">
              {formatSearchStatus(found.length, isSearching, isAsked)}
            </Text>
            {error && isAsked && hasRested ? <ErrorMessage title={messages.searchFailed} failure={error} /> : null}
            {found.length > 0 ? (
              <List ref={list} className={styles.list} navigationMode="items" aria-label={messages.results}>
                {found.map((destination) => (
                  <ListItem
                    key={`${destination.kind} ${destination.link} ${destination.title}`}
                    className={styles.item}
                    onAction={() => go(destination)}
                  >
                    <div className={styles.words}>
                      <Text>{destination.title}</Text>
                      {destination.note ? (
                        <Text size={200} className={styles.quiet}>
                          {destination.note}
                        </Text>
                      ) : null}
                    </div>
                    <Badge className={styles.kind} appearance="tint" color="informative">
                      {destination.kind}
                    </Badge>
                  </ListItem>
                ))}
              </List>
            ) : null}
            <Checkbox
              label={messages.alsoOpenWithSlash}
              checked={hasSlash}
              onChange={(_event, { checked }) => {
                setSlash(checked === true);
                setSlashEnabled(checked === true);
              }}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function formatSearchStatus(count: number, isSearching: boolean, isAsked: boolean): string {
  const messages = getMessages(searchMessages);
  if (isSearching) return messages.searching;
  if (count === 0) return messages.noResultsFound;
  if (!isAsked) return messages.typeMoreCharacters(MIN_SEARCH_LENGTH);
  return messages.resultCount(count);
}
