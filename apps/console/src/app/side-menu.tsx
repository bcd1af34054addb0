import {
  Button,
  makeStyles,
  mergeClasses,
  NavCategory,
  NavCategoryItem,
  NavDrawer,
  NavDrawerBody,
  NavDrawerFooter,
  NavDrawerHeader,
  NavItem,
  NavSubItem,
  NavSubItemGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular, SignOut20Regular } from '@fluentui/react-icons';
import { type MouseEvent, useEffect, useState } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { describeStaffName } from '../../../../domain/identity/describe-staff-name.js';
import { useCurrentUserQuery } from '../api/session.endpoints.js';
import { useSystemSettingsQuery } from '../api/system-settings.endpoints.js';
import { BrandMark } from '../components/brand-mark/brand-mark.js';
import { LazyPart } from '../components/lazy-part/lazy-part.js';
import { ScreenIcon } from '../components/screen-icon/screen-icon.js';
import { useDeviceTheme } from '../components/theme/use-device-theme.js';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';
import { listScreensFor, SCREENS, type Screen } from './screens.js';
import { screensMessages } from './screens.messages.js';

const loadThemeSwitch = async () => (await import('../components/theme/theme-switch.js')).ThemeSwitch;

const ignoreMissingSwitch = () => {
  // The theme stays as it is; Settings change it too.
};

/** The group of screens that support staff need and clerks do not. */
const DIAGNOSTICS = 'diagnostics';

const useStyles = makeStyles({
  drawer: { borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  inline: { position: 'sticky', top: 0, height: '100vh', flexShrink: 0 },
  brand: {
    boxSizing: 'border-box',
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  // The chosen screen's name keeps its weight: in bold the longest one would need a second line.
  item: { fontWeight: tokens.fontWeightRegular },
  close: { marginLeft: 'auto' },
  // As high as the switch, so that nothing moves when it comes.
  theme: { minHeight: '36px' },
  footer: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
  },
  user: { overflowWrap: 'anywhere', paddingInline: tokens.spacingHorizontalS },
  signOut: {
    justifyContent: 'flex-start',
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
  },
});

interface SideMenuProps {
  /** Beside the page, or over it. */
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar's element. */
export const SIDE_MENU_ID = 'side-menu';

/** The sidebar: brand, screens, theme, who is signed in, and the way out. */
export function SideMenu({ isWide, isOpen, onClose }: SideMenuProps) {
  const messages = useMessages(appMessages);
  const screenNames = useMessages(screensMessages);
  const styles = useStyles();
  const { pathname } = useLocation();
  const { data: user } = useCurrentUserQuery();
  const screens = listScreensFor(user?.staffRole);
  const isDiagnostic = SCREENS.some(({ path, group }) => group === DIAGNOSTICS && path === pathname);
  const [isGroupOpen, setGroupOpen] = useState(isDiagnostic);
  const { data: settings } = useSystemSettingsQuery();
  useDeviceTheme(settings?.theme === 'system');
  useEffect(() => {
    if (isDiagnostic || settings?.debugMode) setGroupOpen(true);
  }, [isDiagnostic, settings?.debugMode]);
  return (
    <NavDrawer
      id={SIDE_MENU_ID}
      className={mergeClasses(styles.drawer, isWide && styles.inline)}
      type={isWide ? 'inline' : 'overlay'}
      open={isOpen}
      onOpenChange={(_event, { open }) => (open ? undefined : onClose())}
      selectedValue={pathname}
      selectedCategoryValue={isDiagnostic ? DIAGNOSTICS : undefined}
      openCategories={isGroupOpen ? [DIAGNOSTICS] : []}
      onNavCategoryItemToggle={() => setGroupOpen(!isGroupOpen)}
      density="small"
      tabbable
      aria-label={messages.mainMenu}
      role={isWide ? 'navigation' : 'dialog'}
    >
      <NavDrawerHeader>
        <div className={styles.brand}>
          <BrandMark sizePx={28} />
          Istmo
          {isWide ? null : (
            <Button
              className={styles.close}
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={messages.closeMenu}
              onClick={onClose}
            />
          )}
        </div>
      </NavDrawerHeader>
      <NavDrawerBody>
        {screens
          .filter(({ group, isOutsideMenu }) => !group && !isOutsideMenu)
          .map((screen) => (
            <MenuItem key={screen.path} screen={screen} onFollow={onClose} />
          ))}
        <NavCategory value={DIAGNOSTICS}>
          <NavCategoryItem icon={<ScreenIcon of="diagnostics" place="menu" />}>
            {screenNames.diagnostics}
          </NavCategoryItem>
          <NavSubItemGroup>
            {screens
              .filter(({ group }) => group === DIAGNOSTICS)
              .map((screen) => (
                <SubMenuItem key={screen.path} screen={screen} onFollow={onClose} />
              ))}
          </NavSubItemGroup>
        </NavCategory>
      </NavDrawerBody>
      <NavDrawerFooter className={styles.footer}>
        <div className={styles.theme}>
          <LazyPart load={loadThemeSwitch} onMissing={ignoreMissingSwitch}>
            {(ThemeSwitch) => <ThemeSwitch />}
          </LazyPart>
        </div>
        {user ? (
          <Text className={styles.user}>
            <span translate="no">{describeStaffName(user.name)}</span> / {user.role}
          </Text>
        ) : null}
        <Button as="a" href="/api/logout" appearance="subtle" icon={<SignOut20Regular />} className={styles.signOut}>
          {messages.signOut}
        </Button>
      </NavDrawerFooter>
    </NavDrawer>
  );
}

interface MenuItemProps {
  readonly screen: Screen;
  readonly onFollow: () => void;
}

function MenuItem({ screen, onFollow }: MenuItemProps) {
  const styles = useStyles();
  const href = useHref(screen.path);
  const follow = useLinkClickHandler<HTMLElement>(screen.path);
  return (
    <NavItem
      className={styles.item}
      href={href}
      value={screen.path}
      icon={<ScreenIcon of={screen.key} place="menu" />}
      onClick={(event: MouseEvent<HTMLElement>) => {
        follow(event);
        onFollow();
      }}
    >
      {screen.name}
    </NavItem>
  );
}

function SubMenuItem({ screen, onFollow }: MenuItemProps) {
  const href = useHref(screen.path);
  const follow = useLinkClickHandler<HTMLElement>(screen.path);
  return (
    <NavSubItem
      href={href}
      value={screen.path}
      onClick={(event: MouseEvent<HTMLElement>) => {
        follow(event);
        onFollow();
      }}
    >
      {screen.name}
    </NavSubItem>
  );
}
