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
import { AddRegular, CheckmarkRegular, DismissCircleFilled } from '@fluentui/react-icons';
import { SERVICES } from '../../../../../domain/tariff/service-code.js';
import type { CoverageCell, CoverageLine } from './coverage.js';
import type { RateBeginning } from './rate-entry.js';
import { baseRateWords } from './rate-words.js';
import type { RateRow } from './rates.endpoints.js';

const TOOLTIP_DELAY_MS = 700;

const useStyles = makeStyles({
  region: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    paddingInline: tokens.spacingHorizontalS,
  },
  table: { minWidth: '860px' },
  place: { width: '180px' },
  airport: { display: 'flex', flexDirection: 'column', paddingBlock: '6px' },
  code: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
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
  readonly onOpen: (subject: RateRow | RateBeginning) => void;
}

/** Airport × service: what is there, what is not, and what keeps an airport from being quoted. */
export function CoverageTable({ lines, onOpen }: CoverageTableProps) {
  const styles = useStyles();
  return (
    <div>
      <div className={styles.legend}>
        <span className={styles.sign}>
          <CheckmarkRegular className={styles.there} /> has a rate
        </span>
        <span className={styles.sign}>
          <DismissCircleFilled className={styles.gap} /> compulsory rate missing: no quotation leaves
        </span>
        <span className={styles.sign}>
          <AddRegular /> no rate, not compulsory
        </span>
      </div>
      <section className={styles.region} aria-label="Coverage by airport and service">
        <Table className={styles.table} size="small" aria-label="Coverage by airport and service">
          <TableHeader>
            <TableRow>
              <TableHeaderCell className={styles.place}>Airport</TableHeaderCell>
              {SERVICES.map(({ code, category }) => (
                <TableHeaderCell key={code}>
                  <span className={styles.airport}>
                    <span className={styles.code}>{code}</span>
                    <Caption1 className={styles.quiet}>{category}</Caption1>
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
                    <Caption1 className={styles.quiet}>{airport.city}</Caption1>
                  </span>
                </TableCell>
                {cells.map((cell) => (
                  <TableCell key={cell.service.code}>
                    <CellButton
                      cell={cell}
                      airportCode={airport.code}
                      onOpen={() =>
                        onOpen(
                          cell.rate ?? {
                            countryId: airport.countryId,
                            locationId: airport.id,
                            serviceCode: cell.service.code,
                          },
                        )
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
  readonly onOpen: () => void;
}

function CellButton({ cell: { rate, service }, airportCode, onOpen }: CellButtonProps) {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const isGap = !rate && service.category === 'Compulsory';
  const words = rate
    ? `Edit ${service.code}, ${airportCode}: ${baseRateWords(rate)}${rate.isSample ? ', sample' : ''}`
    : `Add ${service.code}, ${airportCode}${isGap ? ': compulsory rate missing' : ''}`;
  return (
    <Tooltip content={words} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
      <Button
        appearance="subtle"
        className={mergeClasses(rate && styles.there, isGap && styles.gap)}
        icon={rate ? <CheckmarkRegular /> : isGap ? <DismissCircleFilled /> : <AddRegular />}
        onClick={onOpen}
        {...restoreFocusTarget}
      />
    </Tooltip>
  );
}
