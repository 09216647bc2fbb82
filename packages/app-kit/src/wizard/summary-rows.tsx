import { Link, useTranslation } from '@lernspur/app-runtime'
import { Card } from '@lernspur/ui/components/ui/card'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { Step } from './step'

/** The summary of one step of a wizard. */
export interface SummaryRow extends Pick<Step<never>, 'id' | 'name'> {
  readonly text: string
  readonly isMissing: boolean
}

interface SummaryRowsProps {
  /** The summarised values. */
  title: ReactNode
  rows: readonly SummaryRow[]
  /** Path of the wizard with a trailing slash. */
  base: string
}

/** Summary of a wizard, each section with a link to its step. */
export function SummaryRows({ title, rows, base }: SummaryRowsProps) {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <Card>
      <div className="px-5 py-4 font-semibold wrap-anywhere">{title}</div>
      <ul>
        {rows.map(({ id, name: step, text, isMissing }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t px-5 py-3 sm:grid-cols-[auto_8rem_minmax(0,1fr)_auto]"
          >
            {isMissing ? (
              <CircleAlert aria-hidden className="mt-0.5 size-5 text-warning-foreground" />
            ) : (
              <Check aria-hidden className="mt-0.5 size-5 text-success-foreground" />
            )}
            <p className="text-muted-foreground">{step}</p>
            <p className="min-w-0 wrap-break-word hyphens-auto max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
              {text}
            </p>
            <Link
              to={base + id}
              aria-label={isMissing ? t(($) => $.wizard.addStep, { step }) : t(($) => $.wizard.changeStep, { step })}
              className="-my-2.5 -mr-2 inline-flex min-h-11 items-center self-start rounded-md px-2 text-sm font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
            >
              {isMissing ? t(($) => $.wizard.add) : t(($) => $.wizard.change)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
