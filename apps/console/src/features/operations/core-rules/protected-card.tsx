import {
  Card,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DescriptionItem, DescriptionList } from '../../../components/description-list/description-list.js';
import { formatDecimal } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import type { ProtectedConstantView } from './core-rules.endpoints.js';
import { coreRulesMessages } from './core-rules.messages.js';

const MAX_DECIMALS = 6;

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle2,
});

/** The figures that no screen can change, and why. */
export function ProtectedCard({ constants }: { readonly constants: readonly ProtectedConstantView[] }) {
  const messages = useMessages(coreRulesMessages);
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.protectedConstants}</h2>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{messages.protectedRules}</MessageBarTitle>
          {messages.protectedRulesBody}
        </MessageBarBody>
      </MessageBar>
      <DescriptionList>
        {constants.map(({ id, name, value, unit }) => (
          <DescriptionItem key={id} term={name}>{`${formatDecimal(value, MAX_DECIMALS)} ${unit}`}</DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}
