import { Link } from '@lernspur/app-runtime'
import { buttonStyle } from '@lernspur/ui/form/button-style'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, ReactNode } from 'react'

interface SiblingLink {
  to: ComponentProps<typeof Link>['to']
  /** Name of the linked student. */
  name: string
  /** "Nächstes Kind: Anna Berg" */
  label: string
}

function Arrow({ link, children }: { link: SiblingLink | undefined; children: ReactNode }) {
  // At either end the space is kept, so that the other arrow does not move.
  if (!link) return <span className="size-11" />
  const { to, name, label } = link
  return (
    <Link to={to} aria-label={label} title={name} className={buttonStyle({ variant: 'ghost', size: 'icon' })}>
      {children}
    </Link>
  )
}

interface SiblingLinksProps {
  /** Accessible name of the navigation. */
  label: string
  before: SiblingLink | undefined
  after: SiblingLink | undefined
  /** "3 von 25"; undefined while loading. */
  place: string | undefined
}

/** Links to the previous and next student. */
export function SiblingLinks({ label, before, after, place }: SiblingLinksProps) {
  return (
    <nav aria-label={label} className="-mr-3 flex min-h-11 shrink-0 items-center">
      <Arrow link={before}>
        <ChevronLeft aria-hidden />
      </Arrow>
      <span className="px-1 text-sm text-muted-foreground tabular-nums">{place}</span>
      <Arrow link={after}>
        <ChevronRight aria-hidden />
      </Arrow>
    </nav>
  )
}
