import type { Box, MarkedContent, MarkedObject, StructureElement, Tag } from './structure'

/**
 * Writes an object of the file and returns its number; without a body it only reserves a number, to be written later.
 */
export interface ObjectWriter {
  reserve(): number
  write(id: number, body: string): void
}

/** A page of the file: the number of its object, and the elements of its content by their number. */
export interface PageContent {
  readonly object: number
  readonly owners: StructureElement[]
}

const utf16 = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
const rounded = (value: number): number => Math.round(value * 100) / 100

const attributesOf = ({ alt, scope }: Tag, box: Box | undefined): string => {
  const described = alt === undefined ? '' : `/Alt ${utf16(alt)}`
  if (scope) return `${described}/A<</O/Table/Scope/${scope}>>`
  if (!box) return described
  const [left, bottom, width, height] = box
  const corners = [left, bottom, left + width, bottom + height].map(rounded).join(' ')
  return `${described}/A<</O/Layout/Placement/Block/BBox[${corners}]>>`
}

/**
 * Writes the tree of a file's structure, with the way back from content and from `objects` to their elements; returns
 * the number of its root. The way back from an object is numbered after those of the pages.
 */
export const writeStructure = (
  out: ObjectWriter,
  root: StructureElement,
  pages: readonly PageContent[],
  objects: readonly StructureElement[],
): number => {
  const ids = new Map<StructureElement, number>()
  const pageObject = (page: number): number => pages[page]?.object ?? 0
  const contentOf = ({ page, mcid }: MarkedContent, own: number): string =>
    page === own ? `${mcid}` : `<</Type/MCR/Pg ${pageObject(page)} 0 R/MCID ${mcid}>>`

  const objectOf = ({ page, object }: MarkedObject): string =>
    `<</Type/OBJR/Pg ${pageObject(page)} 0 R/Obj ${object} 0 R>>`

  const writeElement = (element: StructureElement, id: number, parent: number): void => {
    ids.set(element, id)
    const first = element.kids.find((kid) => 'mcid' in kid)
    const page = first && 'mcid' in first ? first.page : undefined
    const kids = element.kids.map((kid) => {
      if ('mcid' in kid) return contentOf(kid, page ?? -1)
      if ('object' in kid) return objectOf(kid)
      const kidId = out.reserve()
      writeElement(kid, kidId, id)
      return `${kidId} 0 R`
    })
    const displayed = page === undefined ? '' : `/Pg ${pageObject(page)} 0 R`
    const attributes = attributesOf(element.tag, element.box)
    out.write(id, `<</S/${element.tag.role}/P ${parent} 0 R${displayed}${attributes}/K[${kids.join(' ')}]>>`)
  }

  const tree = out.reserve()
  const document = out.reserve()
  writeElement(root, document, tree)
  const owners = pages.map(
    ({ owners }, key) => `${key} [${owners.map((element) => `${ids.get(element) ?? 0} 0 R`).join(' ')}]`,
  )
  const ofObjects = objects.map((element, index) => `${pages.length + index} ${ids.get(element) ?? 0} 0 R`)
  const parents = out.reserve()
  out.write(parents, `<</Nums[${[...owners, ...ofObjects].join(' ')}]>>`)
  const next = `/ParentTreeNextKey ${pages.length + objects.length}`
  out.write(tree, `<</Type/StructTreeRoot/K[${document} 0 R]/ParentTree ${parents} 0 R${next}>>`)
  return tree
}
