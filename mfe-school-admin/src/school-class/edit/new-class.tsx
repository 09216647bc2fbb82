import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { createSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { today, useKeyedMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { TemplateField } from '@lernspur/school-editors/class-steps/template/template-field'
import {
  type ClassDraft,
  classBodyOf,
  classDraftOf,
  isClassNameValid,
  isClassValid,
} from '@lernspur/school-editors/school-class/class-draft'
import { ClassFields } from '@lernspur/school-editors/school-class/class-fields'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { Button } from '@lernspur/ui/components/ui/button'
import { type SubmitEvent, useRef, useState } from 'react'
import { YearField } from './year-field'

/** A new class of the school, which is then changed like any other. */
export function NewClass({ onMade }: { onMade: (schoolClass: SchoolClass) => void }) {
  const { t } = useTranslation('school-admin.school-classes')
  const toast = useToast()
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const [yearId, setYearId] = useState(runningYear(years, today())?.id ?? '')
  const { draft, change, resolveConflict } = useTyped<ClassDraft>('class of the school', classDraftOf(undefined))
  const [template, setTemplate] = useState<ClassTemplate | null>(null)
  const create = useKeyedMutation(createSchoolClassMutation())
  const start = useKeyedMutation(classTemplateCalls.startFromClassTemplate())
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isClassNameValid(draft.name)) nameInput.current?.focus()
    if (!isClassValid(draft)) return
    const body = { ...classBodyOf(draft), ...(yearId && { schoolYearId: yearId }) }
    const made = template
      ? await start.mutateAsync({ params: { id: template.id }, body })
      : await create.mutateAsync({ body })
    resolveConflict()
    toast({ text: t(($) => $.new.done, { className: t(($) => $.className, { name: made.name }) }) })
    onMade(made)
  }
  const choose = (next: ClassTemplate | null) => {
    setTemplate(next)
    if (next && draft.level === '') change({ ...draft, level: String(next.schoolLevel) })
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => null)} className="grid grid-cols-1 gap-5">
      <ClassFields draft={draft} change={change} conflict={null} tried={tried} nameInput={nameInput} />
      <TemplateField chosen={template} onChoose={choose} />
      <YearField years={years} value={yearId} onChoose={setYearId} />
      <Button type="submit" busy={create.isPending || start.isPending} className="justify-self-start">
        {t(($) => $.new.submit)}
      </Button>
    </form>
  )
}
