import type { LevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import type { ImportedSubject } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { ContentChange } from '../../content/content-change'
import type {
  CompetenceContent,
  DomainContent,
  StoredDomain,
  StoredSubject,
  SubjectContent,
} from '../../content/subject-content'
import { type Comparisons, pairUp } from './pair-up'
import { minLikeness, plain } from './similarity'

type Line = ImportedSubject['lines'][number]

/** What a merge of a subject would write, and how it is shown. */
export interface Comparison {
  readonly change: ContentChange
  readonly fields: ImportedSubject['fields']
  readonly lines: readonly Line[]
}

const fieldsOf = (file: SubjectContent, known: StoredSubject) =>
  (['abbreviation', 'color'] as const).flatMap((field) =>
    plain(file[field]) === plain(known[field]) ? [] : [{ field, before: known[field], after: file[field] }],
  )

/** Domains with the same name are told apart by their symbols, or else by their order. */
const domainText = ({ name, symbol }: { readonly name: string; readonly symbol: string | null }) =>
  `${name} ${symbol ?? ''}`

const newDomainLines = ({ name, competences }: DomainContent): Line[] => [
  { domain: name, competence: null, state: 'new', like: null },
  ...competences.map(
    ({ description, childSentence, shortTitle, levelDescriptions }): Line => ({
      domain: name,
      competence: description,
      ...(childSentence && { childSentence }),
      ...(shortTitle && { shortTitle }),
      ...(levelDescriptions && { levelDescriptions: [...levelDescriptions] }),
      state: 'new',
      like: null,
    }),
  ),
]

/** Whether a file says something else of the levels than is known; what it does not say stays (rule file.3). */
const isNewLevels = (inFile: LevelDescriptions | null, known: LevelDescriptions | null | undefined): boolean =>
  inFile !== null && JSON.stringify(inFile) !== JSON.stringify(known ?? null)

/** Competences of a domain that exists. A similar one is changed; one that might be meant is added and reported. */
const compareDomain = (domain: DomainContent, known: StoredDomain, comparisons: Comparisons) => {
  const lines: Line[] = []
  const added: (CompetenceContent & { readonly domainId: string })[] = []
  const changed: ContentChange['changedCompetences'][number][] = []
  const describe = ({ description }: CompetenceContent) => description
  for (const pair of pairUp(domain.competences, describe, known.competences, describe, comparisons)) {
    const { description, childSentence = null, shortTitle = null, levelDescriptions = null } = pair.item
    // What the file does not say stays (rule file.3).
    const isSentenceNew = childSentence !== null && childSentence !== (pair.known?.childSentence ?? null)
    const isTitleNew = shortTitle !== null && shortTitle !== (pair.known?.shortTitle ?? null)
    const areLevelsNew = isNewLevels(levelDescriptions, pair.known?.levelDescriptions)
    const isTextKnown = pair.known?.description === description
    if (isTextKnown && !isSentenceNew && !isTitleNew && !areLevelsNew) continue
    const like = isTextKnown ? null : (pair.known?.description ?? null)
    const isChanged = pair.known !== undefined && pair.likeness >= minLikeness.changed
    const state = isChanged ? 'changed' : like === null ? 'new' : 'doubtful'
    const changedTexts = {
      ...(isSentenceNew && { childSentence }),
      ...(isTitleNew && { shortTitle }),
      ...(areLevelsNew && levelDescriptions && { levelDescriptions: [...levelDescriptions] }),
    }
    lines.push({ domain: known.name, competence: description, ...changedTexts, state, like })
    if (pair.known && isChanged) {
      const texts = {
        childSentence: childSentence ?? undefined,
        shortTitle: shortTitle ?? undefined,
        levelDescriptions: levelDescriptions ?? undefined,
      }
      changed.push({ id: pair.known.id, description, ...texts })
    } else added.push({ originId: null, description, childSentence, shortTitle, levelDescriptions, domainId: known.id })
  }
  return { lines, added, changed }
}

/** Compares a subject of a file with the one that it stands for. Nothing is removed by a merge. */
export const compareContent = (file: SubjectContent, known: StoredSubject, comparisons: Comparisons): Comparison => {
  const fields = fieldsOf(file, known)
  const lines: Line[] = []
  const newDomains: DomainContent[] = []
  const changedDomains: ContentChange['changedDomains'][number][] = []
  const newCompetences: ContentChange['newCompetences'][number][] = []
  const changedCompetences: ContentChange['changedCompetences'][number][] = []
  const nameOf = ({ name }: { readonly name: string }) => name
  const byBoth = pairUp(file.domains, domainText, known.domains, domainText, comparisons).filter(
    ({ likeness }) => likeness === 1,
  )
  const paired = new Map(byBoth.map(({ item, known: one }) => [item, one]))
  const used = new Set(byBoth.map(({ known: one }) => one))
  const left = file.domains.filter((domain) => !paired.has(domain))
  const free = known.domains.filter((one) => !used.has(one))
  for (const pair of pairUp(left, nameOf, free, nameOf, comparisons)) {
    if (pair.likeness >= minLikeness.changed) paired.set(pair.item, pair.known)
  }
  for (const domain of file.domains) {
    const one = paired.get(domain)
    if (!one) {
      newDomains.push(domain)
      lines.push(...newDomainLines(domain))
      continue
    }
    const symbol = domain.symbol ?? one.symbol
    if (domain.name !== one.name || symbol !== one.symbol) {
      changedDomains.push({ id: one.id, name: domain.name, symbol })
      lines.push({ domain: domain.name, competence: null, state: 'changed', like: domainText(one).trim() })
    }
    const inside = compareDomain(domain, one, comparisons)
    lines.push(...inside.lines)
    newCompetences.push(...inside.added)
    changedCompetences.push(...inside.changed)
  }
  const change = {
    fields: Object.fromEntries(fields.map(({ field, after }) => [field, after])),
    newDomains,
    changedDomains,
    newCompetences,
    changedCompetences,
  }
  return { change, fields, lines }
}
