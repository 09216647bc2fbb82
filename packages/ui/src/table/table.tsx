import type { ComponentProps, Ref } from 'react'
import { cn } from '../cn'

type TableProps = ComponentProps<'table'> & {
  /** The scrolling element. */
  scroller?: Ref<HTMLElement> | undefined
  /** Accessible name; also names the scroller, which has a Tab stop. */
  label: string
  /** Maximum height of the table (a CSS length) before it scrolls; the header is sticky. */
  maxHeight?: string | undefined
}

/** A plain table in its own scroller, with a sticky header. */
export function Table({ label, maxHeight, scroller, className, ...props }: TableProps) {
  return (
    <section
      ref={scroller}
      aria-label={label}
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="relative w-full overflow-auto rounded-lg border bg-card"
      style={{ maxHeight }}
    >
      <table
        {...props}
        aria-label={label}
        className={cn('w-full border-separate border-spacing-0 text-sm', className)}
      />
    </section>
  )
}

export const TableHeader = (props: ComponentProps<'thead'>) => <thead {...props} />

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />

/**
 * By a class of the cell: a rule for all children of a last child would make the browser look at every element of the page
 * again whenever anything, such as a popover, is added to its end.
 */
const bodyCell = 'h-13 border-b px-3 py-1.5 align-middle sm:px-4 [tbody>:last-child>&]:border-b-0'

/** A row; selected rows carry aria-selected. */
export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      {...props}
      className={cn(
        '[tbody>&]:transition-colors [tbody>&]:hover:bg-muted/70 [tbody>&]:aria-selected:bg-selected/60',
        className,
      )}
    />
  )
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      {...props}
      className={cn(
        'h-11 px-3 text-left align-middle text-xs font-medium whitespace-nowrap text-muted-foreground sm:px-4',
        'sticky top-0 z-10 border-b bg-card',
        className,
      )}
    />
  )
}

/** A cell; numbers get className="text-right tabular-nums". */
export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={cn(bodyCell, className)} />
}

/** The row header, announced with every other cell of the row. */
export function TableRowHead({ className, ...props }: ComponentProps<'th'>) {
  return <th scope="row" {...props} className={cn(bodyCell, 'text-left font-medium', className)} />
}
