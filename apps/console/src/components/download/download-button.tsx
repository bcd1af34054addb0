import { Button, type ButtonProps, Spinner } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import type { Download } from './use-download.js';

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'appearance' | 'className'> {
  readonly url: string;
  readonly download: Download;
  /** What the button says. */
  readonly children: string;
}

/** Downloads a file; while it is on its way the button says so and cannot be pressed again. */
export function DownloadButton({ url, download, children, ...look }: DownloadButtonProps) {
  const isRunning = download.bytes !== undefined;
  return (
    <Button
      {...look}
      icon={isRunning ? <Spinner size="tiny" aria-hidden="true" /> : <ArrowDownloadRegular />}
      disabledFocusable={isRunning}
      aria-busy={isRunning}
      onClick={() => download.start(url)}
    >
      {children}
    </Button>
  );
}
