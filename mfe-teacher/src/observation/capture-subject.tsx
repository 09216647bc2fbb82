import { useTranslation } from '@lernspur/app-kit'
import type { CompetenceDomain } from '@lernspur/contracts/competence.contract'
import { Combobox } from '@lernspur/ui/choice/combobox'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { Field } from '@lernspur/ui/form/field'
import { RadioGroup as Primitive } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { ClassWork } from '../class-work/use-class-work'
import type { Capture } from './use-capture'

const recentShown = 5

const heading = ({ symbol, name }: CompetenceDomain) => (symbol ? `${symbol} · ${name}` : name)

interface CaptureSubjectProps {
  work: ClassWork
  capture: Capture
}

interface CaptureCompetenceProps extends CaptureSubjectProps {
  /** Competences that the user observed most recently in the class, newest first. */
  recentIds: readonly string[]
}

/** A competence by search, recent ones first. */
export function CaptureCompetence({ recentIds, work, capture: { draft, change } }: CaptureCompetenceProps) {
  const { t } = useTranslation('teacher.observation')
  const domains = work.domains.filter(({ schoolSubjectId }) => schoolSubjectId === draft.schoolSubjectId)
  const all = domains.flatMap((domain) =>
    domain.competences.map(({ id, description }) => ({ value: id, label: description, group: heading(domain) })),
  )
  const recent = recentIds.flatMap((id) => all.find(({ value }) => value === id) ?? []).slice(0, recentShown)
  const items = [
    ...recent.map((item) => ({ ...item, detail: item.group, group: t(($) => $.recent) })),
    ...all.filter(({ value }) => !recent.some((item) => item.value === value)),
  ]
  return (
    <Field label={t(($) => $.competence)}>
      <Combobox
        items={items}
        value={draft.competenceId}
        onValueChange={(competenceId) =>
          change({ kind: 'competence', schoolSubjectId: draft.schoolSubjectId, competenceId })
        }
        placeholder={t(($) => $.chooseCompetence)}
        searchLabel={t(($) => $.searchCompetence)}
        searchPlaceholder={t(($) => $.searchCompetence)}
        empty={t(($) => $.noCompetence)}
      />
    </Field>
  )
}

/** Chooses the subject that is observed, by its chip. */
export function CaptureSubject({ work, capture: { draft, change } }: CaptureSubjectProps) {
  const { t } = useTranslation('teacher.observation')
  const chips = useRef<HTMLDivElement>(null)
  // On phones the chips are one scrolling row; the chosen one is scrolled into view.
  useEffect(() => {
    chips.current?.querySelector('[data-state=checked]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <Primitive.Root
      ref={chips}
      aria-label={t(($) => $.subject)}
      orientation="horizontal"
      value={draft.schoolSubjectId}
      onValueChange={(schoolSubjectId) => change({ kind: 'subject', schoolSubjectId })}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {work.subjects.map(({ id, name, color }) => (
        <Primitive.Item
          key={id}
          value={id}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border px-3 text-sm font-medium transition-colors hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-accent"
        >
          <SubjectMark color={color} />
          {name}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
