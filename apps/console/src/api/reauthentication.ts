type Waiter = (renewed: boolean) => void;

let waiters: Waiter[] = [];

/** Resolves once a person has signed in again (true) or has given up (false). */
export function waitForReauthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    waiters.push(resolve);
  });
}

/** Lets every call that waits for a sign-in go on. */
export function resolveReauthentication(renewed: boolean): void {
  const pending = waiters;
  waiters = [];
  for (const resolve of pending) resolve(renewed);
}
