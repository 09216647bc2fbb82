import { type FormBlock, type FormBlockKind, isEntryBlock } from '@lernspur/contracts/official-form/form-content'

/** Kinds of blocks in the order in which they are offered. */
export const blockKinds = [
  'title',
  'student',
  'subjects',
  'text',
  'workBehaviour',
  'socialBehaviour',
  'promotion',
  'recommendation',
  'comment',
  'absences',
  'conference',
  'legend',
  'issue',
  'wording',
  'signatures',
  'appeal',
] as const satisfies readonly FormBlockKind[]

/** A key that no entry of a form has yet. */
const freeKey = (blocks: readonly FormBlock[], kind: string): string => {
  const taken = new Set(blocks.filter(isEntryBlock).map(({ key }) => key))
  let count = 1
  while (taken.has(`${kind}${count}`)) count += 1
  return `${kind}${count}`
}

/** A block of a kind with the words that it starts with. */
export const newBlock = (kind: FormBlockKind, label: string, blocks: readonly FormBlock[]): FormBlock => {
  switch (kind) {
    case 'title':
      return { kind, lines: [label] }
    case 'student':
      return { kind, fields: [{ field: 'name', label }] }
    case 'subjects':
      return { kind, label, rows: 'standard', hasCompetences: true, hasComments: true, grades: [] }
    case 'absences':
      return { kind, label, unit: 'days' }
    case 'signatures':
      return { kind, lines: [] }
    case 'wording':
      return { kind, text: label }
    case 'appeal':
      return { kind, label, text: label, decisions: [] }
    case 'comment':
    case 'conference':
    case 'issue':
    case 'legend':
      return { kind, label }
    default:
      return { kind, key: freeKey(blocks, kind), label, options: [], hasText: true }
  }
}

/** Blocks with one moved by a number of positions. */
export const movedBlock = (blocks: readonly FormBlock[], index: number, by: number): FormBlock[] => {
  const block = blocks[index]
  if (!block) return [...blocks]
  const others = blocks.filter((_, at) => at !== index)
  const target = Math.min(Math.max(index + by, 0), others.length)
  return [...others.slice(0, target), block, ...others.slice(target)]
}
