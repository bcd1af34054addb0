import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type FormEvent, useState } from 'react';
import { type CurrentUser, useSignInMutation } from '../../api/session.endpoints.js';
import { useMessages } from '../../i18n/messages.js';
import { sessionMessages } from './session.messages.js';
import { getSignInErrorMessage, isAskingForCode } from './sign-in-error.js';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

interface SignInFormProps {
  /** Filled in beforehand, for instance where a session ended. */
  readonly email?: string;
  readonly onSignedIn: (user: CurrentUser) => void;
}

/** Email and password as password managers expect them, and the server's sentence where they do not fit. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const messages = useMessages(sessionMessages);
  const styles = useStyles();
  const [signIn, { isLoading, error }] = useSignInMutation();
  const [isShown, setShown] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [wasCodeSent, setCodeSent] = useState(false);
  // What is said first asks for the code; only a code that was entered can be wrong.
  const isFirstAsked = isAskingForCode(error) && !wasCodeSent;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const credentials = {
      email: String(formData.get('email') ?? ''),
      password: String(formData.get('password') ?? ''),
      ...(isCodeAsked ? { code: String(formData.get('code') ?? '') } : {}),
    };
    setCodeSent(isCodeAsked);
    const answer = await signIn(credentials);
    if (answer.data) onSignedIn(answer.data);
    else if (isAskingForCode(answer.error)) setCodeAsked(true);
  };
  return (
    <form className={styles.form} method="post" action="/login" onSubmit={(event) => void submit(event)}>
      {error ? (
        <MessageBar intent={isFirstAsked ? 'info' : 'error'} politeness="assertive" layout="multiline">
          <MessageBarBody>{getSignInErrorMessage(error)}</MessageBarBody>
        </MessageBar>
      ) : null}
      <Field label={messages.email}>
        <Input name="email" type="email" required autoComplete="username" defaultValue={email} size="large" />
      </Field>
      <Field label={messages.password}>
        <Input
          name="password"
          required
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          size="large"
          contentAfter={
            <Button
              appearance="transparent"
              size="small"
              icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
              aria-label={isShown ? messages.hidePassword : messages.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      </Field>
      {isCodeAsked ? (
        <Field label={messages.code} hint={messages.codeHint}>
          <Input name="code" required autoComplete="one-time-code" size="large" autoFocus />
        </Field>
      ) : null}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isLoading}>
        {isLoading ? <Spinner size="tiny" label={messages.signingIn} /> : messages.signIn}
      </Button>
    </form>
  );
}
