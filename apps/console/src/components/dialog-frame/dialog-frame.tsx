import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { FormEvent, ReactElement, ReactNode, Ref } from 'react';
import { focusUnclearNumber } from '../form-dialog/use-typed-number.js';

const useStyles = makeStyles({
  small: { maxWidth: '480px' },
  surface: {
    maxWidth: '600px',
    '@media (max-width: 639px)': { width: '100vw', maxWidth: '100vw', maxHeight: '100dvh', padding: '16px' },
  },
  body: { '@media (max-width: 639px)': { maxHeight: 'calc(100dvh - 32px)' } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    overflowX: 'hidden',
    // What does not fit is scrolled, not pressed together.
    '& > *': { flexShrink: 0 },
  },
});

interface DialogFrameProps {
  readonly title: string;
  /** Whether somebody wrote the title: it stands in the language that it was written in. */
  readonly isTitleWritten?: boolean;
  /** What stands beside the title, for instance a button that closes. */
  readonly titleAction?: ReactElement;
  /** A question or little more, which stays as small on a phone. */
  readonly isSmall?: boolean;
  /** Whether it has to be answered: a press beside it does not close it, and what is below it is dimmed. */
  readonly isAlert?: boolean;
  /** Another width of the surface. */
  readonly surfaceClass?: string | undefined;
  readonly contentClass?: string | undefined;
  /** The buttons. */
  readonly actions?: ReactNode;
  /** Whether the buttons have the whole width. */
  readonly hasFluidActions?: boolean;
  readonly children: ReactNode;
  /** Makes it a form. The first field that is refused has the focus afterwards. */
  readonly onSubmit?: (() => void) | undefined;
  readonly formRef?: Ref<HTMLFormElement>;
  /** Undefined where only its buttons close it. */
  readonly onClose: (() => void) | undefined;
}

/** The frame of a dialog: title, content that scrolls, and buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, titleAction, isSmall, isAlert, surfaceClass, contentClass, actions, onSubmit, onClose } = props;
  const styles = useStyles();
  const body = (
    <DialogBody className={isSmall ? undefined : styles.body}>
      <DialogTitle action={titleAction}>
        {props.isTitleWritten ? <span translate="no">{title}</span> : title}
      </DialogTitle>
      <DialogContent className={mergeClasses(styles.content, contentClass)}>{props.children}</DialogContent>
      {actions ? <DialogActions fluid={props.hasFluidActions}>{actions}</DialogActions> : null}
    </DialogBody>
  );
  return (
    <Dialog
      open
      modalType={isAlert ? 'alert' : 'modal'}
      onOpenChange={(_event, { open }) => (open ? undefined : onClose?.())}
    >
      <DialogSurface
        className={mergeClasses(isSmall ? styles.small : styles.surface, surfaceClass)}
        backdrop={isAlert ? { appearance: 'dimmed' } : undefined}
      >
        {onSubmit ? (
          <form ref={props.formRef} noValidate onSubmit={(event) => sendForm(event, onSubmit)}>
            {body}
          </form>
        ) : (
          body
        )}
      </DialogSurface>
    </Dialog>
  );
}

function sendForm(event: FormEvent<HTMLFormElement>, onSubmit: () => void) {
  event.preventDefault();
  // A dialog that stands in another one's form is answered for itself.
  event.stopPropagation();
  const form = event.currentTarget;
  if (!focusUnclearNumber(event.currentTarget)) onSubmit();
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
