import { useTranslation } from '@lernspur/app-runtime'
import { Input } from '@lernspur/ui/components/ui/input'

interface WeightFieldProps {
  /** The assessment. */
  name: string
  /** Per cent. */
  value: number
  onValueChange: (weight: number) => void
}

/** The weight of an assessment, to try out another one. */
export function WeightField({ name, value, onValueChange }: WeightFieldProps) {
  const { t } = useTranslation('teacher.explanation')
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        value={`${value}`}
        aria-label={t(($) => $.weightOf, { name })}
        className="w-20 text-right tabular-nums"
        onChange={(event) => onValueChange(event.target.value === '' ? 0 : event.target.valueAsNumber)}
      />
      %
    </span>
  )
}
