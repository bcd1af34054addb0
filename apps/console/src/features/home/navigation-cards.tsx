import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import {
  AirplaneTakeOff24Regular,
  DocumentText24Regular,
  GlobeShield24Regular,
  MailInbox24Regular,
  ReceiptMoney24Regular,
  Settings24Regular,
} from '@fluentui/react-icons';
import { RouterLink } from '../../components/router-link/router-link.js';

/** The ways from here, in the order of the specification. */
const NAVIGATION_ITEMS = [
  {
    to: '/quotations',
    title: 'View Quotations',
    note: 'All quotations that were generated, and the ones that need review',
    icon: ReceiptMoney24Regular,
  },
  {
    to: '/air-freight-rates',
    title: 'Manage Rates',
    note: 'What each airport charges for each service',
    icon: AirplaneTakeOff24Regular,
  },
  {
    to: '/settings',
    title: 'System Settings',
    note: 'Profile, notifications, system settings, backup',
    icon: Settings24Regular,
  },
  {
    to: '/email-monitoring',
    title: 'Email Monitoring',
    note: 'Received mail, what became of it and why, and the replies',
    icon: MailInbox24Regular,
  },
  {
    to: '/domains-management',
    title: 'Domains Management',
    note: 'Whose requests are answered automatically',
    icon: GlobeShield24Regular,
  },
  {
    to: '/disclaimers-management',
    title: 'Disclaimers',
    note: 'What quotations say below their figures, by airport',
    icon: DocumentText24Regular,
  },
] as const;

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
  const styles = useStyles();
  return (
    <ul className={styles.grid} aria-label="Screens">
      {NAVIGATION_ITEMS.map(({ to, title, note, icon: Icon }) => (
        <li key={to}>
          <Card className={styles.card}>
            <Icon className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <RouterLink to={to} className={styles.link}>
                {title}
              </RouterLink>
              <Text className={styles.quiet}>{note}</Text>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
