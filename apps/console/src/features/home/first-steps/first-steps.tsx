import { useState } from 'react';
import { useHasRole } from '../../../api/use-has-role.js';
import { LazyPart } from '../../../components/lazy-part/lazy-part.js';
import { loadWithTexts } from '../../../i18n/show-language.js';
import { areFirstStepsHidden, hideFirstSteps } from './hidden-first-steps.js';

const loadCard = () => loadWithTexts(async () => (await import('./first-steps-card.js')).FirstStepsCard);

const ignoreMissingCard = () => {
  // Every step can be reached without it.
};

/** The checklist of a new server, for those who may take its steps, until all are done or it is hidden. */
export function FirstSteps() {
  const mayTakeThem = useHasRole('administrator');
  const [isHidden, setHidden] = useState(areFirstStepsHidden);
  if (isHidden || !mayTakeThem) return null;
  const hide = () => {
    hideFirstSteps();
    setHidden(true);
  };
  return (
    <LazyPart load={loadCard} onMissing={ignoreMissingCard}>
      {(FirstStepsCard) => <FirstStepsCard onHide={hide} />}
    </LazyPart>
  );
}
