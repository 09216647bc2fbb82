import { paths, useNavigate, useTranslation } from '@lernspur/app-kit'
import type { ClassFacts } from '../facts/class-facts'
import type { OnboardingFacts } from '../facts/onboarding-facts'
import { useRefresh } from '../facts/use-refresh'
import type { StepProps } from '../wizard/step'
import { StepPage } from '../wizard/step-page'
import { ClassSummary } from './class-summary'
import { useCompleteSetup } from './use-complete-setup'
import { useFinalizeClass } from './use-finalize-class'

/** The last look before a class can be worked with; of a second class it is the end. */
export function ClassFinishStep({ facts }: StepProps<ClassFacts>) {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const finalize = useFinalizeClass()
  const refresh = useRefresh()
  const finish = async () => {
    if (facts.schoolClass) await finalize(facts.schoolClass)
    return true
  }
  const goOn = async () => {
    await refresh()
    await navigate(paths.home)
  }
  return (
    <StepPage
      title={t(($) => $.finish.title)}
      description={t(($) => $.finish.description)}
      nextLabel={t(($) => $.finish.submit)}
      onNext={finish}
      goOn={goOn}
    >
      <ClassSummary facts={facts} base={`${paths.classSetup}/`} />
    </StepPage>
  )
}

/** The end of the onboarding: the class is finished, the person is set up, and the school comes next. */
export function OnboardingFinishStep({ facts }: StepProps<OnboardingFacts>) {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const finalize = useFinalizeClass()
  const completeSetup = useCompleteSetup()
  const refresh = useRefresh()
  const finish = async () => {
    if (facts.schoolClass) await finalize(facts.schoolClass)
    await completeSetup()
    return true
  }
  const goOn = async () => {
    await refresh()
    await navigate(facts.tenant?.isWizardFinalized === false ? paths.schoolSetup : paths.home)
  }
  return (
    <StepPage
      title={t(($) => $.finish.title)}
      description={t(($) => $.finish.description)}
      nextLabel={t(($) => $.finish.submit)}
      onNext={finish}
      goOn={goOn}
    >
      <ClassSummary facts={facts} base={paths.onboarding} />
    </StepPage>
  )
}
