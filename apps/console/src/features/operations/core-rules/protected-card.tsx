import {
  Card,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Fact, Facts } from '../../../components/description-list/description-list.js';
import { decimal } from '../../../components/format/format.js';
import type { ProtectedConstantView } from './core-rules.endpoints.js';

const MOST_DECIMALS = 6;

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle2,
});

/** The figures that no screen can change, and why. */
export function ProtectedCard({ constants }: { readonly constants: readonly ProtectedConstantView[] }) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Protected Constants</h2>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>Protected rules.</MessageBarTitle>
          Every price rests on these figures. No screen can change them: only a new release of the product does.
        </MessageBarBody>
      </MessageBar>
      <Facts>
        {constants.map(({ id, name, value, unit }) => (
          <Fact key={id} term={name}>{`${decimal(value, MOST_DECIMALS)} ${unit}`}</Fact>
        ))}
      </Facts>
    </Card>
  );
}
