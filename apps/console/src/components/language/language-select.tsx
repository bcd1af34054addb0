import { Field, Select } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGES } from '../../../../../domain/message-catalogue.js';
import { getLanguage, keepChosenLanguage, subscribeToLanguage } from '../../i18n/language.js';
import { useMessages } from '../../i18n/messages.js';
import { showLanguage } from '../../i18n/show-language.js';
import { languageMessages } from './language.messages.js';
import { LANGUAGE_NAMES } from './language-names.js';

/** Draws the page in another language at once, and keeps the choice in this browser. */
export function LanguageSelect() {
  const messages = useMessages(languageMessages);
  const shown = useSyncExternalStore(subscribeToLanguage, getLanguage);
  const choose = (value: string) => {
    if (!isLanguage(value)) return;
    keepChosenLanguage(value);
    void showLanguage(value);
  };
  return (
    <Field label={messages.language} orientation="horizontal" size="small">
      <Select size="small" value={shown} onChange={(_event, data) => choose(data.value)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
