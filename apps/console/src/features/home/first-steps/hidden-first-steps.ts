/** Where the browser keeps that the checklist is no longer shown. */
const STORAGE_KEY = 'first-steps';
const HIDDEN = 'hidden';

/** Whether somebody hid the checklist in this browser, or saw it completed. */
export function areFirstStepsHidden(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === HIDDEN;
  } catch {
    return false;
  }
}

/** Shows the checklist no more in this browser. */
export function hideFirstSteps(): void {
  try {
    localStorage.setItem(STORAGE_KEY, HIDDEN);
  } catch {
    // A browser that keeps nothing shows it again when the page is loaded anew.
  }
}
