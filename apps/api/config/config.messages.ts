import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the configuration, in English. */
export const CONFIG_MESSAGES = defineMessages('api.CONFIG_MESSAGES', {
  invalidVariable: ({
    variable,
    value,
    expected,
  }: {
    readonly variable: string;
    readonly value: string;
    readonly expected: string;
  }) => `${variable} is "${value}", but must be ${expected}.`,
  secretsMissing: (file: string) =>
    `${file} does not hold the two secrets; remove it, and new ones are made at the next start.`,
} as const);

/** What a variable must be, within the sentence that refuses its value, in English. */
export const EXPECTED_VALUE_MESSAGES = defineMessages('api.EXPECTED_VALUE_MESSAGES', {
  freeAddress: (reason: string) => `free for us to listen at (${reason})`,
  hostName: 'the name or the address of this machine in a network',
  writableFolder: (reason: string) => `a folder that this user can write in: ${reason}`,
  withoutCredentials: 'an address without user name and password',
  proxies: 'a list of addresses or networks such as 10.0.0.7, 10.1.0.0/16',
  strongPassword: (characters: number) => `at least ${characters} characters long and none that is easy to guess`,
  emailAddress: 'an email address',
  noInMemory: (store: string) => `no where STORE is ${store}`,
  inlineInMemory: 'inline where STORE is memory',
  rulesWithoutProvider: 'rules where LLM_PROVIDER is none',
  folderWithoutSmtp: 'folder where SMTP_URL is not set',
  modelName: (where: string) => `the name of a model ${where}`,
  accountKey: (where: string) => `the key of your account ${where} and LLM_BASE_URL is not set`,
  keyCharacters: 'of letters, digits and other characters of ASCII in one line',
  personName: 'a name in one line of at most 200 characters',
  clientId: 'the client id of your registration at the provider, in one word',
  noClientSecret: (id: string) => `unset where ${id} is not set`,
  clientSecret: (id: string) => `the client secret of your registration at the provider where ${id} is set`,
  tenant: 'the id or a domain of your organization at Microsoft, such as contoso.onmicrosoft.com',
  tokenPrice: 'a price in US dollars for a million tokens, such as 0.15',
  portNumber: 'a number from 0 to 65535',
  oneEmailAddress: 'one email address, such as quotes@forwarder.example',
  hostAndPort: 'host:port, such as 0.0.0.0:2525',
  mailBorder: 'the name of your mail border, such as mx.forwarder.example',
  addressStart: (scheme: string) => `an address that starts with ${scheme}`,
  minimumLength: (characters: number) => `at least ${characters} characters long`,
} as const);
