import { useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { CreateSubject, Subject } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { CompetenceOutline } from '../competence/competence-outline'
import { readOutline } from '../competence/outline/read-outline'
import { colours } from './colour-choice'
import { isSubjectValid, type SubjectDraft, subjectBodyOf } from './subject-draft'
import { SubjectFields } from './subject-fields'

/** A subject with its contents, as it is created. */
export type SubjectToAdd = Required<Pick<CreateSubject, 'name' | 'abbreviation' | 'color' | 'domains'>>

interface NewSubjectProps {
  /** Key that what is typed is kept under until the subject is added. */
  draftName: string
  /** Subjects beside it. */
  others: readonly Pick<Subject, 'name' | 'color'>[]
  /** Adds the subject; the form keeps its contents if that fails. */
  onAdd: (subject: SubjectToAdd) => Promise<unknown>
  onClose: () => void
  busy: boolean
}

interface Draft extends Omit<SubjectDraft, 'color'> {
  /** Null: the first colour that no other subject has. */
  readonly color: string | null
  readonly outline: string
}

const empty: Draft = { name: '', abbreviation: '', color: null, outline: '' }

/** A new subject: name, abbreviation, colour, and its domains and competences as a list that is typed or pasted. */
export function NewSubject({ draftName, others, onAdd, onClose, busy }: NewSubjectProps) {
  const { t } = useTranslation('school-editors.subject')
  const nameInput = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { draft, change, settle } = useTyped(draftName, empty)
  const free = colours.find((colour) => others.every(({ color }) => color !== colour)) ?? colours[0]
  const subject: SubjectDraft = { ...draft, color: draft.color ?? free }
  const domains = readOutline(draft.outline).map(({ name, symbol, competences }) => ({
    name: name || t(($) => $.outline.general),
    symbol: symbol || null,
    competences: [...competences],
  }))
  const close = () => {
    change(empty)
    settle()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSubjectValid(subject)) return nameInput.current?.focus()
    await onAdd({ ...subjectBodyOf(subject), domains }).then(close, () => null)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid grid-cols-1 gap-5">
      <SubjectFields
        draft={subject}
        change={(next) => change({ ...draft, ...next })}
        others={others}
        tried={tried}
        nameInput={nameInput}
      />
      <Field label={t(($) => $.outline.label)} hint={t(($) => $.outline.hint)} optional={t(($) => $.outline.optional)}>
        <Textarea value={draft.outline} onValueChange={(outline) => change({ ...draft, outline })} />
      </Field>
      {domains.length > 0 && <CompetenceOutline domains={domains} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t(($) => $.own.add)}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t(($) => $.own.cancel)}
        </Button>
      </div>
    </form>
  )
}
