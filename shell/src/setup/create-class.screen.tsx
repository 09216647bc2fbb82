import { paths, useNavigate, useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import { StepList } from '@lernspur/app-kit/wizard/step-list'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { WizardLayout } from '@lernspur/app-kit/wizard/wizard-layout'
import { useRef, useState } from 'react'
import { type ClassDraft, classDraftOf, isClassNameValid, isClassValid } from './class/class-draft'
import { ClassFields } from './class/class-fields'
import { useStoreClass } from './class/use-store-class'
import { classSetupSteps } from './class-setup.screen'
import { ExitLink } from './exit-link'
import { useRefresh } from './facts/use-refresh'

const nothing = { schoolClass: undefined, subjects: [], assessments: [] }

/** The first step of a class that there is not yet. It is made by the button, so that looking in leaves no class behind. */
function NewClass() {
  const { t } = useTranslation('setup')
  const { save } = useStoreClass(undefined)
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, settle } = useTyped<ClassDraft>('class to be made', classDraftOf(undefined))
  const [tried, setTried] = useState(false)
  const next = async () => {
    setTried(true)
    if (!isClassNameValid(draft.name)) nameInput.current?.focus()
    if (!isClassValid(draft)) return false
    await save(draft)
    settle()
    return true
  }
  return (
    <StepPage
      title={t(($) => $.class.title)}
      description={t(($) => $.class.description)}
      nextLabel={t(($) => $.class.create)}
      onNext={next}
    >
      <ClassFields draft={draft} change={change} tried={tried} nameInput={nameInput} />
    </StepPage>
  )
}

/** Makes a class and leads into its set-up (`/create-class`). */
export function Component() {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const goOn = async () => {
    await refresh()
    await navigate(`${paths.classSetup}/students`, { replace: true })
  }
  return (
    <WizardLayout
      place={{ goOn, goBack: null }}
      list={
        <StepList
          base={`${paths.classSetup}/`}
          steps={classSetupSteps}
          facts={nothing}
          at={0}
          title={t(($) => $.newClass)}
          exit={<ExitLink />}
        />
      }
    >
      <NewClass />
    </WizardLayout>
  )
}
