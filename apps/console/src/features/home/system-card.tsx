import { Card, makeStyles, Skeleton, SkeletonItem, tokens, typographyStyles } from '@fluentui/react-components';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { CopyButton } from '../../components/copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
});

/** Where requests arrive, how they are processed, and what is covered. */
export function SystemCard() {
  const styles = useStyles();
  const { data, error, isLoading, refetch } = useSystemInformationQuery();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>System Information</h2>
      {isLoading ? (
        <Skeleton aria-label="Loading system information">
          <SkeletonItem size={32} />
        </Skeleton>
      ) : null}
      {error ? (
        <ErrorMessage title="System information is not available." failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <DescriptionList>
          <DescriptionItem term="Email endpoint">
            {data.mailbox}
            <CopyButton text={data.mailbox} what="email endpoint" />
          </DescriptionItem>
          <DescriptionItem term="Processing mode">{data.processingMode}</DescriptionItem>
          <DescriptionItem term="Incoterms">{data.incoterms}</DescriptionItem>
          <DescriptionItem term="Coverage">{data.coverage}</DescriptionItem>
        </DescriptionList>
      ) : null}
    </Card>
  );
}
