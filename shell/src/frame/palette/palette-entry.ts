import type { CommandItem } from '@lernspur/ui/choice/command-list'

/** Something that the palette finds, and what choosing it does. */
export interface PaletteEntry extends CommandItem {
  run(): void
  /** It leads to another page, whose heading takes the focus. */
  readonly leads?: boolean
  /** Shown only once something was typed: there are many of its kind. */
  readonly onlyFound?: boolean
}
