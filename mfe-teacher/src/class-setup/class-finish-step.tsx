import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { paths } from '@lernspur/app-runtime'
import { ClassCompletion } from '@lernspur/school-editors/class-steps/class-completion'
import { type ClassFacts, classFactKeys } from '@lernspur/school-editors/class-steps/class-facts'

/** The last step of a class that is set up outside the onboarding. */
export function ClassFinishStep({ facts }: StepProps<ClassFacts>) {
  const refresh = useRefresh(classFactKeys)
  return <ClassCompletion facts={facts} base={`${paths.classSetup}/`} refresh={refresh} next={paths.home} />
}
