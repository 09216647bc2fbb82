import { type ComponentType, createElement, useEffect, useState, useSyncExternalStore } from 'react'

/** A component whose code is a file of its own, which is read once. */
export class LaterComponent<Props extends object> {
  #component: ComponentType<Props> | undefined
  #reading: Promise<void> | undefined
  readonly #waiting = new Set<() => void>()
  readonly #read: () => Promise<ComponentType<Props>>

  constructor(read: () => Promise<ComponentType<Props>>) {
    this.#read = read
  }

  /** The component once it is read. */
  readonly get = (): ComponentType<Props> | undefined => this.#component

  /** Says when it is read; returns what ends that. */
  readonly subscribe = (draw: () => void) => {
    this.#waiting.add(draw)
    return () => void this.#waiting.delete(draw)
  }

  /** Starts reading the file. Rejects if that fails; the next call tries again. */
  readonly read = (): Promise<void> => {
    this.#reading ??= this.#read().then(
      (found) => {
        this.#component = found
        for (const draw of this.#waiting) draw()
      },
      (error) => {
        this.#reading = undefined
        throw error
      },
    )
    return this.#reading
  }

  /** Starts reading the file ahead; if that fails, whatever shows it tries again. */
  readonly prefetch = (): void => void this.read().catch(() => undefined)
}

/** Runs work when the page has nothing else to do; Safari cannot tell. Returns what calls it off. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 300)
  return () => clearTimeout(timer)
}

/** Prefetches what a screen may show next, once the screen is there and the page rests. */
export const usePrefetch = ({ prefetch }: Pick<LaterComponent<never>, 'prefetch'>): void => {
  useEffect(() => whenIdle(prefetch), [prefetch])
}

interface LaterProps<Props extends object> {
  component: LaterComponent<Props>
  props: Props
  /** Whether it may be missing: if its file cannot be read, nothing is shown instead of an error. */
  isOptional?: boolean
}

/**
 * Shows a component that the first paint does not need, and nothing until its file is read. Unlike `lazy` it is drawn in
 * the same step as its surroundings if the file is there: React shows what was suspended up to 300 ms late.
 */
export function Later<Props extends object>({ component, props, isOptional = false }: LaterProps<Props>) {
  const known = useSyncExternalStore(component.subscribe, component.get)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => void component.read().catch((error) => setFailure({ error })), [component])
  if (known) return createElement(known, props)
  if (failure && !isOptional) throw failure.error
  return null
}
