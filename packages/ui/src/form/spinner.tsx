import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cn } from '../cn'

interface SpinnerProps {
  className?: string | undefined
}

/** A spinner, hidden from screen readers: show the state as text next to it. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <span aria-hidden className={cn('inline-grid size-5 place-items-center', className)}>
      <LoaderCircle className="size-full animate-spin" />
    </span>
  )
}
