import type { ReactNode } from 'react'

/** A page to navigate to. */
export interface PageLink {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
  /** Synonyms for the search. */
  readonly keywords?: string
  /** Its description. */
  readonly description?: string
  /** Letter that opens it from anywhere. */
  readonly key?: string | undefined
  /** Not part of any navigation; found by the search once the user types. */
  readonly isFurther?: boolean
}

export interface NavigationLink extends PageLink {
  readonly active: boolean
}

export interface NavigationSection {
  readonly id: string
  readonly heading?: string
  readonly links: readonly NavigationLink[]
}
