import type { Step } from '@lernspur/app-kit/wizard/step'
import type { ClassFacts } from '@lernspur/school-editors/class-steps/class-facts'
import { useClassSteps, useFinishStep } from '@lernspur/school-editors/class-steps/use-class-steps'
import { ClassFinishStep } from './class-finish-step'

/** Steps of a class that is set up outside the onboarding. */
export const useClassSetupSteps = (): readonly Step<ClassFacts>[] => [
  ...useClassSteps(),
  useFinishStep(ClassFinishStep),
]
