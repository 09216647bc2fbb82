import { useTranslation } from '@lernspur/app-kit'
import type { StepId } from './step'

/** `const nameOf = useStepNames()`: what a step is called in lists of steps. */
export const useStepNames = () => {
  const { t } = useTranslation('setup')
  const names: Record<StepId, string> = {
    profile: t(($) => $.steps.profile),
    school: t(($) => $.steps.school),
    class: t(($) => $.steps.class),
    students: t(($) => $.steps.students),
    subjects: t(($) => $.steps.subjects),
    'assessment-type': t(($) => $.steps.assessmentType),
    team: t(($) => $.steps.team),
    'school-year': t(($) => $.steps.schoolYear),
    competences: t(($) => $.steps.competences),
    visualisations: t(($) => $.steps.visualisations),
    assessments: t(($) => $.steps.assessments),
    finalize: t(($) => $.steps.finalize),
  }
  return (id: StepId) => names[id]
}
