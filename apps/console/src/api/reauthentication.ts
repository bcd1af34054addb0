type Waiter = (renewed: boolean) => void;

let waiters: Waiter[] = [];

/** Resolves once a person has signed in again (true) or has given up (false). */
export function renewal(): Promise<boolean> {
  return new Promise((resolve) => {
    waiters.push(resolve);
  });
}

/** Lets every call that waits for a sign-in go on. */
export function settleRenewal(renewed: boolean): void {
  const settled = waiters;
  waiters = [];
  for (const resolve of settled) resolve(renewed);
}
