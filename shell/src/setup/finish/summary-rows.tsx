import { Link, useTranslation } from '@lernspur/app-kit'
import { Card } from '@lernspur/ui/layout/card'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { StepId } from '../wizard/step'
import { useStepNames } from '../wizard/step-names'

export interface SummaryRow {
  readonly step: StepId
  readonly text: string
  readonly isMissing: boolean
}

interface SummaryRowsProps {
  /** What is summed up. */
  title: ReactNode
  rows: readonly SummaryRow[]
  /** Address of the wizard with the slash at its end. */
  base: string
}

/** What a wizard has brought together, each part with the way back to its step. */
export function SummaryRows({ title, rows, base }: SummaryRowsProps) {
  const { t } = useTranslation('setup')
  const nameOf = useStepNames()
  return (
    <Card>
      <div className="px-5 py-4 font-semibold">{title}</div>
      <ul>
        {rows.map(({ step, text, isMissing }) => (
          <li key={step} className="flex items-start gap-3 border-t px-5 py-3">
            {isMissing ? (
              <CircleAlert aria-hidden className="mt-0.5 size-5 text-warning-foreground" />
            ) : (
              <Check aria-hidden className="mt-0.5 size-5 text-success-foreground" />
            )}
            <div className="min-w-0 flex-1 sm:flex sm:gap-4">
              <p className="text-muted-foreground sm:w-32 sm:shrink-0">{nameOf(step)}</p>
              <p className="min-w-0">{text}</p>
            </div>
            <Link
              to={base + step}
              aria-label={t(($) => $.finish.changeStep, { step: nameOf(step) })}
              className="-my-2.5 inline-flex min-h-11 items-center rounded-md px-2 text-sm font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
            >
              {t(($) => $.finish.change)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
