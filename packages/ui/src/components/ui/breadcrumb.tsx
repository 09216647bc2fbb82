import ChevronRight from 'lucide-react/icons/chevron-right'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** The path from the top level to this page, by parts; needs an accessible name. */
function Breadcrumb(props: ComponentProps<'nav'>) {
  return <nav data-slot="breadcrumb" {...props} />
}

function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cn('-my-2 flex items-center text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}

function BreadcrumbItem({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn(
        'group inline-flex max-w-36 shrink-0 items-center last:max-w-none last:min-w-0 last:shrink md:max-w-64',
        className,
      )}
      {...props}
    />
  )
}

function BreadcrumbLink({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : 'a'
  return (
    <Comp
      data-slot="breadcrumb-link"
      className={cn('-mx-1 block truncate rounded-sm px-1 py-3 hover:text-foreground hover:underline', className)}
      {...props}
    />
  )
}

/** The current page, which comes last. */
function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="breadcrumb-page"
      aria-current="page"
      className={cn('truncate py-3 text-foreground', className)}
      {...props}
    />
  )
}

/** The arrow at the end of an item; none at the end of the last. */
function BreadcrumbSeparator({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      data-slot="breadcrumb-separator"
      className={cn('mx-1 opacity-60 group-last:hidden [&>svg]:size-4', className)}
      {...props}
    >
      {children ?? <ChevronRight />}
    </span>
  )
}

export { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbList, BreadcrumbPage, BreadcrumbSeparator }
