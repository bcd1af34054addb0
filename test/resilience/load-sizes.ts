/** A size of the crash tests, from the environment. */
function readSize(variable: string, usual: number): number {
  const given = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(given) || given < 0) throw new Error(`${variable} must be a whole number.`);
  return given;
}

/** How large the crash tests are. */
export const SIZES = {
  emails: readSize('CRASH_EMAILS', 2000),
  /** Emails of the storm in which the server is killed again and again. */
  stormEmails: readSize('CRASH_STORM_EMAILS', 1500),
  kills: readSize('CRASH_KILLS', 30),
  /** How many of the kills end the database as well. */
  databaseKills: readSize('CRASH_DATABASE_KILLS', 5),
  /** How often the power of a disk is cut. */
  powerCuts: readSize('CRASH_POWER_CUTS', 2),
  /** Emails that come at once after an outage. */
  backlog: readSize('CRASH_BACKLOG', 1000),
  /** Emails by which one domain floods the server. */
  flood: readSize('CRASH_FLOOD', 1000),
  outageSeconds: readSize('CRASH_OUTAGE_SECONDS', 120),
  /** How long the server is watched for leaks. */
  soakMinutes: readSize('CRASH_SOAK_MINUTES', 2),
} as const;
