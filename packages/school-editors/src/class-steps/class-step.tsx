import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { FirstHint } from '@lernspur/app-kit/person/first-hint'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useSession, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { type ReactNode, useRef, useState } from 'react'
import { type ClassDraft, classDraftOf, isClassNameValid, isClassValid } from '../school-class/class-draft'
import { ClassFields } from '../school-class/class-fields'
import type { ClassFacts } from './class-facts'
import { TemplateField } from './template/template-field'
import { useStoreClass } from './use-store-class'

interface ClassPageProps {
  draft: ClassDraft
  change: (draft: ClassDraft) => void
  /** What another user saved meanwhile. */
  conflict?: DraftConflict<ClassDraft> | null
  /** Saves the draft, which is valid. */
  store: () => Promise<unknown>
  nextLabel?: string
  /** What happens to the input, and where it goes on. */
  hint: string
  /** Shown below the fields. */
  children?: ReactNode
}

function ClassPage({ draft, change, conflict = null, store, hint, children, ...page }: ClassPageProps) {
  const { t } = useTranslation('school-editors.class-steps')
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const next = async () => {
    setTried(true)
    if (!isClassNameValid(draft.name)) nameInput.current?.focus()
    if (!isClassValid(draft)) return false
    await store()
    return true
  }
  return (
    <StepPage title={t(($) => $.class.title)} description={t(($) => $.class.description)} onNext={next} {...page}>
      <FirstHint flag="classSetupTooltipSeen">{hint}</FirstHint>
      <ClassFields draft={draft} change={change} conflict={conflict} tried={tried} nameInput={nameInput} />
      {children}
    </StepPage>
  )
}

const useClassDraft = (schoolClass: SchoolClass | undefined) =>
  useAutosave<ClassDraft>({
    name: `class ${schoolClass?.id ?? 'new'}`,
    initial: classDraftOf(schoolClass),
    isValid: isClassValid,
    updatedAt: schoolClass?.updatedAt,
    ...useStoreClass(schoolClass),
  })

/** Name, level and nickname of a class outside a wizard, saved as they are typed. */
export function ClassForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, conflict } = useClassDraft(schoolClass)
  return <ClassFields draft={draft} change={change} conflict={conflict} tried nameInput={nameInput} />
}

interface ClassStepProps extends StepProps<ClassFacts> {
  /** Shown below the fields. */
  children?: ReactNode
}

/** An existing class; it is created as soon as it has a name and a level. */
export function ClassStep({ facts: { schoolClass }, children }: ClassStepProps) {
  const { t } = useTranslation('school-editors.class-steps')
  const { isSetupCompleted } = useSession().whoAmI
  const { draft, change, flush, conflict } = useClassDraft(schoolClass)
  return (
    <ClassPage
      draft={draft}
      change={change}
      conflict={conflict}
      store={flush}
      // The start page is reached once the person is set up.
      hint={isSetupCompleted ? t(($) => $.class.hint) : t(($) => $.class.hintOnboarding)}
    >
      {children}
    </ClassPage>
  )
}

/** A new class. It is created by the button, so that opening the step does not create one. */
export function NewClassStep() {
  const { t } = useTranslation('school-editors.class-steps')
  const [template, setTemplate] = useState<ClassTemplate | null>(null)
  const { save } = useStoreClass(undefined, template?.id)
  const { draft, change, resolveConflict: complete } = useTyped<ClassDraft>('class to be made', classDraftOf(undefined))
  const store = async () => {
    await save(draft)
    complete()
  }
  const choose = (next: ClassTemplate | null) => {
    setTemplate(next)
    if (next && draft.level === '') change({ ...draft, level: String(next.schoolLevel) })
  }
  return (
    <ClassPage
      draft={draft}
      change={change}
      store={store}
      nextLabel={t(($) => $.class.create)}
      hint={t(($) => $.class.hintNew)}
    >
      <TemplateField chosen={template} onChoose={choose} />
    </ClassPage>
  )
}
