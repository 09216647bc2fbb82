import { Fragment, isValidElement, type ReactNode } from 'react'

/** A node as the layout takes it. */
export type TreeNode =
  | { type: 'TEXT_INSTANCE'; value: string }
  | { type: string; box: object; style: unknown; props: Record<string, unknown>; children: TreeNode[] }

type Component = (props: object) => ReactNode

/**
 * The tree of an element whose components draw from their props alone, without hooks or context. Making it without
 * React's reconciler saves a tenth of the time of a report, and nothing stays mounted.
 */
export const elementTree = (node: ReactNode): TreeNode[] => {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'TEXT_INSTANCE', value: `${node}` }]
  if (Array.isArray(node)) return node.flatMap(elementTree)
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return []
  const { type, props } = node
  if (type === Fragment) return elementTree(props.children)
  if (typeof type !== 'string') return elementTree((type as Component)(props))
  const { style, children, ...rest } = props
  return [{ type, box: {}, style: style ?? {}, props: rest, children: elementTree(children) }]
}
