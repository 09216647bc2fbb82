import type { ComponentProps, Ref } from 'react'
import { Table } from '../ui/table'

type ScrollTableProps = ComponentProps<'table'> & {
  /** The scrolling element. */
  scroller?: Ref<HTMLElement> | undefined
  /** Accessible name; also names the scroller, which has a Tab stop. */
  label: string
  /** Maximum height of the table (a CSS length) before it scrolls; the header is sticky. */
  maxHeight?: string | undefined
}

/** A table whose scroller can be reached by keyboard (WCAG 2.1.1). */
export function ScrollTable({ label, maxHeight, scroller, ...props }: ScrollTableProps) {
  const container = {
    ref: scroller,
    'aria-label': label,
    'data-scroller': '',
    tabIndex: 0,
    style: { maxHeight },
  }
  return <Table {...props} aria-label={label} container={container} />
}
