import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A spinner, hidden from screen readers: show the state as text next to it. */
function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span aria-hidden data-slot="spinner" {...props} className={cn('inline-grid size-5 place-items-center', className)}>
      <LoaderCircle className="size-full animate-spin" />
    </span>
  )
}

export { Spinner }
