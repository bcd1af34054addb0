import nodemailer from 'nodemailer';
import type { aLoadEmail } from './load-emails.js';

/** Sends an email to an SMTP receiver as a mail server does. @returns what it answered */
export async function sendBySmtp(port: number, email: ReturnType<typeof aLoadEmail>): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { from, to, subject, messageId, content } = email;
    return (await transport.sendMail({ from, to, subject, messageId, text: content })).response;
  } finally {
    transport.close();
  }
}
