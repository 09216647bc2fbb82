import { SaxesParser } from 'saxes'
import { ImportFault } from '../../fault/import-fault'
import { ItemFaults } from '../outline/item-faults'
import { type Outline, type OutlineNode, outlineLimits, plainItem } from '../outline/outline'
import { elements, kindOf, type PlanElement, partOf } from './plan-element'

/** School levels of the stages A to H, as the curriculum of Berlin assigns them. */
const levelsOfStage: Readonly<Record<string, readonly number[]>> = {
  A: [1, 2],
  B: [1, 2],
  C: [3, 4],
  D: [5, 6],
  E: [7],
  F: [8],
  G: [9],
  H: [10],
}

const stages = 'ABCDEFGH'

/** School levels of a stage such as "C", or of several from the first to the last, such as "CD" or "AH". */
const schoolLevelsOf = (stage: string): number[] => {
  const first = stages.indexOf(stage.at(0) ?? '?')
  const last = stages.indexOf(stage.at(-1) ?? '?')
  if (first < 0 || last < first) return []
  return [...new Set([...stages.slice(first, last + 1)].flatMap((letter) => levelsOfStage[letter] ?? []))]
}

/** Elements of the file as a tree of those that hold the curriculum. FILE_VALIDATION_FAILED with the line of a fault. */
const parse = (text: string): PlanElement[] => {
  const roots: PlanElement[] = []
  const open: { readonly tag: string; text: string; readonly element: PlanElement | null }[] = []
  const parser = new SaxesParser({ position: true })
  let count = 0
  const fail = (reason: 'xml' | 'tooManyItems') =>
    new ImportFault(reason === 'xml' ? 'FILE_VALIDATION_FAILED' : 'FILE_SIZE_LIMIT_EXCEEDED', [
      { reason, place: { line: parser.line } },
    ])
  // The message of the parser may quote the file.
  parser.on('error', () => {
    throw fail('xml')
  })
  parser.on('opentag', ({ name: tag }) => {
    const element = elements.has(tag) ? { tag, line: parser.line, texts: {}, children: [] } : null
    if (element) {
      count += 1
      if (count > outlineLimits.items) throw fail('tooManyItems')
      const above = open.findLast((one) => one.element)?.element
      ;(above?.children ?? roots).push(element)
    }
    open.push({ tag, text: '', element })
  })
  parser.on('text', (part) => {
    const last = open.at(-1)
    if (last) last.text += part
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    const above = open.at(-1)?.element
    const part = closed && partOf(closed.tag)
    if (closed && above && part) above.texts[part] ??= closed.text.replace(/\s+/g, ' ').trim()
  })
  parser.write(text).close()
  return roots
}

/** Entries that an element stands for: itself, or those inside one that only groups. */
const nodesOf = (
  element: PlanElement,
  levels: readonly number[],
  stage: string | null,
  faults: ItemFaults,
): OutlineNode[] => {
  const { tag, line, texts, children } = element
  if (tag === 'stufe') {
    const letter = texts.level ?? null
    return children.flatMap((child) => nodesOf(child, schoolLevelsOf(letter ?? ''), letter, faults))
  }
  const below = children.flatMap((child) => nodesOf(child, levels, stage, faults))
  const text = texts.text ?? ''
  // Some subjects leave areas and competences without a name; then their parts take their place.
  if (text === '' && below.length > 0 && tag !== 'fach') return below
  const id = texts.id ?? ''
  if (text === '') faults.add('noText', { id, line })
  const code = tag === 'standard' ? stage : null
  return [{ ...plainItem, id, line, text, code, kind: kindOf(tag), schoolLevels: levels, children: below }]
}

/**
 * The outline of the framework curriculum of Berlin and Brandenburg, or of one subject of it: areas, competences and
 * their standards by stage. Introductions and topics are no competences and are left out. Throws an ImportFault that
 * names entries by identifier and line.
 */
export const readPlan = (text: string): Outline => {
  const roots = parse(text).filter(({ children }) => children.length > 0)
  if (roots.length === 0) throw new ImportFault('IMPORT_FAILED', [{ reason: 'noPlan' }])
  const faults = new ItemFaults()
  const nodes = roots.flatMap((root) => nodesOf(root, [], null, faults))
  faults.refuseAny()
  return { licence: null, roots: nodes }
}
