import { paths, useNavigate, useTranslation } from '@lernspur/app-kit'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { ClassFacts } from '../facts/class-facts'
import type { OnboardingFacts } from '../facts/onboarding-facts'
import { useRefresh } from '../facts/use-refresh'
import { ClassSummary } from './class-summary'
import { useCompleteSetup } from './use-complete-setup'
import { useFinalizeClass } from './use-finalize-class'

interface ClassFinishProps {
  facts: ClassFacts
  /** Where the steps of this wizard begin. */
  base: string
  /** Done after the class is finished. */
  complete?: () => Promise<void>
  next: string
}

/** The last look before a class can be worked with. */
function ClassFinish({ facts, base, complete, next }: ClassFinishProps) {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const finalize = useFinalizeClass()
  const refresh = useRefresh()
  const isEmpty = facts.schoolClass?.studentCount === 0
  const description = isEmpty ? t(($) => $.finish.descriptionEmpty) : t(($) => $.finish.description)
  const finish = async () => {
    if (facts.schoolClass) await finalize(facts.schoolClass)
    await complete?.()
    return true
  }
  const goOn = async () => {
    await refresh()
    await navigate(next)
  }
  return (
    <StepPage
      title={isEmpty ? t(($) => $.finish.titleEmpty) : t(($) => $.finish.title)}
      description={next === paths.schoolSetup ? `${description} ${t(($) => $.finish.school)}` : description}
      nextLabel={isEmpty ? t(($) => $.finish.submitEmpty) : t(($) => $.finish.submit)}
      onNext={finish}
      goOn={goOn}
    >
      <ClassSummary facts={facts} base={base} />
    </StepPage>
  )
}

/** The end of a second class. */
export function ClassFinishStep({ facts }: StepProps<ClassFacts>) {
  return <ClassFinish facts={facts} base={`${paths.classSetup}/`} next={paths.home} />
}

/** The end of the onboarding: the class is finished, the person is set up, and the school comes next. */
export function OnboardingFinishStep({ facts }: StepProps<OnboardingFacts>) {
  const completeSetup = useCompleteSetup()
  const next = facts.tenant?.isWizardFinalized === false ? paths.schoolSetup : paths.home
  return <ClassFinish facts={facts} base={paths.onboarding} complete={completeSetup} next={next} />
}
