import type { SearchItem } from '@lernspur/ui/components/command/command-search'

/** An entry of the search over everything, and what choosing it does. */
export interface SearchEntry extends SearchItem {
  run(): void
  /** The page that it opens, if it opens one; so that it can be opened again. */
  readonly to?: string
  /** It runs once the search has gone from the page. */
  readonly runsLate?: boolean
  /** It opens another page, whose heading gets the focus. */
  readonly navigates?: boolean
  /** Shown only once the user types, because there are many of its kind. */
  readonly onlyFound?: boolean
}
