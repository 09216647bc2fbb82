import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { useState } from 'react'
import { cardStyle } from '../../card-style'
import { InsideToggle } from './inside-toggle'
import { type ContentQuery, SubjectInside } from './subject-inside'

interface SubjectPickProps {
  /** Accessible name of the list. */
  label: string
  subjects: readonly Subject[]
  content: ContentQuery
  /** Ids of the chosen ones. */
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  /** What to know about a subject before choosing it, such as that it exists already. */
  noteOf?: (subject: Subject) => string | undefined
  /** Those that cannot be chosen. */
  isFixed?: (subject: Subject) => boolean
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id))

interface PickRowProps {
  subject: Subject
  content: ContentQuery
  isChosen: boolean
  isFixed: boolean
  note: string | undefined
  onToggle: (isChosen: boolean) => void
}

/** A subject with its checkbox and a look inside, which wraps if the longest word of the name needs the row. */
function PickRow({ subject, content, isChosen, isFixed, note, onToggle }: PickRowProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [isOpen, setOpen] = useState(false)
  const { id, name, color, competenceDomainCount } = subject
  const domains = t(($) => $.pick.domains, { count: competenceDomainCount })
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className={`${cardStyle} flex-wrap items-center justify-between gap-x-2 pr-2`}>
        <CheckboxField
          checked={isChosen || isFixed}
          disabled={isFixed}
          onCheckedChange={onToggle}
          label={
            <span className="flex items-center gap-2">
              <SubjectMark color={color} />
              <span className="min-w-0 wrap-break-word">{name}</span>
            </span>
          }
          hint={note === undefined ? domains : `${domains} · ${note}`}
          className="max-w-full min-w-min flex-1"
        />
        <InsideToggle name={name} isOpen={isOpen} onToggle={setOpen} />
      </div>
      {isOpen && <SubjectInside schoolSubjectId={id} content={content} />}
    </li>
  )
}

/** Subjects to choose from, some or all, with a look inside each. */
export function SubjectPick({ label, subjects, content, chosen, onChoose, noteOf, isFixed }: SubjectPickProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const free = subjects.filter((subject) => !isFixed?.(subject))
  const count = free.filter(({ id }) => chosen.has(id)).length
  const toggleAll = (isWanted: boolean) => {
    const others = [...chosen].filter((id) => !free.some((subject) => subject.id === id))
    onChoose(new Set(isWanted ? [...others, ...free.map(({ id }) => id)] : others))
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {free.length > 1 && (
        <CheckboxField
          checked={count === free.length ? true : count > 0 ? 'indeterminate' : false}
          onCheckedChange={toggleAll}
          label={t(($) => $.pick.all, { count: free.length })}
          className="ml-0"
        />
      )}
      <ul aria-label={label} className="grid grid-cols-1 gap-2">
        {subjects.map((subject) => (
          <PickRow
            key={subject.id}
            subject={subject}
            content={content}
            isChosen={chosen.has(subject.id)}
            isFixed={isFixed?.(subject) ?? false}
            note={noteOf?.(subject)}
            onToggle={(isWanted) => onChoose(isWanted ? new Set([...chosen, subject.id]) : without(chosen, subject.id))}
          />
        ))}
      </ul>
    </div>
  )
}
