import { Link, useTranslation } from '@lernspur/app-runtime'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { furthestStep, type Step } from './step'

type State = 'done' | 'here' | 'ahead'

const look: Record<State, string> = {
  done: 'text-muted-foreground hover:text-foreground',
  here: 'font-medium text-foreground',
  ahead: 'text-muted-foreground',
}
const bar: Record<State, string> = {
  done: 'h-1 bg-primary/60 forced-colors:bg-[CanvasText]',
  here: 'h-1.5 bg-primary forced-colors:bg-[CanvasText]',
  ahead: 'h-1 bg-input/50 forced-colors:bg-[GrayText]',
}
const dot: Record<State, string> = {
  done: 'border-primary bg-primary text-primary-foreground',
  here: 'border-primary text-primary',
  ahead: 'border-input text-muted-foreground',
}

/** A progress bar on phones; a marker with a number or a tick on wide screens. */
function Entry({ index, state, name }: { index: number; state: State; name: string }) {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <>
      <span aria-hidden className={`w-full rounded-full forced-color-adjust-none lg:hidden ${bar[state]}`} />
      <span
        aria-hidden
        className={`hidden size-6 shrink-0 place-items-center rounded-full border text-xs tabular-nums lg:grid ${dot[state]}`}
      >
        {state === 'done' ? <Check className="size-3.5 stroke-[2.5]" /> : index + 1}
      </span>
      <span className="max-lg:sr-only">{name}</span>
      {state === 'done' && <span className="sr-only">{t(($) => $.wizard.done)}</span>}
    </>
  )
}

interface StepListProps<Facts> {
  base: string
  steps: readonly Step<Facts>[]
  facts: Facts
  /** The current step. */
  at: number
  title: string
  exit: ReactNode
}

/** All steps in order; reachable ones are links. */
export function StepList<Facts>({ base, steps, facts, at, title, exit }: StepListProps<Facts>) {
  const { t } = useTranslation('app-runtime.editing')
  const id = useId()
  const furthest = furthestStep(steps, facts)
  return (
    <div className="flex w-full max-w-160 flex-col gap-3 pt-5 max-lg:mx-auto lg:sticky lg:top-14 lg:self-start lg:pt-14">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm lg:px-2">
        <p>
          <span id={id} className="font-medium">
            {title}
          </span>
          <span className="text-muted-foreground tabular-nums lg:hidden">
            {' · '}
            {t(($) => $.wizard.position, { at: at + 1, of: steps.length })}
          </span>
        </p>
        {exit !== undefined && <div className="-my-2.5 lg:hidden">{exit}</div>}
      </div>
      <nav aria-labelledby={id} className="max-lg:-my-2.5">
        <ol className="flex gap-1.5 lg:flex-col lg:gap-0">
          {steps.map((step, index) => {
            const state = index === at ? 'here' : step.isDone(facts) ? 'done' : 'ahead'
            const style = `flex min-h-11 items-center gap-3 rounded-md text-sm transition-colors lg:px-2 ${look[state]}`
            const entry = <Entry index={index} state={state} name={step.name} />
            return (
              <li key={step.id} className="flex-1">
                {index <= furthest ? (
                  <Link to={base + step.id} aria-current={index === at ? 'step' : undefined} className={style}>
                    {entry}
                  </Link>
                ) : (
                  <span className={style}>{entry}</span>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      {exit !== undefined && <div className="text-sm max-lg:hidden lg:px-2 lg:pt-3">{exit}</div>}
    </div>
  )
}
