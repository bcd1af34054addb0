import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { focusUnclearNumber } from '../../components/form-dialog/use-typed-number.js';
import { useUnsavedWork } from '../../components/unsaved-work/unsaved-work-guard.js';
import { SaveButton } from './save-button.js';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  fields: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
});

interface SettingsFormProps {
  readonly label: string;
  readonly isSaving: boolean;
  /** Whether something would be lost by leaving. */
  readonly isDirty: boolean;
  /** Why the server did not take it, where no field says so. */
  readonly failure?: { readonly title: string; readonly cause: unknown } | undefined;
  /** Whether the person may look at the values alone. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  readonly onSave: () => void;
}

/** Fields and the button that saves them; the first field that is wrong gets the focus. */
export function SettingsForm(props: SettingsFormProps) {
  const { label, isSaving, isDirty, failure, isReadOnly = false, children, onSave } = props;
  useUnsavedWork(isDirty);
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || focusUnclearNumber(form.current)) return;
    onSave();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={mergeClasses(styles.form, styles.fields)} disabled={isReadOnly}>
        {children}
      </fieldset>
      {failure ? <ErrorMessage title={failure.title} failure={failure.cause} /> : null}
      {isReadOnly ? null : <SaveButton label={label} isSaving={isSaving} />}
    </form>
  );
}
