import { useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/saving/use-autosave'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useRef, useState } from 'react'
import type { ClassFacts } from '../facts/class-facts'
import { type ClassDraft, classDraftOf, isClassNameValid, isClassValid } from './class-draft'
import { ClassFields } from './class-fields'
import { useStoreClass } from './use-store-class'

/** The class itself; it comes into being as soon as it has a name and a level. */
export function ClassStep({ facts: { schoolClass } }: StepProps<ClassFacts>) {
  const { t } = useTranslation('setup')
  const levelText = useSchoolLevelText()
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, flush, conflict } = useAutosave<ClassDraft>({
    name: `class ${schoolClass?.id ?? 'new'}`,
    initial: classDraftOf(schoolClass),
    isValid: isClassValid,
    updatedAt: schoolClass?.updatedAt,
    ...useStoreClass(schoolClass),
  })
  const next = async () => {
    setTried(true)
    if (!isClassNameValid(draft.name)) nameInput.current?.focus()
    if (!isClassValid(draft)) return false
    await flush()
    return true
  }
  return (
    <StepPage title={t(($) => $.class.title)} description={t(($) => $.class.description)} onNext={next}>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.class.name.label), ({ name }) => name],
          [t(($) => $.class.level.label), ({ level }) => (level === '' ? '' : levelText(Number(level)))],
          [t(($) => $.class.nickname.label), ({ nickname }) => nickname],
        ]}
      />
      <ClassFields draft={draft} change={change} tried={tried} nameInput={nameInput} />
    </StepPage>
  )
}
