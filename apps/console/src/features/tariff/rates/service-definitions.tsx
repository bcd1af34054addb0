import { Caption1, Card, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { selectByLanguage } from '../../../../../../domain/message-catalogue.js';
import { describeCategory } from '../../../../../../domain/tariff/charge-category/describe-category.js';
import { useChargeCodesQuery } from '../../../api/charge-codes.endpoints.js';
import { sortCharges } from '../../../components/charge-codes/charge-code-options.js';
import { useMessages } from '../../../i18n/messages.js';
import { ratesMessages } from './rates.messages.js';

/** The groups in the order of the specification. */
const GROUPS = ['Compulsory', 'Additional', 'Delivery', 'Optional'] as const;

const useStyles = makeStyles({
  card: { marginTop: tokens.spacingVerticalXXL, padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
  },
  group: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground2, marginBottom: '4px' },
  services: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: tokens.spacingHorizontalM },
  code: { ...typographyStyles.body1Strong, fontFamily: tokens.fontFamilyMonospace },
});

/** What the service codes of the tariff mean. */
export function ServiceDefinitions() {
  const messages = useMessages(ratesMessages);
  const styles = useStyles();
  const { data: codes = [] } = useChargeCodesQuery();
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.serviceCodeDefinitions}</h2>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <section key={group} aria-label={describeCategory(group)}>
            <h3 className={styles.group}>{describeCategory(group)}</h3>
            <dl className={styles.services}>
              {sortCharges(codes.filter(({ category }) => category === group)).map(({ code, nameEn, nameEs }) => [
                <dt key={`${code} code`} className={styles.code}>
                  {code}
                </dt>,
                <dd key={`${code} name`}>{selectByLanguage(nameEn, nameEs)}</dd>,
              ])}
            </dl>
          </section>
        ))}
      </div>
      <Caption1>{messages.categoriesExplanation}</Caption1>
    </Card>
  );
}
