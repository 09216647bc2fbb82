import { useTranslation } from '@lernspur/app-kit'
import type { CaptureSubject } from '@lernspur/contracts/capture.contract'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { RadioGroup as Primitive } from 'radix-ui'
import { useEffect, useRef } from 'react'

interface SubjectChoiceProps {
  subjects: readonly CaptureSubject[]
  schoolSubjectId: string
  onChoose: (schoolSubjectId: string) => void
}

/** Chooses the subject that is observed, by its chip. */
export function SubjectChoice({ subjects, schoolSubjectId, onChoose }: SubjectChoiceProps) {
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
      value={schoolSubjectId}
      onValueChange={onChoose}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {subjects.map(({ id, name, color }) => (
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
