import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import {
  findApiTokenErrors,
  TOKEN_LIFETIMES_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from '../../../../../../domain/identity/api-token.js';
import { FormDialog } from '../../../components/form-dialog/form-dialog.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { formatDecimal } from '../../../components/format/format.js';
import { useMessages } from '../../../i18n/messages.js';
import { type IssuedApiToken, useCreateApiTokenMutation } from './api-tokens.endpoints.js';
import { apiTokensMessages } from './api-tokens.messages.js';

const WITHOUT_EXPIRY = 'never';

interface TokenForm {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Days, or that it does not expire. */
  readonly expiresInDays: string;
}

const INITIAL: TokenForm = { name: '', scopes: ['read'], expiresInDays: String(TOKEN_LIFETIMES_DAYS[1]) };

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none' },
});

interface ApiTokenDialogProps {
  readonly onCreated: (issued: IssuedApiToken) => void;
  readonly onClose: () => void;
}

/** Makes a token for another program. */
export function ApiTokenDialog({ onCreated, onClose }: ApiTokenDialogProps) {
  const messages = useMessages(apiTokensMessages);
  const styles = useStyles();
  const [create, { isLoading, error }] = useCreateApiTokenMutation();
  const form = useForm(INITIAL, (entry) => findApiTokenErrors(toEntry(entry)));
  const { scopes } = form.entry;
  const meanings: Readonly<Record<TokenScope, string>> = {
    read: messages.readMeaning,
    quote: messages.quoteMeaning,
    write: messages.writeMeaning,
  };
  const submit = async () => {
    if (!form.check()) return;
    const answer = await create(toEntry(form.entry));
    if (answer.error) form.refuse(answer.error);
    else onCreated(answer.data);
  };
  const toggle = (scope: TokenScope, isChosen: boolean) =>
    form.change({ scopes: TOKEN_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))) });
  return (
    <FormDialog
      title={messages.addToken}
      submitLabel={messages.create}
      isSaving={isLoading}
      isDirty={form.isDirty}
      failure={error && !form.message ? { title: messages.failedToCreateTheToken, cause: error } : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={messages.name} hint={messages.nameHint} required {...form.bind('name')} />
      <Field label={messages.scopes} required validationMessage={form.messageFor('scopes')}>
        <fieldset className={styles.group}>
          {TOKEN_SCOPES.map((scope) => (
            <div key={scope}>
              <Checkbox
                label={meanings[scope]}
                // One of them is needed, not each.
                required={false}
                checked={scopes.includes(scope)}
                onChange={(_event, { checked }) => toggle(scope, checked === true)}
              />
            </div>
          ))}
        </fieldset>
      </Field>
      <SelectField
        label={messages.expires}
        required
        placeholder={messages.chooseALifetime}
        options={[
          ...TOKEN_LIFETIMES_DAYS.map((days) => ({
            value: String(days),
            label: messages.inDays(formatDecimal(days, 0)),
          })),
          { value: WITHOUT_EXPIRY, label: messages.notBeforeRevoked },
        ]}
        {...form.bind('expiresInDays')}
      />
    </FormDialog>
  );
}

function toEntry({ name, scopes, expiresInDays }: TokenForm) {
  return {
    name,
    scopes: [...scopes],
    expiresInDays: expiresInDays === WITHOUT_EXPIRY ? null : Number(expiresInDays),
  };
}
