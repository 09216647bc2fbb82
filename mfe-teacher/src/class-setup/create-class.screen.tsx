import { ExitLink } from '@lernspur/app-kit/wizard/exit-link'
import { StepList } from '@lernspur/app-kit/wizard/step-list'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { WizardLayout } from '@lernspur/app-kit/wizard/wizard-layout'
import { paths, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { classFactKeys } from '@lernspur/school-editors/class-steps/class-facts'
import { NewClassStep } from '@lernspur/school-editors/class-steps/class-step'
import { useClassSetupSteps } from './use-class-setup-steps'

const nothing = { schoolClass: undefined, subjects: [], assessments: [] }

/** Creates a class and opens its set-up (`/create-class`). */
export function Component() {
  const { t } = useTranslation('teacher.class-setup')
  const navigate = useNavigate()
  const steps = useClassSetupSteps()
  const refresh = useRefresh(classFactKeys)
  const proceed = async () => {
    await refresh()
    await navigate(`${paths.classSetup}/students`, { replace: true })
  }
  return (
    <WizardLayout
      position={{ proceed, goBack: null }}
      list={
        <StepList
          base={`${paths.classSetup}/`}
          steps={steps}
          facts={nothing}
          at={0}
          title={t(($) => $.newClass)}
          exit={<ExitLink />}
        />
      }
    >
      <NewClassStep />
    </WizardLayout>
  )
}
