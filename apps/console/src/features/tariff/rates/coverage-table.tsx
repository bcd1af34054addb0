import {
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Tooltip,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import {
  AddRegular,
  CalendarCancelRegular,
  CalendarClockRegular,
  CheckmarkRegular,
  ClockAlarmRegular,
  DismissCircleFilled,
} from '@fluentui/react-icons';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import { SERVICES } from '../../../../../../domain/tariff/service-code.js';
import { EXPIRING_WITHIN_DAYS } from '../../../../../../domain/tariff/service-coverage.js';
import { useMessages } from '../../../i18n/messages.js';
import { type CoverageCell, type CoverageLine, describeCellAction, formatCell } from './coverage.js';
import type { RateFormDefaults } from './rate-form-values.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

const TOOLTIP_DELAY_MS = 700;

const useStyles = makeStyles({
  region: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    paddingInline: tokens.spacingHorizontalS,
  },
  table: { minWidth: '1060px' },
  place: { width: '180px' },
  airport: { display: 'flex', flexDirection: 'column', paddingBlock: '6px' },
  code: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  cell: { minWidth: '32px', maxWidth: '100%', justifyContent: 'flex-start', paddingInline: '5px', textAlign: 'left' },
  note: { color: tokens.colorNeutralForeground1 },
  ending: { color: tokens.colorStatusWarningForeground3 },
  gone: { color: tokens.colorNeutralForeground2 },
  there: { color: tokens.colorStatusSuccessForeground1 },
  gap: { color: tokens.colorStatusDangerForeground1 },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    marginBottom: tokens.spacingVerticalM,
  },
  sign: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

interface CoverageTableProps {
  readonly lines: readonly CoverageLine[];
  /** Undefined where the person may not change rates. */
  readonly onOpen: ((subject: RateRow | RateFormDefaults) => void) | undefined;
}

/** Airport × service: what is there, what is not, and what keeps an airport from being quoted. */
export function CoverageTable({ lines, onOpen }: CoverageTableProps) {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  return (
    <div>
      <div className={styles.legend}>
        <span className={styles.sign}>
          <CheckmarkRegular className={styles.there} /> {messages.hasARate}
        </span>
        <span className={styles.sign}>
          <ClockAlarmRegular className={styles.ending} /> {messages.endsWithinDays(EXPIRING_WITHIN_DAYS)}
        </span>
        <span className={styles.sign}>
          <CalendarCancelRegular className={styles.gone} /> {messages.expired}
        </span>
        <span className={styles.sign}>
          <CalendarClockRegular /> {messages.beginsLater}
        </span>
        <span className={styles.sign}>
          <DismissCircleFilled className={styles.gap} /> {messages.compulsoryRateMissingLegend}
        </span>
        <span className={styles.sign}>
          <AddRegular /> {messages.noRateNotCompulsory}
        </span>
      </div>
      <section className={styles.region} aria-label={messages.coverageByAirportAndService}>
        <Table className={styles.table} size="small" aria-label={messages.coverageByAirportAndService}>
          <TableHeader>
            <TableRow>
              <TableHeaderCell className={styles.place}>{messages.airport}</TableHeaderCell>
              {SERVICES.map(({ code, category }) => (
                <TableHeaderCell key={code}>
                  <span className={styles.airport}>
                    <span className={styles.code}>{code}</span>
                    <Caption1 className={styles.quiet}>{describeCategory(category)}</Caption1>
                  </span>
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {lines.map(({ airport, cells }) => (
              <TableRow key={airport.id}>
                <TableCell>
                  <span className={styles.airport}>
                    <span className={styles.code}>{airport.code}</span>
                    <Caption1 className={styles.quiet} translate="no">
                      {airport.city}
                    </Caption1>
                  </span>
                </TableCell>
                {cells.map((cell) => (
                  <TableCell key={cell.service.code}>
                    <CellButton
                      cell={cell}
                      airportCode={airport.code}
                      onOpen={
                        onOpen &&
                        (() =>
                          onOpen(
                            cell.rate ?? {
                              countryId: airport.countryId,
                              locationId: airport.id,
                              serviceCode: cell.service.code,
                            },
                          ))
                      }
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </div>
  );
}

interface CellButtonProps {
  readonly cell: CoverageCell;
  readonly airportCode: string;
  readonly onOpen: (() => void) | undefined;
}

function CellButton({ cell, airportCode, onOpen }: CellButtonProps) {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const words = formatCell(cell);
  return (
    <Tooltip content={describeCellAction(cell, airportCode)} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
      <Button
        appearance="subtle"
        className={mergeClasses(styles.cell, styles[SIGN_CLASSES[cell.state]], cell.isGap && styles.gap)}
        icon={<CoverageSign cell={cell} />}
        disabledFocusable={!onOpen}
        onClick={onOpen}
        {...restoreFocusTarget}
      >
        {words ? <Caption1 className={styles.note}>{words}</Caption1> : null}
      </Button>
    </Tooltip>
  );
}

const SIGN_CLASSES = {
  valid: 'there',
  expiring: 'ending',
  expired: 'gone',
  future: 'quiet',
  missing: 'quiet',
} as const;

function CoverageSign({ cell: { state, isGap } }: { readonly cell: Pick<CoverageCell, 'state' | 'isGap'> }) {
  if (isGap) return <DismissCircleFilled />;
  if (state === 'valid') return <CheckmarkRegular />;
  if (state === 'expiring') return <ClockAlarmRegular />;
  if (state === 'expired') return <CalendarCancelRegular />;
  return state === 'future' ? <CalendarClockRegular /> : <AddRegular />;
}
