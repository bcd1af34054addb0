import { CLI_MESSAGES } from './cli.messages.js';
import { withRecoverAccount } from './infrastructure/database.js';

const SECOND_FACTOR_FLAG = '--second-factor';

/** Gives an account of the server of `DATABASE_URL` or `DATA_DIR` a new password, which it prints. */
async function recoverAccount(parameters: readonly string[]): Promise<void> {
  const [email, ...rest] = parameters.filter((one) => one !== SECOND_FACTOR_FLAG);
  if (!email || email.startsWith('-') || rest.length > 0) throw new Error(CLI_MESSAGES.recoverAccountUsage);
  const resetSecondFactor = parameters.includes(SECOND_FACTOR_FLAG);
  const password = await withRecoverAccount(process.env, (command) => command.execute(email, { resetSecondFactor }));
  console.log(CLI_MESSAGES.accountRecovered(email, password));
}

recoverAccount(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
