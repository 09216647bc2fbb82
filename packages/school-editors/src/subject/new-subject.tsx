import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { useTranslation } from '@lernspur/app-runtime'
import type { CreateSubject, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import type { FormEvent } from 'react'
import { CompetenceOutline } from '../competence/competence-outline'
import { readOutline } from '../competence/line/read-outline'
import { SubjectButtons } from './subject-buttons'
import { type NewSubjectDraft, newSubjectDraft } from './subject-draft'
import { SubjectFields } from './subject-fields'
import { useNewSubject } from './use-new-subject'

/** A subject with its contents, as it is created. */
export type SubjectToAdd = Required<Pick<CreateSubject, 'name' | 'abbreviation' | 'color' | 'domains'>>

interface NewSubjectProps {
  /** Key under which the input is stored until the subject is added. */
  draftName: string
  /** The other subjects. */
  others: readonly Pick<Subject, 'name' | 'color'>[]
  /** Adds the subject; the form keeps its contents if that fails. */
  onAdd: (subject: SubjectToAdd) => Promise<unknown>
  onClose: () => void
  busy: boolean
}

interface Draft extends NewSubjectDraft {
  readonly outline: string
}

const empty: Draft = { ...newSubjectDraft, outline: '' }

/** A new subject: name, abbreviation, colour, and its domains and competences as a list that is typed or pasted. */
export function NewSubject({ draftName, others, onAdd, onClose, busy }: NewSubjectProps) {
  const { t } = useTranslation('school-editors.subject')
  const typed = useTyped(draftName, empty)
  const { draft, change, fields, close, add } = useNewSubject({ typed, empty, others, onClose })
  const domains = readOutline(draft.outline).map(({ name, symbol, competences }) => ({
    name: name || t(($) => $.outline.general),
    symbol: symbol || null,
    competences: [...competences],
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add((subject) => onAdd({ ...subject, domains })).catch(() => null)
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl grid-cols-1 gap-5">
      <SubjectFields {...fields} />
      <LabelledField
        label={t(($) => $.outline.label)}
        hint={t(($) => $.outline.hint)}
        optional={t(($) => $.outline.optional)}
      >
        <MultilineInput value={draft.outline} onValueChange={(outline) => change({ ...draft, outline })} />
      </LabelledField>
      {domains.length > 0 && <CompetenceOutline domains={domains} />}
      <SubjectButtons busy={busy} onClose={close} />
    </form>
  )
}
