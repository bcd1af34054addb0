import { useEffect, useState } from 'react';
import { setOfficeTimeZone } from '../../../../../domain/office-day.js';
import type { CurrentUser } from '../../api/session.endpoints.js';
import { keepChosenLanguage, resolveBrowserLanguage } from '../../i18n/language.js';
import { showLanguage } from '../../i18n/show-language.js';

/**
 * Shows the console in the time zone of the forwarder and in the language of the account, and the sign-in page of this browser from then on; in the browser's
 * where none was chosen.
 * @returns whether the first screen may be drawn: in the right language, or in the one that could be loaded
 */
export function useAccountLanguage(user: CurrentUser | undefined): boolean {
  const [isSettled, setSettled] = useState(false);
  const language = user?.language;
  const timeZone = user?.timeZone;
  useEffect(() => {
    if (language === undefined || timeZone === undefined) return;
    setOfficeTimeZone(timeZone);
    if (language) keepChosenLanguage(language);
    void showLanguage(language ?? resolveBrowserLanguage()).then(() => setSettled(true));
  }, [language, timeZone]);
  return isSettled;
}
