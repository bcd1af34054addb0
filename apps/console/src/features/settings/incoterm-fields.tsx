import { Button, Checkbox, Field, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import {
  EditedIncotermProfiles,
  formatIncotermChoice,
  PAYERS,
  parseIncotermChoices,
  TOTAL_CATEGORIES,
} from '../../../../../domain/pricing/incoterm/edited-incoterm-profiles.js';
import { INCOTERMS } from '../../../../../domain/pricing/incoterm/incoterm.js';
import type { IncotermProfile } from '../../../../../domain/pricing/incoterm/incoterm-profiles.port.js';
import { StandardIncotermProfiles } from '../../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { describeCategory } from '../../../../../domain/tariff/charge-category/describe-category.js';
import type { FieldBinding } from '../../components/form-dialog/use-form.js';
import { ScrollArea } from '../../components/scroll-area/scroll-area.js';
import { useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

const STANDARD = new StandardIncotermProfiles();

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', ...typographyStyles.body1 },
  cell: { textAlign: 'left', paddingRight: tokens.spacingHorizontalM, whiteSpace: 'nowrap' },
});

/** Which categories totals hold under each term, and who pays them; what is as the standard says is not kept. */
export function IncotermFields({ value, message, onChange }: FieldBinding<string>) {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const profiles = new EditedIncotermProfiles(value, STANDARD);
  const payers = { seller: messages.seller, buyer: messages.buyer };
  const change = (changed: IncotermProfile) => {
    const others = [...parseIncotermChoices(value).byTerm.values()].filter((one) => one.incoterm !== changed.incoterm);
    const isStandard = formatIncotermChoice(changed) === formatIncotermChoice(STANDARD.get(changed.incoterm));
    onChange([...others, ...(isStandard ? [] : [changed])].map(formatIncotermChoice).join('\n'));
  };
  return (
    <Field label={messages.incotermProfiles} hint={messages.incotermProfilesHint} validationMessage={message}>
      <ScrollArea label={messages.incotermProfiles} className={styles.scroll}>
        <table className={styles.table} aria-label={messages.incotermProfiles}>
          <thead>
            <tr>
              {[
                messages.incoterm,
                ...TOTAL_CATEGORIES.map(describeCategory),
                messages.destinationChargesPaidBy,
                messages.clearedBy,
              ].map((head) => (
                <th key={head} scope="col" className={styles.cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {INCOTERMS.map((term) => {
              const profile = profiles.get(term);
              const { categoriesInTotal, destinationCharges, importClearance, duties } = profile;
              return (
                <tr key={term}>
                  <th scope="row" className={styles.cell}>
                    {term}
                  </th>
                  {TOTAL_CATEGORIES.map((category) => (
                    <td key={category} className={styles.cell}>
                      <Checkbox
                        aria-label={messages.inTotalUnder(describeCategory(category), term)}
                        checked={categoriesInTotal.includes(category)}
                        onChange={(_event, { checked }) => {
                          const others = categoriesInTotal.filter((one) => one !== category);
                          change({ ...profile, categoriesInTotal: checked ? [...others, category] : others });
                        }}
                      />
                    </td>
                  ))}
                  <td className={styles.cell}>
                    <Select
                      aria-label={messages.paidUnder(term)}
                      value={destinationCharges}
                      onChange={(_event, { value: picked }) =>
                        change({
                          ...profile,
                          destinationCharges: PAYERS.find((one) => one === picked) ?? destinationCharges,
                        })
                      }
                    >
                      {PAYERS.map((payer) => (
                        <option key={payer} value={payer}>
                          {payers[payer]}
                        </option>
                      ))}
                    </Select>
                  </td>
                  <td className={styles.cell}>{`${payers[importClearance]}, ${payers[duties]}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <Button disabledFocusable={value === ''} onClick={() => onChange('')}>
          {messages.resetIncoterms}
        </Button>
      </ScrollArea>
    </Field>
  );
}
