import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useMessages } from '../../i18n/messages.js';
import { AttentionCard } from './attention-card.js';
import { FirstSteps } from './first-steps/first-steps.js';
import { homeMessages } from './home.messages.js';
import { NavigationCards } from './navigation-cards.js';
import { StatusCards } from './status-cards.js';
import { SystemCard } from './system-card.js';
import { TopBar } from './top-bar.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  title: { ...typographyStyles.title3, marginBottom: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The home page with the top bar. */
export function HomeScreen() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data: system } = useSystemInformationQuery();
  return (
    <div className={styles.page}>
      <TopBar />
      {/* It comes later than the rest: above the bar it would push the way out from under a pointer. */}
      {system?.sampleTariff ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.sampleRatesAreInForce}</MessageBarTitle>
            {messages.sampleRatesBody} <RouterLink to="/air-freight-rates">{messages.lookAtTheRates}</RouterLink>
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <div>
        <h2 className={styles.title}>{messages.emailAutomationDashboard}</h2>
        <Text className={styles.quiet}>{messages.subtitle}</Text>
      </div>
      <StatusCards />
      <FirstSteps />
      <AttentionCard />
      <NavigationCards />
      <SystemCard />
    </div>
  );
}
