import { Link, type PersonName, useFormat } from '@lernspur/app-runtime'
import { buttonVariants } from '@lernspur/ui/components/ui/button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, ReactNode } from 'react'

interface ArrowProps {
  to: ComponentProps<typeof Link>['to'] | undefined
  name: string
  label: string
  children: ReactNode
}

function Arrow({ to, name, label, children }: ArrowProps) {
  // At either end the space stays, so that the other arrow does not move.
  if (!to) return <span className="size-11" />
  return (
    <Link to={to} aria-label={label} title={name} className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
      {children}
    </Link>
  )
}

interface SiblingLinksProps<Sibling> {
  /** Accessible name of the navigation. */
  label: string
  before: Sibling | undefined
  after: Sibling | undefined
  linkTo: (sibling: Sibling) => ComponentProps<typeof Link>['to']
  /** "Nächstes Kind: Anna Berg" */
  labelOf: (direction: 'before' | 'after', name: string) => string
  /** "3 von 25"; undefined while loading. */
  position: string | undefined
}

/** Links to the previous and next student. */
export function SiblingLinks<Sibling extends PersonName>(props: SiblingLinksProps<Sibling>) {
  const { label, before, after, linkTo, labelOf, position } = props
  const { name: nameOf } = useFormat()
  const arrowTo = (direction: 'before' | 'after', sibling: Sibling | undefined) => {
    const name = sibling ? nameOf(sibling) : ''
    return { to: sibling && linkTo(sibling), name, label: labelOf(direction, name) }
  }
  return (
    <nav aria-label={label} className="-mr-3 flex min-h-11 shrink-0 items-center">
      <Arrow {...arrowTo('before', before)}>
        <ChevronLeft aria-hidden />
      </Arrow>
      <span className="px-1 text-sm text-muted-foreground tabular-nums">{position}</span>
      <Arrow {...arrowTo('after', after)}>
        <ChevronRight aria-hidden />
      </Arrow>
    </nav>
  )
}
