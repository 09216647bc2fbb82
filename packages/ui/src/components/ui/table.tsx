import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A plain table with a sticky header, in its own scroller, which gets the attributes in `container`. */
function Table({
  className,
  container,
  ...props
}: ComponentProps<'table'> & { container?: ComponentProps<'section'> | undefined }) {
  return (
    <section
      data-slot="table-container"
      {...container}
      className={cn('relative w-full overflow-auto rounded-lg border bg-card', container?.className)}
    >
      <table
        data-slot="table"
        className={cn('w-full border-separate border-spacing-0 text-sm', className)}
        {...props}
      />
    </section>
  )
}

function TableHeader(props: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" {...props} />
}

function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />
}

/**
 * A class on each cell, because a rule for children of a last child would make the browser check every element of the
 * page again whenever something, such as a popover, is appended to it.
 */
const bodyCell = 'h-13 border-b px-3 py-1.5 align-middle sm:px-4 [tbody>:last-child>&]:border-b-0'

/** A row; selected rows carry aria-selected. */
function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      data-slot="table-row"
      className={cn(
        '[tbody>&]:transition-colors [tbody>&]:hover:bg-muted/70 [tbody>&]:aria-selected:bg-selected/60',
        className,
      )}
      {...props}
    />
  )
}

function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        'h-11 px-3 text-left align-middle text-xs font-medium whitespace-nowrap text-muted-foreground sm:px-4',
        'sticky top-0 z-10 border-b bg-card',
        className,
      )}
      {...props}
    />
  )
}

/** A cell; numbers get className="text-right tabular-nums". */
function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td data-slot="table-cell" className={cn(bodyCell, className)} {...props} />
}

/** The row header, announced with every other cell of the row. */
function TableRowHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-row-head"
      scope="row"
      className={cn(bodyCell, 'text-left font-medium', className)}
      {...props}
    />
  )
}

export { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead }
