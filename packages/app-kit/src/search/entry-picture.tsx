import type { ReactNode } from 'react'

/** The icon of an entry. */
export function EntryPicture({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="grid size-6 place-items-center text-muted-foreground [&_svg]:size-5">
      {children}
    </span>
  )
}
