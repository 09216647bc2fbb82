import {
  createCompetenceDomainSchema,
  createCompetenceSchema,
} from '@lernspur/contracts/school-admin/competence.contract'
import { storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { createSubjectTemplateSchema, subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import type { ItemFaults } from './item-faults'
import type { OutlineNode } from './outline'

/** The part of a contract schema that is needed here. */
interface Parser<Value> {
  safeParse(
    input: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly code: string }[] } }
}

const subject = createSubjectTemplateSchema.shape
const domain = createCompetenceDomainSchema.shape
const { description, childSentence, shortTitle, levelDescriptions } = createCompetenceSchema.shape

/** Whether something for the given school levels is meant for one; without any it is for all. */
export const isForLevel = (schoolLevel: number | null, levels: readonly number[]): boolean =>
  schoolLevel === null || levels.length === 0 || levels.includes(schoolLevel)

/** Nothing is cut: what does not fit is a fault at the item. */
const checked = <Value>(schema: Parser<Value>, text: unknown, item: OutlineNode, faults: ItemFaults, other: Value) => {
  const result = schema.safeParse(text)
  if (result.success) return result.data
  const codes = result.error.issues.map(({ code }) => code)
  faults.add(codes.includes('too_big') ? 'tooLong' : codes.includes('too_small') ? 'noText' : 'characters', item)
  return other
}

/** A text with its code, unless it begins with it anyway. */
const coded = (code: string | null, text: string, between: string): string =>
  code === null || text.startsWith(code) ? text : `${code}${between}${text}`

const linesBelow = (node: OutlineNode, schoolLevel: number | null, indent: string): string[] =>
  node.children
    .filter(({ schoolLevels }) => isForLevel(schoolLevel, schoolLevels))
    .flatMap((child) => [
      `${indent}– ${coded(child.code, child.text, ': ')}`,
      ...linesBelow(child, schoolLevel, `${indent}  `),
    ])

/** A competence with its code, and a line for each entry below it that is meant for the school level. */
export const competenceText = (node: OutlineNode, schoolLevel: number | null, faults: ItemFaults): string => {
  const lines = [coded(node.code, node.text, ': '), ...linesBelow(node, schoolLevel, '')]
  return checked(description, lines.join('\n'), node, faults, '')
}

/** What the child says of itself, where the file has it. */
export const sentenceText = (node: OutlineNode, faults: ItemFaults): string | null =>
  checked(childSentence, node.childSentence, node, faults, null) ?? null

/** What each level means, where the file has it. */
export const levelTexts = (node: OutlineNode, faults: ItemFaults): string[] | null =>
  storedLevelDescriptions(checked(levelDescriptions, node.levelDescriptions, node, faults, null))

/** The shorter text that a file offers, where it is short enough to head a column and says it differently. */
export const shortTitleText = ({ shortText, text }: OutlineNode): string | null => {
  const result = shortTitle.safeParse(shortText)
  return (result.success && shortText !== text && result.data) || null
}

/** A code is the symbol of a domain where it is short enough for one. */
const symbolOf = ({ code }: OutlineNode): string | null => {
  const result = domain.symbol.safeParse(code?.trim() || null)
  return (result.success && result.data) || null
}

/** Texts from the outermost group, those that repeat the one before left out. */
const joined = (groups: readonly OutlineNode[], textOf: (group: OutlineNode) => string): string =>
  groups
    .map((group) => {
      const isSymbol = group === groups.at(-1) && symbolOf(group) !== null
      return isSymbol ? textOf(group) : coded(group.code, textOf(group), ' ')
    })
    .filter((text, at, texts) => text !== texts[at - 1])
    .join(' – ')

/** Name and symbol of the domain that the entries between subject and competence make. */
export const domainTexts = (groups: readonly OutlineNode[], last: OutlineNode, faults: ItemFaults) => {
  const fullText = joined(groups, ({ text }) => text)
  const name = domain.name.safeParse(fullText).success
    ? fullText
    : joined(groups, ({ shortText, text }) => shortText ?? text)
  return { name: checked(domain.name, name, last, faults, ''), symbol: symbolOf(last) }
}

/** What a curriculum says of a subject itself. */
export const subjectTexts = (node: OutlineNode, faults: ItemFaults) => {
  const { text, shortText, abbreviation, color } = node
  const isVisible = shortText !== null && shortText.length <= subjectLimits.abbreviationShown
  const short = abbreviation ?? (isVisible ? shortText : null)
  return {
    name: checked(subject.name, text, node, faults, ''),
    abbreviation: short === null ? null : checked(subject.abbreviation, short, node, faults, ''),
    color: color !== null && subject.color.safeParse(color).success ? color : null,
  }
}
