import { Button, makeStyles, Text, Title2, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
  },
});

/** Stands in for a page that could not be loaded or drawn, for instance after an update of the server. */
export function ErrorPage() {
  const styles = useStyles();
  return (
    <div className={styles.page} role="alert">
      <Title2 as="h2">This page could not be shown</Title2>
      <Text>The console may have been updated since you opened it. Reloading the page brings the newest one.</Text>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
