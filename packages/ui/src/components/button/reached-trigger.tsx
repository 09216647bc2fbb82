import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'

/** An existing element, and the event by which the pointer or the focus first reached it. */
export interface ReachedElement {
  readonly trigger: HTMLElement
  readonly by: Event
}

/** Events that a Radix trigger listens to, by the names of its handlers. */
const eventOf = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
} as const
type Handlers = { readonly [Handler in keyof typeof eventOf]?: (event: Event) => void }

interface ReachedTriggerProps extends Handlers {
  readonly reached: ReachedElement
  /** These come from the trigger around this component. */
  readonly ref?: Ref<HTMLElement>
  readonly 'aria-describedby'?: string
}

/**
 * Child of a Radix trigger (`asChild`) that renders nothing, and applies the trigger's props to an existing element,
 * together with the event that came first.
 */
export function ReachedTrigger({ reached, ref, 'aria-describedby': description, ...handlers }: ReachedTriggerProps) {
  const { trigger, by } = reached
  const latest = useRef<Handlers>(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const removed = ref(trigger)
    return () => void (removed ? removed() : ref(null))
  }, [ref, trigger])
  useEffect(() => {
    const listening = new AbortController()
    for (const [handler, event] of Object.entries(eventOf))
      trigger.addEventListener(event, (happened) => latest.current[handler as keyof Handlers]?.(happened), {
        signal: listening.signal,
      })
    if (by.type.startsWith('focus') && document.activeElement === trigger) latest.current.onFocus?.(by)
    else if (trigger.matches(':hover')) latest.current.onPointerMove?.(by)
    return () => listening.abort()
  }, [trigger, by])
  useEffect(() => {
    if (description === undefined) return
    const own = trigger.getAttribute('aria-describedby')
    trigger.setAttribute('aria-describedby', own === null ? description : `${own} ${description}`)
    return () => {
      if (own === null) trigger.removeAttribute('aria-describedby')
      else trigger.setAttribute('aria-describedby', own)
    }
  }, [trigger, description])
  return null
}
