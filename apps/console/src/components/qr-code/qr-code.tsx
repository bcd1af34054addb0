import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { drawQrCode } from './qr-code-path.js';

const useStyles = makeStyles({
  // Dark on light in every theme: most cameras read nothing else.
  code: { width: '192px', maxWidth: '100%', backgroundColor: '#fff', borderRadius: tokens.borderRadiusMedium },
});

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** A text to be read by the camera of a telephone. It is drawn here: no server learns it. */
export function QrCode({ text, label }: QrCodeProps) {
  const styles = useStyles();
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
      <title>{label}</title>
      <path d={path} fill="#000" />
    </svg>
  );
}
