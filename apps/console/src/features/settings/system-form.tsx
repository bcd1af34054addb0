import { Field, Select, Switch } from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { DATA_RETENTIONS } from '../../../../../domain/operations/data-retention.js';
import {
  THEMES,
  validateSystemSettings,
  WHEN_DATA_IS_MISSING,
  type WhenDataIsMissing,
} from '../../../../../domain/operations/settings.js';
import { type SystemSettings, useSaveSystemSettingsMutation } from '../../api/system-settings.endpoints.js';
import { NumberField } from '../../components/form-dialog/number-field.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { resolveTheme } from '../../components/theme/resolve-theme.js';
import { themeChosen } from '../../components/theme/theme.slice.js';
import { useToast } from '../../components/toast/use-toast.js';
import { RetentionEffect } from './retention-effect.js';
import { SettingsForm } from './settings-form.js';
import { toSystemFormValues, toSystemSettings } from './system-form-values.js';

const THEME_LABELS = { light: 'Light', dark: 'Dark', system: 'System' } as const;

const MISSING_DATA_LABELS: Readonly<Record<WhenDataIsMissing, string>> = {
  indicative: 'Send an indicative quotation and ask',
  ask: 'Ask only',
  hold: 'Hold for a person',
};

/** How the server works. */
export function SystemForm({ settings }: { readonly settings: SystemSettings }) {
  const notify = useToast();
  const dispatch = useDispatch();
  const [save, { isLoading, error }] = useSaveSystemSettingsMutation();
  const form = useForm(toSystemFormValues(settings), (entry) => validateSystemSettings(toSystemSettings(entry)));
  const { entry, change, messageFor, bind } = form;
  const submit = async () => {
    if (!form.check()) return;
    const answer = await save(toSystemSettings(entry));
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    dispatch(themeChosen(resolveTheme(entry.theme)));
    form.restart(toSystemFormValues(answer.data));
    notify({ kind: 'success', title: 'System settings updated' });
  };
  return (
    <SettingsForm
      label="Save System Settings"
      isSaving={isLoading}
      failure={error && !form.message ? { title: 'Failed to save the system settings', cause: error } : undefined}
      onSave={() => void submit()}
    >
      <NumberField
        label="Auto-response delay"
        max={60}
        step={1}
        after="minutes"
        hint="A reply is held in the outbox so many minutes, and can be cancelled there: 0 to 60."
        {...bind('autoResponseDelay')}
      />
      <NumberField
        label="Max attachment size"
        max={20}
        step={1}
        after="MB"
        hint="Larger mail is refused: 1 to 20 MB."
        {...bind('maxAttachmentSize')}
      />
      <Field label="Theme" hint="System follows the appearance of this device." validationMessage={messageFor('theme')}>
        <Select
          value={entry.theme}
          onChange={(_event, { value }) => change({ theme: THEMES.find((theme) => theme === value) ?? 'light' })}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {THEME_LABELS[theme]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Data Retention"
        hint="Log entries, mail that came to no quotation and notification mails are deleted once they are older; quotations stay."
        validationMessage={messageFor('dataRetention')}
      >
        <Select
          value={entry.dataRetention}
          onChange={(_event, { value }) =>
            change({ dataRetention: DATA_RETENTIONS.find((period) => period === value) ?? entry.dataRetention })
          }
        >
          {DATA_RETENTIONS.map((period) => (
            <option key={period} value={period}>
              {period}
            </option>
          ))}
        </Select>
      </Field>
      <RetentionEffect period={entry.dataRetention} />
      <Field
        label="When data is missing"
        hint="What happens with a request that lacks weight, volume or destination."
        validationMessage={messageFor('whenDataIsMissing')}
      >
        <Select
          value={entry.whenDataIsMissing}
          onChange={(_event, { value }) =>
            change({ whenDataIsMissing: WHEN_DATA_IS_MISSING.find((one) => one === value) ?? 'indicative' })
          }
        >
          {WHEN_DATA_IS_MISSING.map((one) => (
            <option key={one} value={one}>
              {MISSING_DATA_LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField
        label="Hold above"
        step={1}
        before="$"
        after="USD"
        hint="Quotations with a higher total need manual review."
        {...bind('holdAboveUsd')}
      />
      <NumberField label="Quotation validity" max={365} step={1} after="days" {...bind('validityDays')} />
      <Field hint="Mail that brings no SPF, DKIM or DMARC verdict counts as coming from its From.">
        <Switch
          label="Trust mail without verdict"
          checked={entry.trustMailWithoutVerdict}
          onChange={(_event, { checked }) => change({ trustMailWithoutVerdict: checked })}
        />
      </Field>
      <Field hint="Opens the Diagnostics screens in the menu.">
        <Switch
          label="Debug mode"
          checked={entry.debugMode}
          onChange={(_event, { checked }) => change({ debugMode: checked })}
        />
      </Field>
    </SettingsForm>
  );
}
