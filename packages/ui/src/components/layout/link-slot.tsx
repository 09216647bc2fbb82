import { Slot } from 'radix-ui'
import { type ComponentProps, cloneElement, type ReactElement } from 'react'

/** A link without children, such as <Link to="/classes" />, that a component fills and styles. */
export type LinkElement = ReactElement<{ children?: React.ReactNode }>

/** Renders the given link element, or a plain <a>, with these attributes and children. */
export function LinkSlot({ link, children, ...props }: ComponentProps<'a'> & { link?: LinkElement | undefined }) {
  if (link === undefined) return <a {...props}>{children}</a>
  return <Slot.Root {...props}>{cloneElement(link, undefined, children)}</Slot.Root>
}
