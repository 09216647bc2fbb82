import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LevelChoice } from './draft/draft'
import type { DraftStore } from './draft/draft-store'
import type { ObservationFormState } from './use-observation-form'

/** The level of a button that an event is about; undefined for whatever says nothing of levels. */
const levelAt = ({ target }: Event): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-level]')?.dataset.level ?? '') : undefined

/** A level that a child got, or another one, between two states of a draft. */
const newChoice = (
  before: ReadonlyMap<string, LevelChoice>,
  after: ReadonlyMap<string, LevelChoice>,
): LevelChoice | undefined => [...after].find(([id, choice]) => choice !== null && before.get(id) !== choice)?.[1]

/** Follows the level that is pointed at or focused, or that was chosen by a key; '' for none. */
const followLevels = (form: HTMLElement, store: DraftStore, onLevel: (levelId: string) => void): (() => void) => {
  const point = (event: Event) => onLevel(levelAt(event) ?? '')
  const focus = (event: Event) => {
    // The group of a child takes the focus after a digit has set a level, which is still what it is about.
    const isGroup = event.target instanceof Element && event.target.getAttribute('role') === 'radiogroup'
    if (!isGroup) point(event)
  }
  const leave = () => onLevel('')
  let { choices } = store.get()
  const unsubscribe = store.subscribe(() => {
    const choice = newChoice(choices, store.get().choices)
    choices = store.get().choices
    if (choice) onLevel(choice)
  })
  form.addEventListener('pointerover', point)
  form.addEventListener('focusin', focus)
  form.addEventListener('pointerleave', leave)
  return () => {
    unsubscribe()
    form.removeEventListener('pointerover', point)
    form.removeEventListener('focusin', focus)
    form.removeEventListener('pointerleave', leave)
  }
}

interface LevelMeaningLineProps {
  form: Pick<ObservationFormState, 'store' | 'meanings'>
  /** What the line says otherwise. */
  children: ReactNode
}

/**
 * One line above the save button: what the level means that is pointed at, focused or just chosen (rule subject.9). It
 * grows upwards over the children, so that nothing moves. Screen readers get the same from the buttons.
 */
export function LevelMeaningLine({ form: { store, meanings }, children }: LevelMeaningLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const [levelId, setLevelId] = useState('')
  const isDescribed = meanings.size > 0
  useEffect(() => {
    const form = isDescribed ? line.current?.closest('form') : null
    return form ? followLevels(form, store, setLevelId) : undefined
  }, [isDescribed, store])
  const meaning = meanings.get(levelId)
  return (
    <div ref={line} className="relative min-h-5 text-sm">
      {children}
      {meaning !== undefined && (
        <p
          aria-hidden
          className="pointer-events-none absolute -inset-x-4 bottom-0 border-t bg-background px-4 pt-1 wrap-anywhere hyphens-auto md:-inset-x-8 md:px-8"
        >
          {meaning}
        </p>
      )}
    </div>
  )
}
