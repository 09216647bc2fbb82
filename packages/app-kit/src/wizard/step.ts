import type { ReactNode } from 'react'

/** What a step is shown with. */
export interface StepProps<Facts> {
  /** What the server holds of the set-up. */
  readonly facts: Facts
}

/** One question of a wizard, on a page of its own. */
export interface Step<Facts> {
  /** Last part of its address. */
  readonly id: string
  /** What it is called in lists of steps, in the language of the page. */
  readonly name: string
  /** Whether what the server holds answers the question. */
  isDone(facts: Facts): boolean
  /** May be left for later: the next ones can be reached before it is done. */
  readonly isOptional?: boolean
  readonly Screen: (props: StepProps<Facts>) => ReactNode
}

const orLast = (index: number, { length }: { readonly length: number }) => (index === -1 ? length - 1 : index)

/** How far somebody can go: the first step that has to be done before the next ones, else the last. */
export const furthestStep = <Facts>(steps: readonly Step<Facts>[], facts: Facts): number =>
  orLast(
    steps.findIndex((step) => !step.isOptional && !step.isDone(facts)),
    steps,
  )

/**
 * The step to show for the last part of an address. Without one, or with one that cannot be reached yet, it is where the
 * set-up was left: the first step that is not done.
 */
export const stepAt = <Facts>(steps: readonly Step<Facts>[], facts: Facts, id: string | undefined): number => {
  const asked = steps.findIndex((step) => step.id === id)
  if (asked !== -1 && asked <= furthestStep(steps, facts)) return asked
  return orLast(
    steps.findIndex((step) => !step.isDone(facts)),
    steps,
  )
}
