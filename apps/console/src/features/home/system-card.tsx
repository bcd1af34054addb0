import { makeStyles, Spinner, tokens, typographyStyles } from '@fluentui/react-components';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { Surface } from '../../components/surface/surface.js';
import { useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  // As high as what comes, so that nothing moves.
  wait: { justifyContent: 'flex-start', minHeight: '44px' },
});

/** Where requests arrive, how they are processed, and what is covered. */
export function SystemCard() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data, error, isLoading, refetch } = useSystemInformationQuery();
  return (
    <Surface className={styles.card}>
      <h2 className={styles.title}>{messages.systemInformation}</h2>
      {isLoading ? (
        <Spinner className={styles.wait} size="small" aria-label={messages.loadingSystemInformation} />
      ) : null}
      {error ? (
        <ErrorMessage title={messages.systemInformationIsNotAvailable} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <DescriptionList>
          <DescriptionItem term={messages.emailEndpoint}>
            {data.mailbox}
            <CopyButton text={data.mailbox} what={messages.emailEndpointInText} />
          </DescriptionItem>
          <DescriptionItem term={messages.processingMode}>{data.processingMode}</DescriptionItem>
          <DescriptionItem term={messages.incoterms}>{data.incoterms}</DescriptionItem>
          <DescriptionItem term={messages.coverage}>{data.coverage}</DescriptionItem>
        </DescriptionList>
      ) : null}
    </Surface>
  );
}
