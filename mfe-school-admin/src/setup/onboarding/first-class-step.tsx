import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { paths, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { ClassStep } from '@lernspur/school-editors/class-steps/class-step'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import type { OnboardingFacts } from '../facts/onboarding-facts'
import { useCompleteSetup } from '../facts/use-complete-setup'

/** The class that a founder teaches; one who teaches none, as in an office, goes on to the set-up of the school (rule screen.6). */
export function FirstClassStep({ facts }: StepProps<OnboardingFacts>) {
  const { t } = useTranslation('school-admin.onboarding')
  const navigate = useNavigate()
  const completeSetup = useCompleteSetup()
  const [isBusy, setBusy] = useState(false)
  const skip = async () => {
    setBusy(true)
    await completeSetup()
    await navigate(facts.tenant?.isWizardFinalized === false ? paths.schoolSetup : paths.home)
  }
  return (
    <ClassStep facts={facts}>
      {facts.schoolClass === undefined && (
        <div className="grid grid-cols-1 gap-2 border-t pt-5">
          <Button
            variant="outline"
            className="justify-self-start whitespace-normal"
            busy={isBusy}
            onClick={() => void skip().catch(() => setBusy(false))}
          >
            {t(($) => $.noClass.skip)}
          </Button>
          <p className="text-sm text-muted-foreground">{t(($) => $.noClass.outlook)}</p>
        </div>
      )}
    </ClassStep>
  )
}
