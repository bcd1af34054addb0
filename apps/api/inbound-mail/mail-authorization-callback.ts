/** Where providers of mailboxes send people back to; the address is entered in the registration at the provider, too. */
export const MAIL_AUTHORIZATION_CALLBACK = '/api/mail-authorizations/callback';
