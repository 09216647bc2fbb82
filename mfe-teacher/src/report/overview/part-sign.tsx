import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { type PartState, partStates } from './part-state'

// Ink for what is to be done and green for what is done only: a colour never says the opposite of its shape.
const looks: Readonly<Record<PartState, string>> = {
  mine: 'text-foreground',
  others: 'text-muted-foreground',
  nobody: 'text-warning-foreground',
  done: 'text-success-foreground',
}

const shapes = {
  mine: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  others: <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  nobody: (
    <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.75" strokeDasharray="2.6 2.9" />
  ),
  done: (
    <path
      d="m3.5 8.5 3 3 6-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} as const satisfies Readonly<Record<PartState, React.ReactNode>>

/** The state of a part as a shape: a full or an empty circle, a dashed one, or a tick. */
export function PartSign({ state, className }: { state: PartState; className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={cn('size-4 shrink-0', looks[state], className)}>
      {shapes[state]}
    </svg>
  )
}

/** What the shapes mean, for those that occur. */
export function SignLegend({ states }: { states: ReadonlySet<PartState> }) {
  const { t } = useTranslation('teacher.report')
  return (
    <ul aria-label={t(($) => $.overview.legend)} className="flex flex-wrap gap-x-3 font-normal">
      {partStates
        .filter((state) => states.has(state))
        .map((state) => (
          <li key={state} className="flex items-center gap-1 whitespace-nowrap">
            <PartSign state={state} className="size-3.5" />
            {t(($) => $.overview.sign[state])}
          </li>
        ))}
    </ul>
  )
}
