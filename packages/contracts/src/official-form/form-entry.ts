import { blockOf, type EntryBlock, type FormBlock, isEntryBlock } from './form-content'

/** What was entered in one block: one of its options, and words. */
export interface FormEntry {
  /** Key of the block. */
  readonly key: string
  readonly choice: string | null
  readonly text: string
}

export type FormEntries = readonly FormEntry[]

/** The entry of a block, blank where nothing was entered. */
export const entryOf = (entries: FormEntries = [], { key }: Pick<EntryBlock, 'key'>): FormEntry =>
  entries.find((entry) => entry.key === key) ?? { key, choice: null, text: '' }

/** Entries with some of them replaced. */
export const mergedEntries = (entries: FormEntries, changes: FormEntries): FormEntry[] => {
  const changed = new Set(changes.map(({ key }) => key))
  return [...entries.filter(({ key }) => !changed.has(key)), ...changes]
}

/** Whether the instruction on appeals belongs to what was decided on promotion (rule form.1). */
export const hasAppeal = (
  { decisions }: Extract<FormBlock, { kind: 'appeal' }>,
  blocks: readonly FormBlock[],
  entries: FormEntries = [],
): boolean =>
  decisions.length === 0 ||
  blocks.some((block) => block.kind === 'promotion' && decisions.includes(entryOf(entries, block).choice ?? ''))

export const isBlank = ({ choice, text }: Pick<FormEntry, 'choice' | 'text'>): boolean =>
  choice === null && text.trim() === ''

/** What was entered for a form, beside birth date and absences. */
export interface FormDetails {
  readonly birthPlace?: string | undefined
  readonly conferenceDate?: string | null | undefined
  readonly issueDate?: string | null | undefined
  readonly entries?: FormEntries | undefined
}

/** Labels of what a form asks for and nobody has entered (rule remark.1). */
export const missingEntries = (blocks: readonly FormBlock[], details: FormDetails): string[] => {
  const birthPlace = blockOf(blocks, 'student')?.fields.find(({ field }) => field === 'birthPlace')
  return [
    ...(birthPlace && !details.birthPlace?.trim() ? [birthPlace.label] : []),
    ...blocks.flatMap((block) => {
      if (isEntryBlock(block)) return !block.isOptional && isBlank(entryOf(details.entries, block)) ? [block.label] : []
      if (block.kind === 'conference') return details.conferenceDate ? [] : [block.label]
      if (block.kind === 'issue') return details.issueDate ? [] : [block.label]
      return []
    }),
  ]
}

/** Why an entry does not fit a form: there is no such block, no such option, or it takes no words. */
export type EntryProblem = 'noBlock' | 'noOption' | 'noText'

/** The first entry that does not fit the blocks of a form, by its key. */
export const entryProblem = (
  blocks: readonly FormBlock[],
  entries: FormEntries,
): { key: string; problem: EntryProblem } | undefined => {
  const byKey = new Map(blocks.filter(isEntryBlock).map((block) => [block.key, block]))
  for (const { key, choice, text } of entries) {
    const block = byKey.get(key)
    if (!block) return { key, problem: 'noBlock' }
    if (choice !== null && !block.options.includes(choice)) return { key, problem: 'noOption' }
    if (text.trim() !== '' && !block.hasText) return { key, problem: 'noText' }
  }
  return undefined
}
