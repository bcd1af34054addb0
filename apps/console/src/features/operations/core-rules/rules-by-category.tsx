import { Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { CORE_RULE_CATEGORIES } from '../../../../../../domain/core-rules/core-rule.js';
import { CORE_RULE_CATEGORY_MESSAGES } from '../../../../../../domain/core-rules/core-rules.messages.js';
import type { CoreRuleView } from './core-rules.endpoints.js';
import { RuleStatusBadge } from './rule-status-badge.js';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, listStyleType: 'none', padding: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: typographyStyles.body1Strong,
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The rules under their headings. */
export function RulesByCategory({ rules }: { readonly rules: readonly CoreRuleView[] }) {
  const styles = useStyles();
  const categories = CORE_RULE_CATEGORIES.filter((category) => rules.some((rule) => rule.category === category));
  return (
    <div className={styles.grid}>
      {categories.map((category) => (
        <Card key={category} className={styles.card}>
          <h2 className={styles.title}>{CORE_RULE_CATEGORY_MESSAGES[category]}</h2>
          <ul className={styles.list}>
            {rules
              .filter((rule) => rule.category === category)
              .map(({ id, name, description, status }) => (
                <li key={id}>
                  <div className={styles.head}>
                    <h3 className={styles.name}>{name}</h3>
                    <RuleStatusBadge status={status} />
                  </div>
                  <Text className={styles.quiet}>{description}</Text>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
