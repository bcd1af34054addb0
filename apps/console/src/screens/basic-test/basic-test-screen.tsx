import { Card, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCurrentUserQuery } from '../../parts/session/session.endpoints.js';

const useStyles = makeStyles({ card: { padding: '20px', gap: tokens.spacingVerticalS, maxWidth: '640px' } });

/** Proof that the console draws a page and that the server knows who asks. */
export function BasicTestScreen() {
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  return (
    <Card className={styles.card}>
      <Text>The console works: this page was loaded, drawn and styled.</Text>
      {user ? <Text>{`The server works: it knows you as ${user.email}.`}</Text> : null}
    </Card>
  );
}
