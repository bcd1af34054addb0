import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the database server, in English. */
export const POSTGRES_MESSAGES = defineMessages('adapters.POSTGRES_MESSAGES', {
  notDurable: (settings: string) =>
    `The database runs with ${settings}, so an accepted email could be lost at a power cut: switch that on in the server, the database and the role, or set ALLOW_UNSAFE_DATABASE=yes where that may be.`,
  databaseAt: ({ host, port }: { readonly host: string; readonly port: string }) => `The database at ${host}:${port}`,
  noAnswer: ({ location, seconds }: { readonly location: string; readonly seconds: number }) =>
    `${location} did not answer within ${seconds} seconds: look whether it runs and can be reached from here.`,
  unreachable: (location: string) => `${location} cannot be reached: start it, or correct DATABASE_URL.`,
  unknownHost: (hostname: string) => `No address is known for the database's host ${hostname}: correct DATABASE_URL.`,
  loginRefused: ({ location, reason }: { readonly location: string; readonly reason: string | undefined }) =>
    `${location} does not let us in (${reason}): correct user and password in DATABASE_URL.`,
  unknownDatabase: ({ location, name }: { readonly location: string; readonly name: string }) =>
    `${location} has no database ${name}: create it, or correct DATABASE_URL.`,
  noFreeConnection: (location: string) =>
    `${location} has no free connection: raise its max_connections, or end what else uses it.`,
  notReady: (location: string) => `${location} is starting or stopping: it is not ready for work yet.`,
  serverTooOld: 'The database server is older than PostgreSQL 14; use a newer one.',
} as const);
