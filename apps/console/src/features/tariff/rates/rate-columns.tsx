import {
  Badge,
  Button,
  Caption1,
  Checkbox,
  makeStyles,
  Tooltip,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useContext } from 'react';
import { toOfficeDay } from '../../../../../../domain/office-day.js';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import { getValidityStatusOn } from '../../../../../../domain/tariff/rate-validity.js';
import { describeService } from '../../../../../../domain/tariff/service-name.js';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import { describeCountryCode } from '../../../components/places/describe-country-code.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import {
  formatBaseRate,
  formatMaximum,
  formatMinimum,
  formatRateValidity,
  formatValidityStatus,
  getCriterionLabels,
} from './format-rate.js';
import { RateSelectionContext } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

const useStyles = makeStyles({
  service: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

const TOOLTIP_DELAY_MS = 700;

/** The table of the tariff (section 2 of the specification). @param canSelect whether many may be changed at once */
export function createRateColumns(onHistory: (row: RateRow) => void, canSelect: boolean): EntityColumns<RateRow> {
  const messages = getMessages(ratesMessages);
  return {
    many: messages.rates,
    one: messages.rateInText,
    titleOf: formatRateName,
    actions: {
      nameOf: formatRateName,
      renderMore: (row) => <HistoryButton row={row} onPress={() => onHistory(row)} />,
      // Beside the three buttons there is room left in which the cell itself can be pressed.
      widthPx: 112,
      minWidthPx: 108,
    },
    columns: [
      ...(canSelect
        ? [
            {
              id: 'select',
              header: messages.select,
              hasQuietHeader: true,
              cell: (row: RateRow) => <SelectCell row={row} />,
              hasControls: true,
              widthPx: 46,
              minWidthPx: 46,
            },
          ]
        : []),
      {
        id: 'country',
        header: messages.country,
        cell: nameCountry,
        sortBy: (row) => `${nameCountry(row)} ${row.airportCode} ${row.serviceCode}`,
        widthPx: 80,
        minWidthPx: 76,
      },
      {
        id: 'airport',
        header: messages.airport,
        cell: (row) => row.airportCode,
        sortBy: (row) => row.airportCode,
        widthPx: 76,
        minWidthPx: 76,
      },
      {
        id: 'service',
        header: messages.service,
        cell: (row) => <ServiceCell row={row} />,
        sortBy: (row) => row.serviceCode,
        widthPx: 138,
        minWidthPx: 110,
      },
      {
        id: 'category',
        header: messages.category,
        cell: (row) => describeCategory(row.chargeCategory),
        sortBy: (row) => row.chargeCategory,
        widthPx: 80,
        minWidthPx: 80,
      },
      {
        id: 'criteria',
        header: messages.rateCriteria,
        cell: (row) => getCriterionLabels()[row.rateCriteria],
        sortBy: (row) => getCriterionLabels()[row.rateCriteria],
        widthPx: 128,
        minWidthPx: 100,
      },
      {
        id: 'base',
        header: messages.baseRate,
        cell: (row) => formatBaseRate(row),
        sortBy: (row) => row.baseRate,
        isNumeric: true,
        widthPx: 134,
        minWidthPx: 134,
      },
      {
        id: 'minimum',
        header: messages.minCharge,
        cell: (row) => formatMinimum(row.minimumCharge, undefined, row.currency),
        sortBy: (row) => row.minimumCharge ?? 0,
        isNumeric: true,
        widthPx: 90,
        minWidthPx: 90,
      },
      {
        id: 'maximum',
        header: messages.maxCharge,
        cell: (row) => formatMaximum(row.maximumCharge, undefined, row.currency),
        sortBy: (row) => row.maximumCharge || Number.POSITIVE_INFINITY,
        isNumeric: true,
        widthPx: 94,
        minWidthPx: 94,
      },
    ],
  };
}

function formatRateName({ serviceCode, airportCode, conditions }: RateRow): string {
  return [serviceCode, airportCode, conditions?.text].filter(Boolean).join(', ');
}

function SelectCell({ row }: { readonly row: RateRow }) {
  const messages = useMessages(ratesMessages);
  const { selected, select } = useContext(RateSelectionContext);
  return (
    <Checkbox
      aria-label={messages.selectRate(formatRateName(row))}
      checked={selected.has(row.id)}
      onChange={(_event, { checked }) => select([row.id], checked === true)}
    />
  );
}

function HistoryButton({ row, onPress }: { readonly row: RateRow; readonly onPress: () => void }) {
  const messages = useMessages(ratesMessages);
  const restoreFocusTarget = useRestoreFocusTarget();
  const name = messages.historyOfRate(formatRateName(row));
  return (
    <Tooltip content={name} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
      <Button appearance="subtle" icon={<HistoryRegular />} onClick={onPress} {...restoreFocusTarget} />
    </Tooltip>
  );
}

function ServiceCell({ row }: { readonly row: RateRow }) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const today = toOfficeDay(new Date());
  const status = formatValidityStatus(row, today);
  const hasExpired = getValidityStatusOn(row, today) === 'expired';
  const isLimited = row.validFrom !== null || row.validUntil !== null;
  return (
    <span className={styles.service}>
      <span className={styles.head}>
        {row.serviceCode}
        {row.isSample ? (
          <Badge appearance="tint" color="warning" size="small">
            {messages.sample}
          </Badge>
        ) : null}
        {status ? (
          <Badge appearance="tint" color={hasExpired ? 'danger' : 'informative'} size="small">
            {status}
          </Badge>
        ) : null}
      </span>
      <Caption1 className={styles.quiet}>{describeService(row.serviceCode, row.serviceName)}</Caption1>
      {row.conditions ? <Caption1 className={styles.quiet}>{row.conditions.text}</Caption1> : null}
      {isLimited ? <Caption1 className={styles.quiet}>{formatRateValidity(row)}</Caption1> : null}
    </span>
  );
}

function nameCountry({ countryCode, countryName }: RateRow): string {
  return describeCountryCode(countryCode, countryName);
}
