import { MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import type { MailboxCheckView } from '../../api/generated.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { MailboxEntry } from './mailbox-entry.js';
import { mailboxesMessages } from './mailboxes.messages.js';

interface CheckResultProps {
  readonly check: MailboxCheckView;
  readonly entry: MailboxEntry;
  /** Where the person is now: what passed is said in the step after. */
  readonly step: 'server' | 'reading' | 'preview';
}

/** What a test of a mailbox found, in a sentence. */
export function CheckResult({ check, entry, step }: CheckResultProps) {
  const messages = useMessages(mailboxesMessages);
  if (!check.isReadable) {
    return (
      <MessageBar intent="error" politeness="assertive" layout="multiline">
        <MessageBarBody>
          {check.message}
          {check.detail ? (
            <Text block size={200}>
              {messages.serverSaid(check.detail)}
            </Text>
          ) : null}
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (step === 'server') return null;
  return (
    <MessageBar intent="success" politeness="polite" layout="multiline">
      <MessageBarBody>{describePass(entry, step)}</MessageBarBody>
    </MessageBar>
  );
}

function describePass({ movesStored, doneFolder, hasSmtp }: MailboxEntry, step: CheckResultProps['step']): string {
  const messages = getMessages(mailboxesMessages);
  if (step === 'preview' && movesStored) return messages.testPassedForMoving(doneFolder);
  return hasSmtp ? messages.testPassedForSending : messages.testPassed;
}
