import type { ReactNode } from 'react'

/** A page that one can go to. */
export interface PageLink {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
}

export interface NavigationLink extends PageLink {
  readonly active: boolean
}

export interface NavigationSection {
  readonly id: string
  readonly heading?: string
  readonly links: readonly NavigationLink[]
}
