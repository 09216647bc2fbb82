import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '../../cn'
import { useBarsBelow } from './use-bars-below'
import { useFocusBefore } from './use-focus-before'

interface Closing {
  paused: boolean
  /** Milliseconds, not counting pauses. */
  duration: number
  onClose: () => void
}

/** Calls onClose after a time; after a pause at least one second is left. */
function useCloseTimer({ paused, duration, onClose }: Closing): void {
  const left = useRef(duration)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => close(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - started))
    }
  }, [paused])
}

export interface ToastItem {
  id: string
  text: string
  tone?: 'default' | 'error' | undefined
  actionLabel?: string | undefined
  onAction?: (() => void) | undefined
}

interface ToastStackProps {
  toasts: readonly ToastItem[]
  /** Called when a toast times out, its action is pressed or Escape is pressed in it. */
  onClose: (id: string) => void
  /** Accessible name of the toast region: "Meldungen". */
  label: string
  /** How long a toast is shown, in milliseconds (rule screen.8). */
  duration?: number | undefined
}

/** Toasts bottom-center above the bars and the buttons of dialogs there, always dark; without close button and progress bar (rule screen.8). */
export function ToastStack({ toasts, onClose, label, duration = 3000 }: ToastStackProps) {
  const below = useBarsBelow(toasts.length > 0)
  // Where a sheet fills almost all of a phone, two lines still fit above, over the edge of the sheet.
  const bottom = below > 0 ? Math.min(below + 8, window.innerHeight - 64) : undefined
  return (
    <section
      aria-label={label}
      aria-live="polite"
      data-toasts=""
      data-theme="dark"
      style={{ bottom }}
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,calc(env(safe-area-inset-bottom)+1rem))] z-60 flex flex-col items-center gap-2 max-md:bottom-20"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} duration={duration} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  )
}

function Toast({ toast, duration, onClose }: { toast: ToastItem; duration: number; onClose: () => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const button = useFocusBefore()
  useCloseTimer({ paused: pointed || focused, duration, onClose })
  const act = () => {
    toast.onAction?.()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer, the button is the control.
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={cn(
        'pointer-events-auto flex min-h-12 max-w-112 animate-rise items-center gap-3 rounded-lg border bg-popover py-1 pr-4 pl-4',
        'text-sm text-foreground shadow-md',
        toast.actionLabel !== undefined && 'pr-1.5',
      )}
    >
      {toast.tone === 'error' && <CircleAlert aria-hidden className="size-4.5 text-danger-foreground" />}
      <p className="min-w-0 py-1.5">{toast.text}</p>
      {toast.actionLabel !== undefined && (
        <button
          ref={button}
          type="button"
          onClick={act}
          className="min-h-11 shrink-0 rounded-md px-3 font-medium text-primary hover:bg-accent"
        >
          {toast.actionLabel}
        </button>
      )}
    </div>
  )
}
