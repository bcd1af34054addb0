import { spawn } from 'node:child_process';

/** Under whose rights PostgreSQL runs, for it refuses to run as root. */
export interface ServiceUser {
  readonly name: string;
  /** The owner of the files; `undefined` leaves them unchanged. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  /** The rights to give to the process when it is spawned. */
  readonly rights: { readonly uid?: number; readonly gid?: number };
  buildCommandLine(program: string, args: readonly string[]): [string, ...string[]];
}

/** How a program ended: its exit code (`undefined` when it could not be started) and what it printed. */
export interface ProgramResult {
  readonly code: number | undefined;
  readonly output: string;
}

/** Runs a program to its end under the given rights, with nothing on its standard input. */
export function runProgram(
  serviceUser: ServiceUser,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ProgramResult> {
  const [command, ...rest] = serviceUser.buildCommandLine(program, args);
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      ...serviceUser.rights,
      env: environment,
      cwd: process.platform === 'win32' ? undefined : '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', (error) => resolve({ code: undefined, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? undefined, output: output.trim() }));
  });
}
