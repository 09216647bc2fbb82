import layoutDocument from '@react-pdf/layout'
import { Document, Font, Page, View } from '@react-pdf/renderer'
import { Fragment, isValidElement, type ReactNode } from 'react'
import type { Block } from './block'
import type { LaidOutNode } from './laid-out'
import { joinLastLines } from './last-line'

/** A node as the layout library takes it. */
type TreeNode =
  | { type: 'TEXT_INSTANCE'; value: string }
  | { type: string; box: object; style: unknown; props: Record<string, unknown>; children: TreeNode[] }

type Component = (props: object) => ReactNode

/**
 * The tree of an element whose components draw from their props alone, without hooks or context. Building it without
 * React's reconciler saves a tenth of the time of a report, and nothing stays mounted.
 */
const elementTree = (node: ReactNode): TreeNode[] => {
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

/** Default style of text. */
export type TextStyle = { fontFamily: string; fontSize: number; color: string }

type LayoutDocument = Parameters<typeof layoutDocument>[0]
const layOut = layoutDocument as unknown as (document: LayoutDocument, fonts: typeof Font) => Promise<LaidOutNode>

/** Higher than anything laid out, so that nothing shrinks to fit. */
const unlimitedHeight = 1_000_000

/** Lays out blocks one below the other, at a width in points; each begins at its own origin. */
export const layOutBlocks = async (
  blocks: readonly Block[],
  width: number,
  style: TextStyle,
): Promise<Map<string, LaidOutNode>> => {
  const [tree] = elementTree(
    <Document>
      <Page wrap={false} size={[width, unlimitedHeight]} style={style}>
        {blocks.map(({ id, element }) => (
          <View key={id}>{element}</View>
        ))}
      </Page>
    </Document>,
  )
  const document = await layOut(tree as unknown as LayoutDocument, Font)
  const laid = document.children?.[0]?.children ?? []
  const atOrigin = (node: LaidOutNode): LaidOutNode => ({ ...node, box: { ...node.box, top: 0, left: 0 } })
  return new Map(laid.map((node, index) => [blocks[index]?.id ?? '', joinLastLines(atOrigin(node))]))
}
