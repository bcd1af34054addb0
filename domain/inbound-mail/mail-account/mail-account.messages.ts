import { defineMessages } from '../../message-catalogue.js';
import type { MailboxErrorCode, MailboxPart } from './mail-account.js';
import type { TokenProvider } from './token-provider.js';

/** What people read about the entries of a mailbox, in English. */
export const MAIL_ACCOUNT_MESSAGES = defineMessages('MAIL_ACCOUNT_MESSAGES', {
  address: 'Please enter the address of the mailbox, such as quotes@forwarder.com',
  host: 'Please enter the name of the mail server, such as imap.forwarder.com',
  port: 'Please enter a port from 1 to 65535',
  unencrypted: 'A connection without encryption is for a server on this machine alone',
  authservId: 'Please enter the name by which your mail server signs its verdicts, such as mx.forwarder.com',
  doneFolder: 'Please enter the name of a folder, such as Istmo/Read; INBOX is none',
  password: 'Please enter the password of the mailbox',
  signIn: 'Please sign in at the provider of the mailbox',
  signInAgain: 'Please sign in at the provider again: that sign-in was not finished, or somebody else began it',
  providerHost: 'A sign-in at the provider opens mailboxes at its own servers only',
  clientCredentials: 'Only Microsoft 365 lets an app of the organization open mailboxes',
  passwordAgain: 'Please enter the password again: it goes to no other server than the one it was entered for',
  readFrom: 'Please enter a day of the past, or none',
} as const);

type Describe = (server: string, user: string) => string;
type Descriptions = Readonly<Partial<Record<MailboxErrorCode, Describe>>>;

/** What is wrong with a mailbox, and what to do about it; `server` is a host and its port. */
export const MAILBOX_ERROR_MESSAGES: Readonly<Record<MailboxErrorCode, Describe>> = defineMessages(
  'MAILBOX_ERROR_MESSAGES',
  {
    'host-unknown': (server) => `There is no server ${server}. Check the name of the server.`,
    'port-closed': (server) => `Nobody listens at ${server}. Check the port; with TLS it is usually 993.`,
    'no-answer': (server) => `${server} does not answer. Check the port, and whether a firewall is in between.`,
    'certificate-refused': (server) =>
      `The certificate of ${server} is not valid for that name. Check the name of the server, or have its certificate renewed.`,
    'encryption-missing': (server) =>
      `${server} does not speak the chosen encryption. Try TLS with port 993, or STARTTLS with port 143.`,
    'sign-in-refused': (_server, user) =>
      `The server refuses the sign-in of ${user}. Check the user and the password; some providers want an app password.`,
    'sign-in-ended': (_server, user) =>
      `The permission to open ${user} has ended: it was withdrawn, its password was changed, or it was not used for long. Sign in again: edit the mailbox.`,
    'token-refused': (server, user) =>
      `The provider has allowed the sign-in, but ${server} does not open the mailbox ${user}. Check that IMAP is switched on for it, and that whoever signed in may open it.`,
    'mailbox-missing': (server, user) =>
      `There is no mailbox ${user} at ${server}, or it is not kept in Exchange Online. Check the address and the licence of the mailbox.`,
    'token-service-unavailable': () =>
      'The sign-in service of the provider does not answer at the moment. It is tried again.',
    'client-missing': () =>
      'This installation is not registered at the provider of the mailbox. The administrator of the server sets GOOGLE_CLIENT_ID or MICROSOFT_CLIENT_ID (see the documentation).',
    'client-refused': () =>
      'The provider refuses the registration of this installation. The administrator of the server checks its client id, its client secret (they expire), and its rights.',
    'service-unavailable': (server) => `${server} cannot take sign-ins at the moment. It is tried again.`,
    'not-permitted': (_server, user) => `${user} may not read this mailbox, or move its mail. Check the rights.`,
    'folder-missing': () => 'A folder of the mailbox does not exist.',
    'connection-lost': (server) => `The connection to ${server} broke. It is tried again.`,
    'secret-unreadable': () =>
      'The stored password cannot be decrypted with the secret of this server. Enter it again.',
    'not-stored': () => 'A mail could not be stored. It stays in the mailbox and is tried again.',
  },
);

