import { Hamburger, makeStyles, Spinner, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useCurrentUserQuery } from '../api/session.endpoints.js';
import { BrandMark } from '../components/brand-mark/brand-mark.js';
import { KeyboardHelp } from '../features/keyboard-help/keyboard-help.js';
import { NotificationButton } from '../features/notifications/notification-button.js';
import { SearchButton } from '../features/search/search-button.js';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';
import { getTitle, listScreensFor } from './screens.js';
import { SIDE_MENU_ID, SideMenu } from './side-menu.js';
import { SkipLink } from './skip-link.js';
import { useGlobalEscape } from './use-global-escape.js';
import { usePrintPage } from './use-print-page.js';
import { useWideWindow } from './use-wide-window.js';

const useStyles = makeStyles({
  shell: { display: 'flex', minHeight: '100vh', alignItems: 'stretch' },
  column: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 24px`,
    '@media (max-width: 767px)': { paddingInline: '16px' },
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  main: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1440px',
    marginInline: 'auto',
    // Below the last row there is room for a notice: scrolled to its end, nothing stays under one.
    padding: `${tokens.spacingVerticalXXL} 24px 112px`,
    '@media (max-width: 767px)': { padding: '16px 16px 112px' },
  },
  title: {
    ...typographyStyles.title2,
    marginTop: 0,
    marginBottom: tokens.spacingVerticalXL,
    outlineStyle: 'none',
  },
  tools: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingRight: tokens.spacingHorizontalXS,
    '@media (min-width: 768px)': { justifyContent: 'space-between' },
  },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexShrink: 0 },
  wait: { position: 'fixed', top: '56px', right: '16px', zIndex: 2 },
});

/** Sidebar, page title and the screen; focus moves to the title whenever another screen opens. */
export function AdminLayout() {
  const messages = useMessages(appMessages);
  const styles = useStyles();
  useGlobalEscape();
  usePrintPage();
  const { data: user } = useCurrentUserQuery();
  const isWide = useWideWindow();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const title = getTitle(pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    document.title = title;
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setMenuOpen(false);
    // A dialog that the address opens keeps the focus; the menu over the page is on its way out.
    if (!document.querySelector(`[aria-modal="true"]:not(#${SIDE_MENU_ID})`)) heading.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname, title]);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <SideMenu isWide={isWide} isOpen={isWide || isMenuOpen} onClose={() => setMenuOpen(false)} />
      <div className={styles.column}>
        <header className={styles.bar} data-screen-only>
          {isWide ? null : (
            <>
              <Hamburger aria-label={messages.openMenu} aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)} />
              <BrandMark sizePx={24} />
              Istmo
            </>
          )}
          <div className={styles.tools}>
            <SearchButton isWide={isWide} screens={listScreensFor(user?.staffRole)} />
            <div className={styles.actions}>
              <KeyboardHelp hasButton={isWide} />
              <NotificationButton />
            </div>
          </div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {navigation.state === 'loading' ? (
            <div className={styles.wait}>
              <Spinner size="tiny" label={messages.loading} />
            </div>
          ) : null}
          <Outlet />
        </main>
      </div>
    </div>
  );
}
