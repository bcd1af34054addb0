import type { MailboxErrorCode } from './mail-account.js';

/** What people read about the entries of a mailbox, in English. */
export const MAIL_ACCOUNT_MESSAGES = {
  address: 'Please enter the address of the mailbox, such as quotes@forwarder.com',
  host: 'Please enter the name of the mail server, such as imap.forwarder.com',
  port: 'Please enter a port from 1 to 65535',
  unencrypted: 'A connection without encryption is for a server on this machine alone',
  authservId: 'Please enter the name by which your mail server signs its verdicts, such as mx.forwarder.com',
  doneFolder: 'Please enter the name of a folder, such as Istmo/Read; INBOX is none',
  password: 'Please enter the password of the mailbox',
  passwordAgain: 'Please enter the password again: it goes to no other server than the one it was entered for',
  readFrom: 'Please enter a day of the past, or none',
} as const;

/** What is wrong with a mailbox, and what to do about it; `server` is a host and its port. */
export const MAILBOX_ERROR_MESSAGES: Readonly<Record<MailboxErrorCode, (server: string, user: string) => string>> = {
  'host-unknown': (server) => `There is no server ${server}. Check the name of the server.`,
  'port-closed': (server) => `Nobody listens at ${server}. Check the port; with TLS it is usually 993.`,
  'no-answer': (server) => `${server} does not answer. Check the port, and whether a firewall is in between.`,
  'certificate-refused': (server) =>
    `The certificate of ${server} is not valid for that name. Check the name of the server, or have its certificate renewed.`,
  'encryption-missing': (server) =>
    `${server} does not speak the chosen encryption. Try TLS with port 993, or STARTTLS with port 143.`,
  'sign-in-refused': (_server, user) =>
    `The server refuses the sign-in of ${user}. Check the user and the password; some providers want an app password.`,
  'service-unavailable': (server) => `${server} cannot take sign-ins at the moment. It is tried again.`,
  'not-permitted': (_server, user) => `${user} may not read this mailbox, or move its mail. Check the rights.`,
  'folder-missing': () => 'A folder of the mailbox does not exist.',
  'connection-lost': (server) => `The connection to ${server} broke. It is tried again.`,
  'secret-unreadable': () => 'The stored password cannot be decrypted with the secret of this server. Enter it again.',
  'not-stored': () => 'A mail could not be stored. It stays in the mailbox and is tried again.',
};
