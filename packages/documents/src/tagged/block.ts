import { createElement, type ReactElement } from 'react'

/** A piece of a page that is laid out and drawn once, however often it is shown. */
export interface Block {
  /** The component's name and props: equal ids draw the same. */
  readonly id: string
  readonly element: ReactElement
  /** Whether its layout may outlive the job, because nothing in it is about a child. */
  readonly isCacheable: boolean
}

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain }

/**
 * A block of a component that draws from its props alone. The id is made of all props, which are plain data, so that it
 * loses none. It depends on the order in which the caller wrote them, and each kind of block has one caller.
 */
export const block = <Props extends { readonly [Key in keyof Props]: Plain }>(
  component: (props: Props) => ReactElement,
  props: Props,
): Block => ({
  id: `${component.name} ${JSON.stringify(props)}`,
  element: createElement(component as (props: object) => ReactElement, props),
  isCacheable: false,
})

/** A block that later files will have as well: what a school writes about its subjects, never about a child. */
export const cacheableBlock: typeof block = (component, props) => ({ ...block(component, props), isCacheable: true })
