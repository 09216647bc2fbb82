import layoutDocument from '@react-pdf/layout'
import { Document, Font, Page, View } from '@react-pdf/renderer'
import type { Block } from './block'
import { elementTree } from './element-tree'
import type { LaidOutNode } from './laid-out'

/** What text is set in unless it says otherwise. */
export type TextStyle = { fontFamily: string; fontSize: number; color: string }

type LayoutDocument = Parameters<typeof layoutDocument>[0]
const layOut = layoutDocument as unknown as (document: LayoutDocument, fonts: typeof Font) => Promise<LaidOutNode>

/** Higher than anything laid out, so that nothing shrinks to fit. */
const endless = 1_000_000

/** Lays out blocks below each other at a width in points; each begins at its own origin. */
export const layOutBlocks = async (
  blocks: readonly Block[],
  width: number,
  style: TextStyle,
): Promise<Map<string, LaidOutNode>> => {
  const [tree] = elementTree(
    <Document>
      <Page wrap={false} size={[width, endless]} style={style}>
        {blocks.map(({ id, element }) => (
          <View key={id}>{element}</View>
        ))}
      </Page>
    </Document>,
  )
  const document = await layOut(tree as unknown as LayoutDocument, Font)
  const laid = document.children?.[0]?.children ?? []
  const atOrigin = (node: LaidOutNode): LaidOutNode => ({ ...node, box: { ...node.box, top: 0, left: 0 } })
  return new Map(laid.map((node, index) => [blocks[index]?.id ?? '', atOrigin(node)]))
}
