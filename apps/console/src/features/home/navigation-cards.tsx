import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { RouterLink } from '../../components/router-link/router-link.js';
import { ScreenIcon } from '../../components/screen-icon/screen-icon.js';
import { Surface } from '../../components/surface/surface.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

/** The ways from here, in the order of the specification. */
function getNavigationItems() {
  const messages = getMessages(homeMessages);
  return [
    {
      to: '/quotations',
      title: messages.viewQuotations,
      note: messages.viewQuotationsNote,
      icon: 'quotations',
    },
    {
      to: '/air-freight-rates',
      title: messages.manageRates,
      note: messages.manageRatesNote,
      icon: 'destinationCharges',
    },
    {
      to: '/settings',
      title: messages.systemSettings,
      note: messages.systemSettingsNote,
      icon: 'settings',
    },
    {
      to: '/email-monitoring',
      title: messages.emailMonitoring,
      note: messages.emailMonitoringNote,
      icon: 'emailMonitoring',
    },
    {
      to: '/domains-management',
      title: messages.domainsManagement,
      note: messages.domainsManagementNote,
      icon: 'recognizedDomains',
    },
    {
      to: '/disclaimers-management',
      title: messages.disclaimers,
      note: messages.disclaimersNote,
      icon: 'disclaimers',
    },
  ] as const;
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    listStyleType: 'none',
    padding: 0,
  },
  card: {
    position: 'relative',
    height: '100%',
    boxSizing: 'border-box',
    flexDirection: 'row',
    alignItems: 'flex-start',
    padding: '20px',
    gap: '16px',
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // The link covers its card, so that all of it can be pressed while only the title is read out.
  link: { ...typographyStyles.subtitle2, '::after': { content: '""', position: 'absolute', inset: 0 } },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** One card for each screen that the home page leads to. */
export function NavigationCards() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  return (
    <ul className={styles.grid} aria-label={messages.screens}>
      {getNavigationItems().map(({ to, title, note, icon }) => (
        <li key={to}>
          <Surface className={styles.card}>
            <span className={styles.icon}>
              <ScreenIcon of={icon} place="card" />
            </span>
            <div className={styles.words}>
              <RouterLink to={to} className={styles.link}>
                {title}
              </RouterLink>
              <Text className={styles.quiet}>{note}</Text>
            </div>
          </Surface>
        </li>
      ))}
    </ul>
  );
}
