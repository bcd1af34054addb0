import { Card, makeStyles, Skeleton, SkeletonItem, tokens, typographyStyles } from '@fluentui/react-components';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
});

/** Where requests arrive, how they are processed, and what is covered. */
export function SystemCard() {
  const messages = useMessages(homeMessages);
  const styles = useStyles();
  const { data, error, isLoading, refetch } = useSystemInformationQuery();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.systemInformation}</h2>
      {isLoading ? (
        <Skeleton aria-label={messages.loadingSystemInformation}>
          <SkeletonItem size={32} />
        </Skeleton>
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
    </Card>
  );
}
