import {
  type MailboxAccess,
  MailboxConnector,
  MailboxError,
  type MailboxSession,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { GRAPH_ANSWER_TIMEOUT_MS, GraphClient } from './graph-client.js';
import { GraphMailboxSession } from './graph-mailbox-session.js';

/** How a mailbox is asked, times in milliseconds. */
export interface GraphReading {
  /** How long an answer may take. */
  readonly answerMs: number;
  /** How long after it was listed the inbox is listed again: Graph tells nobody of new mail but servers that it can reach. */
  readonly pollMs: number;
  /** Mails that are listed at once; undefined: as many as are good for the service itself. */
  readonly pageSize?: number;
}

/** Six requests a minute, of the thousand that Graph takes for a mailbox. */
export const GRAPH_READING: GraphReading = { answerMs: GRAPH_ANSWER_TIMEOUT_MS, pollMs: 10_000 };

/** Opens mailboxes by Microsoft Graph. */
export class GraphMailboxConnector extends MailboxConnector {
  constructor(private readonly reading: GraphReading = GRAPH_READING) {
    super();
  }

  async connect({ server, user, secret }: MailboxAccess): Promise<MailboxSession> {
    if (secret.kind === 'password') throw new MailboxError('sign-in-refused', 'Microsoft Graph takes no passwords');
    const { answerMs, pollMs, pageSize } = this.reading;
    const { getAccessToken } = secret;
    const client = new GraphClient({ server, user, getAccessToken }, answerMs, pageSize);
    const session = new GraphMailboxSession(client, user, pollMs);
    await session.assertReadable();
    return session;
  }
}
