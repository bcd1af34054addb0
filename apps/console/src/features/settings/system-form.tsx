import { Field, Select, Switch } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { AUTONOMIES, findAutonomy } from '../../../../../domain/customers/autonomy.js';
import { setOfficeTimeZone } from '../../../../../domain/office-day.js';
import { DATA_RETENTIONS } from '../../../../../domain/operations/data-retention.js';
import {
  THEMES,
  VALUES_WITHOUT_FREIGHT,
  validateSystemSettings,
  WHEN_DATA_IS_MISSING,
} from '../../../../../domain/operations/settings.js';
import { type SystemSettings, useSaveSystemSettingsMutation } from '../../api/system-settings.endpoints.js';
import { useHasRole } from '../../api/use-has-role.js';
import { describeAutonomy } from '../../components/autonomy/describe-autonomy.js';
import { EditConflictBanner } from '../../components/form-dialog/edit-conflict-banner.js';
import { NumberField } from '../../components/form-dialog/number-field.js';
import { TextAreaField } from '../../components/form-dialog/text-area-field.js';
import { useEditConflict } from '../../components/form-dialog/use-edit-conflict.js';
import { useForm } from '../../components/form-dialog/use-form.js';
import { resolveTheme } from '../../components/theme/resolve-theme.js';
import { themeChosen } from '../../components/theme/theme.slice.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { getComparedSettings } from './compared-settings.js';
import { FollowUpFields } from './follow-up-fields.js';
import { IncotermFields } from './incoterm-fields.js';
import { ReplyFactFields } from './reply-fact-fields.js';
import { RetentionEffect } from './retention-effect.js';
import {
  getMissingDataLabels,
  getRetentionLabels,
  getThemeLabels,
  getValueWithoutFreightLabels,
} from './setting-labels.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsForm } from './settings-form.js';
import { SettlementFields } from './settlement-fields.js';
import { toSystemFormValues, toSystemSettings } from './system-form-values.js';
import { TimeZoneField } from './time-zone-field.js';

/** There is one set of settings; the id is what tells records of a list apart. */
const SETTINGS_ID = 0;

interface SystemFormProps {
  readonly settings: SystemSettings;
  /** The settings as they are stored now. */
  readonly reload: () => Promise<SystemSettings>;
}

