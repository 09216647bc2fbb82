import type { CommandItem } from '@lernspur/ui/choice/command-list'
import type { PageLink } from '../navigation/navigation-link'

/** Something that the palette finds, and what choosing it does. */
export interface PaletteEntry extends CommandItem {
  run(): void
  /** It leads to another page, whose heading takes the focus. */
  readonly leads?: boolean
  /** Shown only once something was typed: there are many of its kind. */
  readonly onlyFound?: boolean
}

/** A page as the palette finds it. */
export interface FoundPage extends PageLink {
  /** Other words for it. */
  readonly keywords?: string
  /** No navigation shows it; it stands here once something was typed. */
  readonly isFurther?: boolean
}
