import { Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { selectByLanguage } from '../../../../../../domain/message-catalogue.js';
import { CHARGE_CATEGORIES } from '../../../../../../domain/tariff/charge-category/charge-category.js';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import {
  type ChargeCodeRow,
  useCreateChargeCodeMutation,
  useUpdateChargeCodeMutation,
} from '../../../api/charge-codes.endpoints.js';
import type { ComparedValue } from '../../../components/form-dialog/edit-conflict-banner.js';
import { EntityFormDialog } from '../../../components/form-dialog/entity-form-dialog.js';
import { FieldGrid } from '../../../components/form-dialog/field-grid.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { type EntityDialogProps, useEntityForm } from '../../../components/form-dialog/use-entity-form.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import {
  getApplicationLabels,
  listApplicationOptions,
  proposeCategory,
  toChargeCodeBody,
  toChargeCodeFormValues,
  validateChargeCodeForm,
} from './charge-code-form.js';
import { chargeCodesMessages } from './charge-codes.messages.js';

const listCategoryOptions = () =>
  CHARGE_CATEGORIES.map((category) => ({ value: category, label: describeCategory(category) }));

const useStyles = makeStyles({
  whole: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '16px' },
});

function getComparedValues(): readonly ComparedValue<ChargeCodeRow>[] {
  const messages = getMessages(chargeCodesMessages);
  return [
    [messages.nameEn, (row) => row.nameEn],
    [messages.nameEs, (row) => row.nameEs],
    [messages.category, (row) => describeCategory(row.category)],
    [messages.application, (row) => getApplicationLabels()[row.application]],
    [messages.iataCode, (row) => row.iataCode ?? '—'],
    [messages.taxable, (row) => (row.isTaxable ? messages.taxable : messages.notTaxable)],
  ];
}

/** Adds a charge code, or changes it. */
export function ChargeCodeDialog(dialog: EntityDialogProps<ChargeCodeRow>) {
  const messages = useMessages(chargeCodesMessages);
  const styles = useStyles();
  const { row } = dialog;
  const [create] = useCreateChargeCodeMutation();
  const [update] = useUpdateChargeCodeMutation();
  const form = useEntityForm({
    ...dialog,
    toValues: toChargeCodeFormValues,
    validate: (values) => validateChargeCodeForm(values, row === undefined),
    save: (values, edited) => {
      const { code, ...body } = toChargeCodeBody(values);
      return edited ? update({ ...body, ...edited }) : create({ ...body, code: code ?? '' });
    },
    describeSaved: (saved) => ({
      title: row ? messages.chargeCodeUpdated : messages.chargeCodeCreated,
      body: `${saved.code} - ${selectByLanguage(saved.nameEn, saved.nameEs)}`,
    }),
  });
  const { entry, change } = form;
  const isFixed = row?.isStandard === true;
  return (
    <EntityFormDialog
      form={form}
      title={row ? messages.editChargeCode : messages.addChargeCode}
      submitLabel={row ? messages.updateChargeCode : messages.createChargeCode}
      failureTitle={messages.saveFailed}
      thing={messages.chargeCode}
      entityType="charge-code"
      comparedValues={getComparedValues()}
      {...(isFixed ? { intro: messages.standardHint } : {})}
    >
      <FieldGrid>
        {row ? (
          <Field label={messages.code} hint={messages.fixedCodeHint}>
            <Input appearance="filled-darker" value={row.code} readOnly />
          </Field>
        ) : (
          <TextField label={messages.code} required maxLength={20} hint={messages.codeHint} {...form.bind('code')} />
        )}
        <TextField label={messages.iataCode} maxLength={3} hint={messages.iataHint} {...form.bind('iataCode')} />
        <TextField label={messages.nameEn} required maxLength={200} {...form.bind('nameEn')} />
        <TextField label={messages.nameEs} maxLength={200} hint={messages.nameEsHint} {...form.bind('nameEs')} />
        <SelectField
          label={messages.category}
          required
          hint={
            entry.category ? messages.categoryHint : messages.proposedHint(describeCategory(proposeCategory(entry)))
          }
          placeholder={messages.chooseACategory}
          options={listCategoryOptions().filter(({ value }) => !isFixed || value === row.category)}
          {...form.bind('category')}
          value={entry.category || proposeCategory(entry)}
        />
        <SelectField
          label={messages.application}
          required
          hint={messages.onRequestHint}
          placeholder={messages.chooseWhen}
          options={listApplicationOptions().filter(({ value }) => !isFixed || value === row.application)}
          {...form.bind('application')}
        />
        <div className={styles.whole}>
          <Checkbox
            label={messages.taxable}
            checked={entry.isTaxable}
            onChange={(_event, { checked }) => change({ isTaxable: checked === true })}
          />
          <Checkbox
            label={messages.passThrough}
            checked={entry.isPassThrough}
            onChange={(_event, { checked }) => change({ isPassThrough: checked === true })}
          />
        </div>
      </FieldGrid>
    </EntityFormDialog>
  );
}