/** The same of the server that replies leave through, where something else is to be said. */
export const SENDING_ERROR_MESSAGES: Descriptions = defineMessages('SENDING_ERROR_MESSAGES', {
  'host-unknown': (server) => `There is no server ${server} for outgoing mail. Check the name of the server.`,
  'port-closed': (server) => `Nobody listens at ${server} for outgoing mail. Check the port; it is usually 465 or 587.`,
  'no-answer': (server) =>
    `${server} does not answer for outgoing mail. Check the port, and whether a firewall is in between.`,
  'encryption-missing': (server) =>
    `${server} does not speak the chosen encryption for outgoing mail. Try TLS with port 465, or STARTTLS with port 587.`,
  'sign-in-refused': (server, user) =>
    `Mail can be read, but ${server} refuses to let ${user} send. Ask whether sending by SMTP is allowed for the mailbox.`,
  'token-refused': (server, user) =>
    `Mail can be read, but ${server} refuses to let ${user} send. Ask whether sending by SMTP is allowed for the mailbox.`,
  'connection-lost': (server) =>
    `The connection to ${server} broke, so it is not known whether mail can be sent. Try it again.`,
});

/** The same of Microsoft Graph, where something else is to be said. */
export const GRAPH_ERROR_MESSAGES: Descriptions = defineMessages('GRAPH_ERROR_MESSAGES', {
  'host-unknown': (server) => `There is no server ${server}. Microsoft Graph is at graph.microsoft.com.`,
  'port-closed': (server) => `Nobody listens at ${server}. Microsoft Graph is at graph.microsoft.com, port 443.`,
  'encryption-missing': (server) =>
    `${server} does not speak the chosen encryption. Microsoft Graph takes TLS at port 443.`,
  'token-refused': (_server, user) =>
    `Microsoft has allowed the sign-in, but Microsoft Graph refuses it for the mailbox ${user}. Edit the mailbox and sign in again; if that does not help, the administrator of the server checks the registration of the app.`,
  'not-permitted': (_server, user) =>
    `Microsoft Graph does not let this sign-in into the mailbox ${user}. Grant Mail.ReadWrite and Mail.Send to the app, and for a shared mailbox full access to whoever signed in.`,
  'service-unavailable': () => 'Microsoft Graph asks to be left alone for the moment. It is tried again.',
});

/** The same of sending through Microsoft Graph. */
export const GRAPH_SENDING_MESSAGES: Descriptions = defineMessages('GRAPH_SENDING_MESSAGES', {
  'not-permitted': (_server, user) =>
    `Mail can be read, but Microsoft Graph does not let ${user} send. Grant Mail.Send to the app, and for a shared mailbox the right "Send as" to whoever signed in.`,
});

/** The same of the folder of stored mail. */
export const MOVING_ERROR_MESSAGES = defineMessages('MOVING_ERROR_MESSAGES', {
  notMovable: ({ user, folder }: { readonly user: string; readonly folder: string }) =>
    `Mail can be read, but ${user} may not move it to the folder "${folder}". Choose another folder, or leave it.`,
});

/** What is said of a code before anything else: of Microsoft Graph, and of sending. */
function findDescription(part: MailboxPart, code: MailboxErrorCode, isGraph: boolean): Describe | undefined {
  const sending = isGraph ? GRAPH_SENDING_MESSAGES[code] : SENDING_ERROR_MESSAGES[code];
  const description = part === 'sending' ? sending : undefined;
  return description ?? (isGraph ? GRAPH_ERROR_MESSAGES[code] : undefined);
}

/**
 * What is wrong with a part of a mailbox, and what to do about it.
 * @param place the server with its port, whose tokens are shown to it, the user and the folder of stored mail, as far as they are
 * entered
 */
export function describeMailboxError(
  part: MailboxPart,
  code: MailboxErrorCode,
  place: {
    readonly server: string;
    readonly provider?: TokenProvider | undefined;
    readonly user: string;
    readonly doneFolder: string | undefined;
  },
): string {
  const { server, provider, user, doneFolder } = place;
  const isAboutMoving = part === 'moving' && ['not-permitted', 'folder-missing', 'connection-lost'].includes(code);
  if (isAboutMoving && doneFolder !== undefined) {
    return MOVING_ERROR_MESSAGES.notMovable({ user, folder: doneFolder });
  }
  const describe = findDescription(part, code, provider === 'microsoft-graph');
  return (describe ?? MAILBOX_ERROR_MESSAGES[code])(server, user);
}
