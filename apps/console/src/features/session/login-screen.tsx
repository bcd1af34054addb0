import { Card, makeStyles, Text, Title2, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BrandMark } from '../../components/brand-mark/brand-mark.js';
import { LanguageSelect } from '../../components/language/language-select.js';
import { useMessages } from '../../i18n/messages.js';
import { resolveReturnPath } from './return-path.js';
import { sessionMessages } from './session.messages.js';
import { SignInForm } from './sign-in-form.js';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    padding: tokens.spacingHorizontalL,
  },
  card: { boxSizing: 'border-box', width: '100%', maxWidth: '400px', padding: '32px', gap: tokens.spacingVerticalXL },
  head: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    marginBottom: tokens.spacingVerticalL,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The way in. */
export function LoginScreen() {
  const messages = useMessages(sessionMessages);
  const styles = useStyles();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useEffect(() => {
    document.title = messages.signIn;
  }, [messages.signIn]);
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <div className={styles.brand}>
            <BrandMark sizePx={36} />
            Istmo
          </div>
          <Title2 as="h1">{messages.signIn}</Title2>
          <Text className={styles.quiet}>{messages.productSubtitle}</Text>
        </div>
        <SignInForm onSignedIn={() => void navigate(resolveReturnPath(search.get('next')), { replace: true })} />
        <LanguageSelect />
      </Card>
    </main>
  );
}
