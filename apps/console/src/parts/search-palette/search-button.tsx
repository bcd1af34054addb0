import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { NamedScreen } from './destinations.js';
import { isSearchKey } from './slash-key.js';

const SearchPalette = lazy(async () => ({ default: (await import('./search-palette.js')).SearchPalette }));

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
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const focusComesBack = useRestoreFocusTarget();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <Button
        {...focusComesBack}
        className={isWide ? styles.box : undefined}
        appearance={isWide ? 'outline' : 'subtle'}
        icon={<Search20Regular />}
        aria-label={isWide ? undefined : 'Search'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {isWide ? (
          <>
            Search{' '}
            <span aria-hidden="true" className={styles.key}>
              Ctrl+K
            </span>
          </>
        ) : null}
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchPalette screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
