import type { Step } from '@lernspur/app-kit/wizard/step'
import { useTranslation } from '@lernspur/app-runtime'
import { AssessmentStep } from './assessment-step'
import type { ClassFacts } from './class-facts'
import { ClassStep } from './class-step'
import { StudentsStep } from './students-step'
import { SubjectsStep } from './subjects-step'

/** Steps of every new class, in onboarding and later (rule class.2). */
export const useClassSteps = (): readonly Step<ClassFacts>[] => {
  const { t } = useTranslation('school-editors.class-steps')
  return [
    {
      id: 'class',
      name: t(($) => $.class.step),
      isDone: ({ schoolClass }) => schoolClass !== undefined,
      Screen: ClassStep,
    },
    {
      id: 'students',
      name: t(($) => $.students.step),
      isDone: ({ schoolClass }) => schoolClass?.isStudentOnboardingFinalized === true,
      Screen: StudentsStep,
    },
    {
      id: 'subjects',
      name: t(($) => $.subjects.step),
      isDone: ({ subjects }) => subjects.length > 0,
      Screen: SubjectsStep,
    },
    {
      id: 'assessment-type',
      name: t(($) => $.assessment.step),
      isDone: ({ schoolClass, assessments }) =>
        schoolClass?.isAssessmentTypeOnboardingFinalized === true && assessments.length > 0,
      Screen: AssessmentStep,
    },
  ]
}

/** `useFinishStep(Screen)`: the last step of a wizard that sets up a class. */
export const useFinishStep = <Facts extends ClassFacts>(Screen: Step<Facts>['Screen']): Step<Facts> => {
  const { t } = useTranslation('school-editors.class-steps')
  return { id: 'finalize', name: t(($) => $.finish.step), isDone: () => false, Screen }
}
