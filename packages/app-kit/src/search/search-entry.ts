import type { SearchItem } from '@lernspur/ui/components/command/command-search'

/** An entry of the search over everything, and what choosing it does. */
export interface SearchEntry extends SearchItem {
  run(): void
  /** The page that it opens, if any, so that it can be listed as recent. */
  readonly to?: string
  /** It runs once the search has been removed from the page. */
  readonly runsLate?: boolean
  /** It opens another page, whose heading gets the focus. */
  readonly navigates?: boolean
  /** Shown only once the user types, because there are many of its kind. */
  readonly onlyFound?: boolean
}
