import { makeStyles } from '@fluentui/react-components';
import { useChargeCodesQuery } from '../../../api/charge-codes.endpoints.js';
import { listChargeOptions } from '../../../components/charge-codes/charge-code-options.js';
import { FilterSelect } from '../../../components/filter-select/filter-select.js';
import { PlaceFilters } from '../../../components/places/place-filters.js';
import type { Places } from '../../../components/places/use-places.js';
import { useMessages } from '../../../i18n/messages.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';
import type { RatesView } from './rates-url.js';

const useStyles = makeStyles({
  filter: { flexBasis: '220px', '@media (max-width: 639px)': { flexGrow: 1, flexBasis: '100%' } },
});

interface RateFiltersProps {
  readonly places: Places;
  /** All rates. */
  readonly rows: readonly RateRow[];
  readonly view: RatesView;
  readonly onChange: (changed: Partial<RatesView>) => void;
}

/** Narrows the tariff to a place and a service. */
export function RateFilters({ places, rows, view, onChange }: RateFiltersProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const customers = listCustomers(rows, view.customer);
  const { data: codes } = useChargeCodesQuery();
  return (
    <PlaceFilters places={places} chosen={view} airportWithoutCountry="disabled" onChange={onChange}>
      <FilterSelect
        label={messages.service}
        everything={messages.allServices}
        options={listChargeOptions(codes, view.service)}
        chosen={view.service}
        onChoose={(service) => onChange({ service })}
        className={styles.filter}
      />
      {customers.length > 0 ? (
        <FilterSelect
          label={messages.ratesOfCustomer}
          everything={messages.allRates}
          options={customers.map((name) => ({ value: name, label: name }))}
          chosen={view.customer}
          onChoose={(customer) => onChange({ customer })}
          className={styles.filter}
        />
      ) : null}
    </PlaceFilters>
  );
}

/** The rates that the filters leave. */
export function filterRates(rows: readonly RateRow[], view: RatesView): readonly RateRow[] {
  return rows.filter(
    (row) =>
      (!view.country || row.countryCode === view.country) &&
      (!view.airport || row.airportCode === view.airport) &&
      (!view.service || row.serviceCode === view.service) &&
      (!view.customer || row.conditions?.customers.includes(view.customer)),
  );
}

/** For whom there are rates alone, and whoever the address names. */
function listCustomers(rows: readonly RateRow[], named: string | undefined): readonly string[] {
  const all = rows.flatMap(({ conditions }) => conditions?.customers ?? []);
  return [...new Set([...all, ...(named === undefined ? [] : [named])])].sort();
}
