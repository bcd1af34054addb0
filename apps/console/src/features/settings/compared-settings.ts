import type { SystemSettings } from '../../api/system-settings.endpoints.js';
import { describeAutonomy } from '../../components/autonomy/describe-autonomy.js';
import type { ComparedValue } from '../../components/form-dialog/edit-conflict-banner.js';
import { getMessages } from '../../i18n/messages.js';
import {
  getLocalCurrencyLabels,
  getMissingDataLabels,
  getRetentionLabels,
  getServiceTaxLabels,
  getThemeLabels,
  getValueWithoutFreightLabels,
} from './setting-labels.js';
import { settingsMessages } from './settings.messages.js';

/** The system settings as people read them, to tell what another person changed. */
export function getComparedSettings(): readonly ComparedValue<SystemSettings>[] {
  const messages = getMessages(settingsMessages);
  const formatSwitch = (isOn: boolean) => (isOn ? messages.on : messages.off);
  return [
    [messages.autoResponseDelay, (row) => `${row.autoResponseDelay} ${messages.minutes}`],
    [messages.maxAttachmentSize, (row) => `${row.maxAttachmentSize} MB`],
    [messages.theme, (row) => getThemeLabels()[row.theme]],
    [messages.dataRetention, (row) => getRetentionLabels()[row.dataRetention]],
    [messages.whenDataIsMissing, (row) => getMissingDataLabels()[row.whenDataIsMissing]],
    [messages.autonomy, (row) => describeAutonomy(row.autonomy)],
    [messages.holdAbove, (row) => `$${row.holdAboveUsd}`],
    [messages.marginFloorPercent, (row) => `${row.marginFloorPercent} %`],
    [messages.marginFloorUsd, (row) => `$${row.marginFloorUsd}`],
    [messages.quotationValidity, (row) => `${row.validityDays} ${messages.days}`],
    [messages.maxPieceHeight, (row) => `${row.maxPieceHeightCm} cm`],
    [messages.maxPieceWeight, (row) => `${row.maxPieceWeightKg} kg`],
    [messages.valueWithoutFreight, (row) => getValueWithoutFreightLabels()[row.valueWithoutFreight]],
    [messages.serviceTax, (row) => getServiceTaxLabels()[row.serviceTax]],
    [messages.localCurrency, (row) => getLocalCurrencyLabels()[row.localCurrency]],
    [messages.timeZone, (row) => row.timeZone],
    [messages.roadDistances, (row) => row.roadDistances],
    [messages.incotermProfiles, (row) => row.incotermProfiles],
    [messages.networkAgreements, (row) => row.networkAgreements],
    [messages.companyName, (row) => row.companyName],
    [messages.companyAddress, (row) => row.companyAddress],
    [messages.companyTelephone, (row) => row.companyTelephone],
    [messages.contactPerson, (row) => row.contactPerson],
    [messages.paymentTerms, (row) => row.paymentTerms],
    [messages.liabilityClauses, (row) => row.liabilityClauses],
    [messages.transitTimes, (row) => row.transitTimes],
    [messages.trustMailWithoutVerdict, (row) => formatSwitch(row.trustMailWithoutVerdict)],
    [messages.readPictures, (row) => formatSwitch(row.readPictures)],
    [messages.reminderDays, (row) => String(row.reminderDays)],
    [messages.approvalUndoSeconds, (row) => String(row.approvalUndoSeconds)],
    [messages.callDays, (row) => String(row.callDays)],
    [messages.callAboveUsd, (row) => String(row.callAboveUsd)],
    [messages.withoutReminder, (row) => row.withoutReminder],
    [messages.answerLinks, (row) => formatSwitch(row.answerLinks)],
    [messages.debugMode, (row) => formatSwitch(row.debugMode)],
  ];
}
