import { makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { RouterLink } from '../components/router-link/router-link.js';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXXL,
  },
});

/** What stands at every address that is no screen. */
export function NotFound() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title2 as="h2">404 Page Not Found</Title2>
      <Text>There is no screen at this address.</Text>
      <RouterLink to="/home">Go to Home</RouterLink>
    </div>
  );
}
