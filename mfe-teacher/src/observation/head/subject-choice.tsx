import { useTranslation } from '@lernspur/app-runtime'
import type { ObservationFormSubject } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { RadioChips } from '@lernspur/ui/components/form/radio-chips'
import { useEffect, useRef } from 'react'

interface SubjectChoiceProps {
  subjects: readonly ObservationFormSubject[]
  schoolSubjectId: string
  onChoose: (schoolSubjectId: string) => void
}

/** Chips to choose the observed subject. */
export function SubjectChoice({ subjects, schoolSubjectId, onChoose }: SubjectChoiceProps) {
  const { t } = useTranslation('teacher.observation')
  const chips = useRef<HTMLDivElement>(null)
  // On phones the chips are one scrolling row; the chosen one is scrolled into view.
  useEffect(() => {
    const show = () =>
      chips.current?.querySelector('[data-checked]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // In the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <RadioChips
      ref={chips}
      label={t(($) => $.subject)}
      chips={subjects.map(({ id, name, color }) => ({
        value: id,
        label: (
          <>
            <SubjectMark color={color} />
            {name}
          </>
        ),
      }))}
      value={schoolSubjectId}
      onValueChange={onChoose}
      className="-m-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap"
      chipClass="min-h-11 shrink-0 rounded-md border px-3 text-sm font-medium transition-colors hover:bg-muted data-checked:border-primary data-checked:bg-selected"
    />
  )
}
