import { ImportFault } from '../../fault/import-fault'
import { buildOutline, type Link } from '../outline/build-outline'
import { ItemFaults } from '../outline/item-faults'
import { type CurriculumItem, type Outline, plainItem } from '../outline/outline'
import { plainStatement } from '../outline/plain-statement'
import { schoolLevelsIn } from '../school-levels'
import {
  type CaseAssociation,
  type CaseItem,
  caseAssociationSchema,
  caseItemSchema,
  casePackageSchema,
  caseRubricSchema,
} from './case-package'

/** The line, from 1, on which a JSON file states each `identifier` for the first time; none for a file of one line. */
const linesOfIdentifiers = (text: string): Map<string, number> => {
  const lines = new Map<string, number>()
  const rows = text.split('\n')
  if (rows.length < 2) return lines
  for (const [index, row] of rows.entries()) {
    for (const [, identifier] of row.matchAll(/"identifier"\s*:\s*"([^"]{1,200})"/g)) {
      if (identifier && !lines.has(identifier)) lines.set(identifier, index + 1)
    }
  }
  return lines
}

const filled = (text: string | null | undefined): string | null => text?.trim() || null

type TextReader = (text: string) => string

const itemOf = (
  item: CaseItem,
  line: number | null,
  textOf: TextReader,
  levels: readonly string[] | undefined,
): CurriculumItem => ({
  id: item.identifier.toLowerCase(),
  line,
  text: textOf(item.fullStatement),
  shortText: filled(textOf(item.abbreviatedStatement ?? '')),
  code: filled(item.humanCodingScheme),
  kind: filled(item.CFItemType) ?? filled(item.CFItemTypeURI?.title),
  schoolLevels: [item.educationLevel ?? item.educationalLevel ?? []].flat().flatMap(schoolLevelsIn),
  abbreviation: filled(item.extensions?.abbreviation),
  color: filled(item.extensions?.color),
  childSentence: filled(item.extensions?.childSentence),
  levelDescriptions: levels?.map(textOf) ?? null,
})

/** An identifier, or the end of an address where a file links by addresses alone. */
const nodeId = (node: CaseAssociation['originNodeURI']): string => {
  const { identifier, uri } = typeof node === 'string' ? { identifier: null, uri: node } : node
  return (identifier || uri?.split('/').at(-1) || '').toLowerCase()
}

/** Items as the file lists them; one without identifier or statement is a fault. */
const readItems = (parts: readonly unknown[], lines: ReadonlyMap<string, number>, faults: ItemFaults): CaseItem[] =>
  parts.flatMap((part) => {
    const result = caseItemSchema.safeParse(part)
    if (result.success) return [result.data]
    const id = typeof part === 'object' && part !== null && 'identifier' in part ? String(part.identifier) : ''
    faults.add('caseItem', { id, line: lines.get(id) ?? null })
    return []
  })

const readLinks = (parts: readonly unknown[], faults: ItemFaults): Link[] =>
  parts.flatMap((part) => {
    const result = caseAssociationSchema.safeParse(part)
    if (!result.success) {
      faults.add('caseAssociation')
      return []
    }
    const { associationType, originNodeURI, destinationNodeURI, sequenceNumber } = result.data
    if (associationType !== 'isChildOf') return []
    return [{ child: nodeId(originNodeURI), parent: nodeId(destinationNodeURI), place: sequenceNumber ?? null }]
  })

/**
 * What the criteria of rubrics say of the levels of items, lowest first: by position, or by score where positions are
 * missing. An item that several criteria name has the first one that describes anything.
 */
const readRubrics = (parts: readonly unknown[], faults: ItemFaults): Map<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const part of parts) {
    const result = caseRubricSchema.safeParse(part)
    if (!result.success) faults.add('caseRubric')
    for (const { CFItemURI, CFRubricCriterionLevels } of result.data?.CFRubricCriteria ?? []) {
      const id = (CFItemURI?.identifier || CFItemURI?.uri?.split('/').at(-1) || '').toLowerCase()
      const rows = CFRubricCriterionLevels ?? []
      const rank = rows.every(({ position }) => typeof position === 'number') ? 'position' : 'score'
      const texts = rows
        .toSorted((one, other) => (one[rank] ?? 0) - (other[rank] ?? 0))
        .map(({ description }) => description?.trim() ?? '')
      if (!found.has(id) && texts.some((text) => text !== '')) found.set(id, texts)
    }
  }
  return found
}

/** Ids of items that ended before the day, and of all below them. */
const endedItems = (items: readonly CaseItem[], links: readonly Link[], day: string): Set<string> => {
  const ended = new Set(
    items.flatMap(({ identifier, statusEndDate }) =>
      statusEndDate && /^\d{4}-\d\d-\d\d/.test(statusEndDate) && statusEndDate.slice(0, 10) < day
        ? [identifier.toLowerCase()]
        : [],
    ),
  )
  const below = Map.groupBy(links, ({ parent }) => parent)
  // A set also goes through what is added to it meanwhile.
  for (const id of ended) for (const { child } of below.get(id) ?? []) ended.add(child)
  return ended
}

/**
 * The outline of a CFPackage of 1EdTech CASE 1.0 or 1.1. Associations other than isChildOf say nothing of subjects and
 * are left out, and so are items that have ended. Statements become plain text, but for those of an export of this
 * product, which come back unchanged (rule file.7). Throws an ImportFault that names items by identifier and line.
 */
export const readCase = (value: unknown, text: string): Outline => {
  const wrapped = typeof value === 'object' && value !== null && 'CFPackage' in value ? value.CFPackage : value
  const result = casePackageSchema.safeParse(wrapped)
  if (!result.success) throw new ImportFault('IMPORT_FAILED', [{ reason: 'noCase' }])
  const { CFDocument, CFItems, CFAssociations, CFRubrics } = result.data
  const faults = new ItemFaults()
  const lines = linesOfIdentifiers(text)
  const allItems = readItems(CFItems, lines, faults)
  const allLinks = readLinks(CFAssociations ?? [], faults)
  const levels = readRubrics(CFRubrics ?? [], faults)
  faults.refuseAny()
  const root = CFDocument.identifier.toLowerCase()
  const isOwnExport = allItems.some(({ extensions }) => filled(extensions?.color) !== null)
  const textOf: TextReader = isOwnExport ? (statement) => statement.trim() : plainStatement
  const ended = endedItems(allItems, allLinks, new Date().toISOString().slice(0, 10))
  const items = allItems
    .filter(({ identifier }) => !ended.has(identifier.toLowerCase()))
    .map((item) => itemOf(item, lines.get(item.identifier) ?? null, textOf, levels.get(item.identifier.toLowerCase())))
  const links = allLinks.filter(({ child, parent }) => !ended.has(child) && !ended.has(parent))
  const document = { ...plainItem, id: root, text: CFDocument.title.trim(), schoolLevels: [] }
  // Some files link no item to the document: those without a link then stand directly below it.
  const linked = new Set(links.map(({ child }) => child))
  const hasTop = links.some(({ parent }) => parent === root)
  const top = hasTop ? [] : items.filter(({ id }) => !linked.has(id))
  const all = [...links, ...top.map(({ id }) => ({ child: id, parent: root, place: null }))]
  const licence = filled(CFDocument.licenseURI?.title) ?? filled(CFDocument.licenseURI?.uri)
  return { licence, endedCount: ended.size, roots: buildOutline([document, ...items], all, [root]) }
}
