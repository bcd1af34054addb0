import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSearchKey } from '../../components/keyboard-shortcuts/search-shortcut.js';
import { LazyPart } from '../../components/lazy-part/lazy-part.js';
import { useChunkErrorToast } from '../../components/lazy-part/use-chunk-error-toast.js';
import { usePrefetch } from '../../components/lazy-part/use-prefetch.js';
import { useMessages } from '../../i18n/messages.js';
import { loadWithTexts } from '../../i18n/show-language.js';
import type { NamedScreen } from './destinations.js';
import { searchButtonMessages } from './search-button.messages.js';
import { bufferKeystroke, EMPTY_SEARCH_INPUT } from './search-input.js';

const loadPalette = () => loadWithTexts(async () => (await import('./search-palette.js')).SearchPalette);

const useStyles = makeStyles({
  box: {
    flexGrow: 1,
    minWidth: 0,
    maxWidth: '420px',
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  key: { marginLeft: 'auto', paddingLeft: tokens.spacingHorizontalM, fontSize: tokens.fontSizeBase200 },
});

interface SearchButtonProps {
  /** A box with words, or the icon alone. */
  readonly isWide: boolean;
  readonly screens: readonly NamedScreen[];
}

/** The search box of the shell: it opens the palette, as Ctrl+K and `/` do. */
export function SearchButton({ isWide, screens }: SearchButtonProps) {
  const messages = useMessages(searchButtonMessages);
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY_SEARCH_INPUT);
  const hasKeyboard = useRef(false);
  const focusComesBack = useRestoreFocusTarget();
  usePrefetch(loadPalette);
  const sayMissing = useChunkErrorToast();
  const open = () => {
    hasKeyboard.current = false;
    setTyped(EMPTY_SEARCH_INPUT);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const giveUp = () => {
    close();
    sayMissing(messages.theSearch);
  };
  /** @returns whether a key was meant for the search */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (isSearchKey(event)) {
      if (!isOpen) open();
      return true;
    }
    if (!isOpen || hasKeyboard.current) return false;
    const ahead = bufferKeystroke(typed, event);
    if (event.key === 'Escape') close();
    else if (ahead) setTyped(ahead);
    return event.key === 'Escape' || ahead !== undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!handleKey(event)) return;
    // The page has no say in what is meant for the search.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <>
      <Button
        {...focusComesBack}
        className={isWide ? styles.box : undefined}
        appearance={isWide ? 'outline' : 'subtle'}
        icon={<Search20Regular />}
        aria-label={isWide ? undefined : messages.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        {isWide ? (
          <>
            {messages.search}{' '}
            <span aria-hidden="true" className={styles.key}>
              {messages.ctrlK}
            </span>
          </>
        ) : null}
      </Button>
      {isOpen ? (
        <LazyPart load={loadPalette} onMissing={giveUp}>
          {(SearchPalette) => (
            <SearchPalette
              screens={screens}
              typed={typed}
              onType={setTyped}
              onKeyboard={() => {
                hasKeyboard.current = true;
              }}
              onClose={close}
            />
          )}
        </LazyPart>
      ) : null}
    </>
  );
}
