import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import {
  type ImportChoice,
  type ImportedSubject,
  type ImportState,
  importChoices,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { useState } from 'react'
import { CompetenceOutline } from '../../competence/competence-outline'
import { InsideToggle } from '../pick/inside-toggle'
import { MergeLines } from './merge-lines'

interface ImportedSubjectCardProps {
  subject: ImportedSubject
  choice: ImportChoice
  onChoose: (choice: ImportChoice) => void
}

const toneOf: Readonly<Record<ImportState, NonNullable<BadgeProps['variant']>>> = {
  new: 'success',
  known: 'secondary',
  changed: 'default',
  doubtful: 'warning',
}

const isChoice = (value: string): value is ImportChoice => importChoices.some((choice) => choice === value)

/** A subject of a file: how it relates to what exists, and what happens to it. */
export function ImportedSubjectCard({ subject, choice, onChoose }: ImportedSubjectCardProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const [isOpen, setOpen] = useState(false)
  const { name, color, schoolLevel, state, doubts, like, domains } = subject
  const competences = domains.reduce((sum, domain) => sum + domain.competences.length, 0)
  const facts = [
    levelText(schoolLevel),
    t(($) => $.pick.domains, { count: domains.length }),
    t(($) => $.pick.competences, { count: competences }),
  ]
  const options = importChoices
    .filter((one) => one !== 'merge' || like !== null)
    .map((value) => ({ value, label: t(($) => $.import.choice[value], { name: like?.name ?? '' }) }))
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 font-medium wrap-anywhere">
            <SubjectMark color={color} />
            {name}
          </h3>
          <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
        </div>
        <Badge variant={toneOf[state]}>{t(($) => $.import.state[state])}</Badge>
      </div>
      {doubts.length > 0 && (
        <p className="text-sm">
          {format.list(doubts.map((doubt) => t(($) => $.import.doubt[doubt], { name: like?.name ?? '' })))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SelectInput
          size="sm"
          aria-label={t(($) => $.import.choiceOf, { name })}
          options={options}
          value={choice}
          onValueChange={(value) => isChoice(value) && onChoose(value)}
          className="min-w-56 flex-1"
        />
        <InsideToggle name={name} isOpen={isOpen} onToggle={setOpen} />
      </div>
      {choice === 'merge' && <MergeLines subject={subject} />}
      {isOpen && <CompetenceOutline domains={domains} />}
    </li>
  )
}
