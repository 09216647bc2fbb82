import { today, useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { useState } from 'react'

interface EndFieldProps {
  /** A day, '' for no end, or undefined where several rights differ. */
  value: string | undefined
  /** Called once a whole day from today on was chosen, or none. */
  onValueChange: (endsOn: string | null) => void
  label?: string | undefined
  /** Beside other words, which say what it is: without its label and its explanation in sight. */
  isPlain?: boolean
}

/**
 * The last day of a right. While somebody types a year, every digit makes another day: what counts is the day when the
 * field is left.
 */
export function EndField({ value, onValueChange, label, isPlain = false }: EndFieldProps) {
  const { t } = useTranslation('school-editors.right')
  const [typed, type] = useState<string>()
  const day = typed ?? value ?? ''
  const isPast = day !== '' && day < today()
  const hint = value === undefined && typed === undefined ? t(($) => $.end.differs) : t(($) => $.end.hint)
  return (
    <LabelledField
      label={label ?? t(($) => $.end.label)}
      error={isPast && typed !== undefined && t(($) => $.end.past)}
      hint={isPlain ? undefined : hint}
      hideLabel={isPlain}
    >
      <DateInput
        min={today()}
        value={day}
        onValueChange={type}
        onKeyDown={(event) => {
          // Tab goes from day to month; Enter is how the keyboard says that the day is whole.
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.blur()
        }}
        onBlur={() => {
          if (typed === undefined || isPast) return
          type(undefined)
          if (typed !== (value ?? '')) onValueChange(typed || null)
        }}
        className="w-44"
      />
    </LabelledField>
  )
}
