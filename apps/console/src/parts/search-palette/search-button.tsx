import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { LatePart } from '../late-part/late-part.js';
import { useCodeAhead } from '../late-part/use-code-ahead.js';
import { useMissingNotice } from '../late-part/use-missing-notice.js';
import type { NamedScreen } from './destinations.js';
import { isSearchKey } from './slash-key.js';

const loadPalette = async () => (await import('./search-palette.js')).SearchPalette;

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
  useCodeAhead(loadPalette);
  const sayMissing = useMissingNotice();
  const giveUp = () => {
    setOpen(false);
    sayMissing('The search');
  };
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
        <LatePart load={loadPalette} onMissing={giveUp}>
          {(SearchPalette) => <SearchPalette screens={screens} onClose={() => setOpen(false)} />}
        </LatePart>
      ) : null}
    </>
  );
}