/** How the server works. */
export function SystemForm({ settings, reload }: SystemFormProps) {
  const messages = useMessages(settingsMessages);
  const notify = useToast();
  const dispatch = useDispatch();
  const mayChange = useHasRole('administrator');
  const [save, { isLoading, error }] = useSaveSystemSettingsMutation();
  const form = useForm(toSystemFormValues(settings), (entry) => validateSystemSettings(toSystemSettings(entry)));
  const { entry, change, messageFor, bind } = form;
  const edit = useEditConflict({ ...settings, id: SETTINGS_ID }, async () => [
    { ...(await reload()), id: SETTINGS_ID },
  ]);
  const { known, newer } = edit;
  const begin = (stored: SystemSettings) => {
    form.restart(toSystemFormValues(stored));
    edit.track({ ...stored, id: SETTINGS_ID });
  };
  // What was saved elsewhere is taken over while nothing has been entered here.
  useEffect(() => {
    if (!form.isDirty && settings.version !== known?.version) begin(settings);
  });
  const submit = async () => {
    if (!form.check()) return;
    const answer = await save({ ...toSystemSettings(entry), version: edit.version ?? settings.version });
    if (answer.error) {
      form.refuse(answer.error);
      await edit.detect(answer.error);
      return;
    }
    dispatch(themeChosen(resolveTheme(entry.theme)));
    setOfficeTimeZone(answer.data.timeZone);
    begin(answer.data);
    notify({ kind: 'success', title: messages.systemSettingsUpdated });
  };
  return (
    <SettingsForm
      label={messages.saveSystemSettings}
      isReadOnly={!mayChange}
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={
        error && !form.message && !newer ? { title: messages.failedToSaveSystemSettings, cause: error } : undefined
      }
      onSave={() => void submit()}
    >
      {newer && known ? (
        <EditConflictBanner
          title={messages.settingsChangedInTheMeantime}
          known={known}
          newer={newer}
          comparedValues={getComparedSettings()}
          onLoad={() => begin(newer)}
          onKeep={edit.acknowledge}
        />
      ) : null}
      <NumberField
        label={messages.autoResponseDelay}
        after={messages.minutes}
        hint={messages.autoResponseDelayHint}
        {...bind('autoResponseDelay')}
      />
      <NumberField
        label={messages.maxAttachmentSize}
        after="MB"
        hint={messages.maxAttachmentSizeHint}
        {...bind('maxAttachmentSize')}
      />
      <Field label={messages.theme} hint={messages.themeHint} validationMessage={messageFor('theme')}>
        <Select
          value={entry.theme}
          onChange={(_event, { value }) => change({ theme: THEMES.find((theme) => theme === value) ?? 'light' })}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {getThemeLabels()[theme]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={messages.dataRetention}
        hint={messages.dataRetentionHint}
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
              {getRetentionLabels()[period]}
            </option>
          ))}
        </Select>
      </Field>
      <RetentionEffect period={entry.dataRetention} />
      <Field
        label={messages.whenDataIsMissing}
        hint={messages.whenDataIsMissingHint}
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
              {getMissingDataLabels()[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.autonomy} hint={messages.autonomyHint} validationMessage={messageFor('autonomy')}>
        <Select
          value={entry.autonomy}
          onChange={(_event, { value }) => change({ autonomy: findAutonomy(value) ?? entry.autonomy })}
        >
          {AUTONOMIES.map((one) => (
            <option key={one} value={one}>
              {describeAutonomy(one)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField
        label={messages.holdAbove}
        before="$"
        after="USD"
        hint={messages.holdAboveHint}
        {...bind('holdAboveUsd')}
      />
      <NumberField
        label={messages.marginFloorPercent}
        after="%"
        hint={messages.marginFloorHint}
        {...bind('marginFloorPercent')}
      />
      <NumberField label={messages.marginFloorUsd} before="$" after="USD" {...bind('marginFloorUsd')} />
      <TimeZoneField
        value={entry.timeZone}
        onChange={(timeZone) => change({ timeZone })}
        validationMessage={messageFor('timeZone')}
      />
      <NumberField label={messages.quotationValidity} after={messages.days} {...bind('validityDays')} />
      <FollowUpFields bind={bind} />
      <NumberField
        label={messages.maxPieceHeight}
        after={messages.centimetres}
        hint={messages.maxPieceHint}
        {...bind('maxPieceHeightCm')}
      />
      <NumberField label={messages.maxPieceWeight} after="kg" {...bind('maxPieceWeightKg')} />
      <Field
        label={messages.valueWithoutFreight}
        hint={messages.valueWithoutFreightHint}
        validationMessage={messageFor('valueWithoutFreight')}
      >
        <Select
          value={entry.valueWithoutFreight}
          onChange={(_event, { value }) =>
            change({ valueWithoutFreight: VALUES_WITHOUT_FREIGHT.find((one) => one === value) ?? 'assumed' })
          }
        >
          {VALUES_WITHOUT_FREIGHT.map((one) => (
            <option key={one} value={one}>
              {getValueWithoutFreightLabels()[one]}
            </option>
          ))}
        </Select>
      </Field>
      <SettlementFields entry={entry} onChange={change} messageFor={messageFor} />
      <TextAreaField
        label={messages.roadDistances}
        rows={4}
        resize="vertical"
        hint={messages.roadDistancesHint}
        {...bind('roadDistances')}
      />
      <IncotermFields {...bind('incotermProfiles')} />
      <TextAreaField
        label={messages.networkAgreements}
        rows={3}
        resize="vertical"
        hint={messages.networkAgreementsHint}
        {...bind('networkAgreements')}
      />
      <ReplyFactFields bind={bind} />
      <Field hint={messages.trustMailHint}>
        <Switch
          label={messages.trustMailWithoutVerdict}
          checked={entry.trustMailWithoutVerdict}
          onChange={(_event, { checked }) => change({ trustMailWithoutVerdict: checked })}
        />
      </Field>
      <Field hint={messages.readPicturesHint}>
        <Switch
          label={messages.readPictures}
          checked={entry.readPictures}
          onChange={(_event, { checked }) => change({ readPictures: checked })}
        />
      </Field>
      <Field hint={messages.answerLinksHint}>
        <Switch
          label={messages.answerLinks}
          checked={entry.answerLinks}
          onChange={(_event, { checked }) => change({ answerLinks: checked })}
        />
      </Field>
      <Field hint={messages.debugModeHint}>
        <Switch
          label={messages.debugMode}
          checked={entry.debugMode}
          onChange={(_event, { checked }) => change({ debugMode: checked })}
        />
      </Field>
    </SettingsForm>
  );
}
