import type { ReactNode } from 'react'

/** What a step renders. */
export interface StepProps<Facts> {
  /** The server's data of the set-up. */
  readonly facts: Facts
}

/** One question of a wizard, on a page of its own. */
export interface Step<Facts> {
  /** Last segment of its path. */
  readonly id: string
  /** Its name in lists of steps, in the page's language. */
  readonly name: string
  /** Whether the server's data answers the question. */
  isDone(facts: Facts): boolean
  /** Can be skipped for now: the next steps are reachable before it is done. */
  readonly isOptional?: boolean
  readonly Screen: (props: StepProps<Facts>) => ReactNode
}

const indexOrLast = (index: number, { length }: { readonly length: number }) => (index === -1 ? length - 1 : index)

/** The furthest reachable step: the first one that must be done before the next, else the last. */
export const furthestStep = <Facts>(steps: readonly Step<Facts>[], facts: Facts): number =>
  indexOrLast(
    steps.findIndex((step) => !step.isOptional && !step.isDone(facts)),
    steps,
  )

/**
 * The step for the last segment of a path. If that is missing or not reachable yet, the first step that is not done.
 */
export const stepAt = <Facts>(steps: readonly Step<Facts>[], facts: Facts, id: string | undefined): number => {
  const requestedStep = steps.findIndex((step) => step.id === id)
  if (requestedStep !== -1 && requestedStep <= furthestStep(steps, facts)) return requestedStep
  return indexOrLast(
    steps.findIndex((step) => !step.isDone(facts)),
    steps,
  )
}
