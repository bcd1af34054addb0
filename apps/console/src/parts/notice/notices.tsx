import { Toaster } from '@fluentui/react-components';
import { NOTICE_PLACE } from './notice.js';

const TIMEOUT_MS = 5000;

/** The keys that lead to a notice, so that its action can be reached without a pointer. */
const isWayToNotice = (event: KeyboardEvent) => event.ctrlKey && event.key === 'm';

/** Where notices appear: one at a time, for five seconds, longer while the pointer rests on it or the window is away. */
export function Notices() {
  return (
    <Toaster
      toasterId={NOTICE_PLACE}
      limit={1}
      timeout={TIMEOUT_MS}
      position="bottom-end"
      pauseOnHover
      pauseOnWindowBlur
      shortcuts={{ focus: isWayToNotice }}
    />
  );
}
