import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cn } from '../cn'

interface SpinnerProps {
  className?: string | undefined
}

/** A turning ring, for the eye only: what is happening stands in words beside it. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <span aria-hidden className={cn('inline-grid size-5 place-items-center', className)}>
      <LoaderCircle className="size-full animate-spin" />
    </span>
  )
}
