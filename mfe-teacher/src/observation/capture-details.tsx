import { today, useTranslation } from '@lernspur/app-kit'
import { observationLimits } from '@lernspur/contracts/observation.contract'
import { Select } from '@lernspur/ui/choice/select'
import { cn } from '@lernspur/ui/cn'
import { Button } from '@lernspur/ui/form/button'
import { DateInput } from '@lernspur/ui/form/date-input'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Capture } from './use-capture'

/** Select does not support an empty value. */
const none = 'none'

/** Day, assessment and a note for all marked students. */
export function CaptureDetails({ capture: { draft, change, assessments, scale, obstacle } }: { capture: Capture }) {
  const { t } = useTranslation('teacher.observation')
  const optional = t(($) => $.optional)
  const choose = (value: string) => {
    const next = assessments.find(({ id }) => id === value)
    const keepsScale = (next?.performanceVisualId ?? scale?.id) === scale?.id
    change({ kind: 'assessment', performanceAssessmentId: next?.id ?? '', keepsScale })
  }
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        className="justify-self-start sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        {t(($) => $.details)}
      </Button>
      <div
        className={cn(
          'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[16rem_11rem_minmax(0,1fr)]',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <Field label={t(($) => $.assessment)} optional={optional}>
          <Select
            value={draft.performanceAssessmentId || none}
            onValueChange={choose}
            options={[
              ...assessments.map(({ id, name }) => ({ value: id, label: name })),
              { value: none, label: t(($) => $.noAssessment) },
            ]}
          />
        </Field>
        <Field label={t(($) => $.day)} error={obstacle === 'day' ? t(($) => $.obstacle.day) : undefined}>
          <DateInput
            value={draft.observedAt}
            max={today()}
            onValueChange={(observedAt) => change({ kind: 'day', observedAt })}
          />
        </Field>
        <Field label={t(($) => $.note)} optional={optional} className="sm:col-span-2 lg:col-span-1">
          <Textarea
            rows={1}
            className="min-h-11"
            value={draft.description}
            max={observationLimits.description}
            remainingLabel={(count: number) => t(($) => $.remaining, { count })}
            onValueChange={(description) => change({ kind: 'note', description })}
          />
        </Field>
      </div>
    </>
  )
}
