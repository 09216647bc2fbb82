import { getDocumentProxy } from 'unpdf'
import { squeezed } from '../sample/read-pdf'

/** One page as screen readers and sighted readers meet it. */
export interface ReadPage {
  /** Each text with its position, to half a point. */
  readonly positions: string
  /** Text of the structure, in the order of the file and in the order of the structure tree. */
  readonly drawn: string
  readonly structured: string
}

interface StructureNode {
  readonly id?: string
  readonly children?: readonly StructureNode[]
}

const idsOf = (node: StructureNode): string[] => [
  ...(node.id ? [node.id] : []),
  ...(node.children ?? []).flatMap(idsOf),
]

const half = (value: number): number => Math.round(value * 2) / 2

/** The pages of a tagged file. */
export const readPages = async (bytes: Uint8Array): Promise<ReadPage[]> => {
  const file = await getDocumentProxy(bytes.slice())
  const pages: ReadPage[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: (string | undefined)[] = []
    const byId = new Map<string, string>()
    let positions = ''
    for (const item of items) {
      if ('str' in item) {
        const [, , , , left, top] = item.transform as readonly number[]
        if (item.str.trim() !== '') positions += `${half(left ?? 0)} ${half(top ?? 0)} ${item.str}\n`
        const id = open.findLast((one) => one !== undefined)
        if (id !== undefined) byId.set(id, `${byId.get(id) ?? ''}${item.str}`)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? undefined)
    }
    const tree: StructureNode | null = await page.getStructTree()
    const structured = (tree ? idsOf(tree) : []).map((id) => byId.get(id) ?? '').join('')
    pages.push({ positions, drawn: squeezed([...byId.values()].join('')), structured: squeezed(structured) })
  }
  return pages
}
