import type { ReactNode } from 'react'

/** A page that one can go to. */
export interface PageLink {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
  /** Other words by which the search finds it. */
  readonly keywords?: string
  /** What it is for. */
  readonly description?: string
  /** Letter that leads there from anywhere. */
  readonly key?: string | undefined
  /** No navigation shows it; the search does, once something was typed. */
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
