import { today, useFormat, useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { inputVariants } from '@lernspur/ui/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@lernspur/ui/components/ui/popover'
import type { ObservationDraft } from '../draft/draft'
import { useDraft } from '../draft/draft-store'
import { type ObservationFormData, scaleFor } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

/** Select does not support an empty value. */
const none = 'none'

const dayOf = (draft: ObservationDraft) => draft.observedAt

interface ObservationDetailsProps {
  classId: string
  work: ObservationFormData
  form: ObservationFormState
}

/** What each of both fields takes of the line. */
const fieldWidths = ['sm:w-44 lg:w-60', 'sm:w-38'] as const

/** As wide and high as the details, which are drawn after the first paint, so that nothing moves. */
export function DetailsPlaceholder() {
  return (
    <>
      {fieldWidths.map((width) => (
        <div key={width} className={cn('hidden h-11 sm:block', width)} />
      ))}
      <div className="h-11 w-22 sm:hidden" />
    </>
  )
}

interface FieldsProps extends ObservationDetailsProps {
  /** Whether the labels are for screen readers only. */
  isBrief?: boolean
}

function DetailFields({ classId, work, form, isBrief = false }: FieldsProps) {
  const { t } = useTranslation('teacher.observation')
  const { store, change, assessmentId, scaleId } = form
  const observedAt = useDraft(store, dayOf)
  const choose = (value: string) => {
    const next = value === none ? '' : value
    const retainsScale = scaleFor(work, classId, next)?.id === scaleId
    change({ kind: 'assessment', performanceAssessmentId: next, retainsScale })
  }
  const isWrongDay = observedAt === '' || observedAt > today()
  return (
    <>
      <LabelledField
        label={t(($) => $.assessment)}
        optional={isBrief ? undefined : t(($) => $.optional)}
        hideLabel={isBrief}
        className={isBrief ? fieldWidths[0] : undefined}
      >
        <SelectInput
          value={assessmentId || none}
          onValueChange={choose}
          options={[
            ...work.assessments.map(({ id, name }) => ({ value: id, label: name })),
            { value: none, label: t(($) => $.noAssessment) },
          ]}
        />
      </LabelledField>
      <LabelledField
        label={t(($) => $.day)}
        hideLabel={isBrief}
        error={isWrongDay && !isBrief ? t(($) => $.blocker.day) : undefined}
        className={isBrief ? fieldWidths[1] : undefined}
      >
        <DateInput
          value={observedAt}
          max={today()}
          aria-invalid={isWrongDay || undefined}
          onValueChange={(day) => change({ kind: 'day', observedAt: day, setOn: today() })}
          className={cn('px-2', observedAt !== today() && 'font-medium text-warning-foreground')}
        />
      </LabelledField>
    </>
  )
}

/**
 * Assessment and day: two fields of the line, on phones a button that says both and opens them. A day that is not today
 * stands out, since it stays until it is changed or everything is saved.
 */
export function ObservationDetails(props: ObservationDetailsProps) {
  const { t } = useTranslation('teacher.observation')
  const format = useFormat()
  const { work, form } = props
  const observedAt = useDraft(form.store, dayOf)
  const assessment = work.assessments.find(({ id }) => id === form.assessmentId)?.name ?? t(($) => $.noAssessment)
  const isToday = observedAt === today()
  const day = isToday || observedAt === '' ? t(($) => $.dayToday) : format.dayShort(observedAt)
  return (
    <>
      <div className="hidden gap-2 sm:flex">
        <DetailFields {...props} isBrief />
      </div>
      <Popover>
        <PopoverTrigger
          className={cn(
            inputVariants(),
            'grid min-h-11 w-22 shrink-0 content-center px-2 text-left leading-4 sm:hidden',
          )}
        >
          <span className="sr-only">{t(($) => $.details)}</span>
          <span className="truncate text-xs text-muted-foreground">{assessment}</span>
          <span className={cn('truncate text-sm', !isToday && 'font-medium text-warning-foreground')}>{day}</span>
        </PopoverTrigger>
        <PopoverContent aria-label={t(($) => $.details)} align="end" className="grid w-72 gap-4">
          <DetailFields {...props} />
        </PopoverContent>
      </Popover>
    </>
  )
}
