import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** An element of the structure as screen readers see it. */
export interface ReadElement {
  role: string
  alt: string | undefined
  scope: string | undefined
  kids: ReadElement[]
  /** How many pieces of content belong directly to it, and how many objects that are no content. */
  contents: number
  objects: number
}

const textOf = (item: PDFObject | undefined): string | undefined =>
  item instanceof PDFString || item instanceof PDFHexString ? item.decodeText() : undefined
const nameOf = (item: PDFObject | undefined): string | undefined =>
  item instanceof PDFName ? item.decodeText() : undefined

const elementOf = (dict: PDFDict): ReadElement => {
  const attributes = dict.lookup(PDFName.of('A'))
  const kids = dict.lookup(PDFName.of('K'))
  const listed = kids instanceof PDFArray ? kids.asArray().map((kid) => dict.context.lookup(kid)) : []
  const elements = listed.filter((kid) => kid instanceof PDFDict && kid.has(PDFName.of('S')))
  const objects = listed.filter((kid) => kid instanceof PDFDict && nameOf(kid.get(PDFName.of('Type'))) === 'OBJR')
  return {
    role: nameOf(dict.get(PDFName.of('S'))) ?? '',
    alt: textOf(dict.lookup(PDFName.of('Alt'))),
    scope: attributes instanceof PDFDict ? nameOf(attributes.get(PDFName.of('Scope'))) : undefined,
    kids: elements.map((kid) => elementOf(kid as PDFDict)),
    contents: listed.length - elements.length - objects.length,
    objects: objects.length,
  }
}

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false })

/** The root of a file's structure; undefined for an untagged file. */
export const structureOf = async (bytes: Uint8Array): Promise<ReadElement | undefined> => {
  const tree = (await load(bytes)).catalog.lookup(PDFName.of('StructTreeRoot'))
  const kids = tree instanceof PDFDict ? tree.lookup(PDFName.of('K')) : undefined
  const root = kids instanceof PDFArray ? kids.lookup(0) : undefined
  return root instanceof PDFDict ? elementOf(root) : undefined
}

/** An element and all below it, in reading order. */
export const flattened = (element: ReadElement): ReadElement[] => [element, ...element.kids.flatMap(flattened)]

const painting = new Set(['TJ', 'Tj', 'f', 'F', 'f*', 'S', 's', 'B', 'b', 'Do', 'sh'])

/** Operators that paint outside of marked content, and numbers of content that are missing or duplicate. */
const contentFaults = (operators: string): string[] => {
  const faults: string[] = []
  const ids: number[] = []
  let depth = 0
  for (const line of operators.split('\n')) {
    for (const token of line.replace(/<[0-9a-f]*>|\([^)]*\)/g, '').split(/[\s[\]]+/)) {
      if (token.endsWith('BDC') || token.endsWith('BMC')) depth += 1
      else if (token === 'EMC') depth -= 1
      else if (painting.has(token) && depth === 0) faults.push(`${token} is neither tagged nor an artifact`)
    }
    for (const [, id] of line.matchAll(/\/MCID (\d+)/g)) ids.push(Number(id))
  }
  if (depth !== 0) faults.push('marked content is not closed')
  if (ids.some((id, index) => id !== index)) faults.push('numbers of content are not in order')
  return faults
}

const contentOf = (page: PDFDict): string => {
  const stream = page.lookup(PDFName.of('Contents'))
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
}

const headingFaults = (elements: readonly ReadElement[]): string[] => {
  const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
  return [
    ...(levels[0] === 1 ? [] : ['the first heading is none of level 1']),
    ...(skips ? ['a level of headings is left out'] : []),
  ]
}

/** What each element must be made of. */
const allowed: Record<string, readonly string[]> = { L: ['LI'], LI: ['LBody'], Table: ['TR'], TR: ['TH', 'TD'] }

const elementFaults = (element: ReadElement): string[] => {
  const { role, kids, contents, objects, alt, scope } = element
  const faults: string[] = []
  if (kids.length + contents + objects === 0) faults.push(`${role} is empty`)
  if ((role === 'Figure' || role === 'Form') && !alt) faults.push(`${role} has no alternative text`)
  if (role === 'TH' && !scope) faults.push('TH has no scope')
  if (role === 'TR' && !kids.some((kid) => kid.role === 'TH')) faults.push('TR has no head')
  const inside = allowed[role]
  if (inside && (contents > 0 || kids.some((kid) => !inside.includes(kid.role))))
    faults.push(`${role} holds what it must not`)
  return faults
}

/** What this file lacks of what a tagged file must have (rule print.1); empty when it lacks nothing. */
export const structureFaults = async (bytes: Uint8Array): Promise<string[]> => {
  const file = await load(bytes)
  const { catalog } = file
  const root = await structureOf(bytes)
  if (!root) return ['the file has no structure']
  const elements = flattened(root)
  const marked = catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))
  const viewing = catalog.lookup(PDFName.of('ViewerPreferences'))
  const visible = viewing instanceof PDFDict ? viewing.lookup(PDFName.of('DisplayDocTitle')) : undefined
  const pages = file.getPages()
  const contents = pages.map(({ node }) => contentOf(node))
  const used = contents.reduce((sum, content) => sum + [...content.matchAll(/\/MCID \d+/g)].length, 0)
  const owned = elements.reduce((sum, element) => sum + element.contents, 0)
  return [
    ...(marked === PDFBool.True ? [] : ['not marked as tagged']),
    ...(textOf(catalog.lookup(PDFName.of('Lang'))) ? [] : ['no language']),
    ...(visible === PDFBool.True && file.getTitle() ? [] : ['no title shown']),
    ...(pages.every(({ node }) => node.lookup(PDFName.of('StructParents')) instanceof PDFNumber)
      ? []
      : ['a page without structure']),
    ...(used === owned ? [] : [`${used} stretches of content, of which ${owned} belong to the structure`]),
    ...headingFaults(elements),
    ...elements.flatMap(elementFaults),
    ...contents.flatMap(contentFaults),
  ]
}
