import type { Step, StepProps } from '@lernspur/app-kit/wizard/step'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { paths } from '@lernspur/app-runtime'
import { ClassCompletion } from '@lernspur/school-editors/class-steps/class-completion'
import { type ClassFacts, classFactKeys } from '@lernspur/school-editors/class-steps/class-facts'
import { useClassSteps, useFinishStep } from '@lernspur/school-editors/class-steps/use-class-steps'

/** The last step of a class that is set up outside the onboarding. */
function ClassFinishStep({ facts }: StepProps<ClassFacts>) {
  const refresh = useRefresh(classFactKeys)
  return <ClassCompletion facts={facts} base={`${paths.classSetup}/`} refresh={refresh} next={paths.home} />
}

/** Steps of a class that is set up outside the onboarding. */
export const useClassSetupSteps = (): readonly Step<ClassFacts>[] => [
  ...useClassSteps(),
  useFinishStep(ClassFinishStep),
]
