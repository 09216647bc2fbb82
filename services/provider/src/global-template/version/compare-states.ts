import type { PublicationLine } from '@lernspur/contracts/provider/template-version.contract'
import type { StateCompetence, StateDomain, SubjectState } from './subject-state'

const subjectText = ({ name, abbreviation, color }: SubjectState): string => `${name} · ${abbreviation} · ${color}`
const domainText = ({ name, symbol }: StateDomain): string => [symbol, name].filter(Boolean).join(' · ')

const competenceText = ({
  description,
  childSentence,
  shortTitle,
  levelDescriptions,
}: Omit<StateCompetence, 'id'>): string => {
  const levels = (levelDescriptions ?? []).map((text, at, { length }) => text && `${at + 1}/${length}: ${text}`)
  return [description, childSentence, shortTitle, ...levels].filter(Boolean).join(' · ')
}

interface Piece {
  readonly part: 'domain' | 'competence'
  /** Its own id for a domain, its domain's for a competence. */
  readonly domainId: string
  readonly domain: string
  readonly text: string
}

/** Domains and competences of a subject by their ids, in order. */
const piecesOf = (state: SubjectState): ReadonlyMap<string, Piece> =>
  new Map(
    state.domains.flatMap((domain): [string, Piece][] => {
      const domainFields = { domainId: domain.id, domain: domain.name }
      return [
        [domain.id, { ...domainFields, part: 'domain', text: domainText(domain) }],
        ...domain.competences.map(({ id, ...competence }): [string, Piece] => [
          id,
          { ...domainFields, part: 'competence', text: competenceText(competence) },
        ]),
      ]
    }),
  )

const kindOf = (before: Piece | undefined, after: Piece): PublicationLine['kind'] | undefined => {
  if (!before) return 'added'
  if (before.text !== after.text) return 'renamed'
  return before.domainId === after.domainId ? undefined : 'moved'
}

/** Differences of the contents, in the order of `after`; removed parts come last. */
const compareContents = (before: SubjectState, after: SubjectState): PublicationLine[] => {
  const old = piecesOf(before)
  const now = piecesOf(after)
  const present = [...now].flatMap(([id, { part, domain, text }]): PublicationLine[] => {
    const known = old.get(id)
    const kind = kindOf(known, { part, domain, text, domainId: now.get(id)?.domainId ?? '' })
    // A moved part shows where it was.
    const was = kind === 'moved' ? known?.domain : known?.text
    return kind ? [{ key: id, part, kind, domain, before: was ?? null, after: text }] : []
  })
  const removed = [...old].flatMap(([id, { part, domain, text }]): PublicationLine[] =>
    now.has(id) ? [] : [{ key: id, part, kind: 'removed', domain, before: text, after: null }],
  )
  return [...present, ...removed]
}

/** Whether the parts that both have are in a different order. */
const isReordered = (before: SubjectState, after: SubjectState): boolean => {
  const old = piecesOf(before)
  const now = piecesOf(after)
  const stays = (id: string) => old.get(id)?.domainId === now.get(id)?.domainId
  const ids = (pieces: ReadonlyMap<string, Piece>) => [...pieces.keys()].filter((id) => old.has(id) && now.has(id))
  const unchanged = (pieces: ReadonlyMap<string, Piece>) => ids(pieces).filter(stays).join()
  return unchanged(old) !== unchanged(now)
}

/** For which level, country, states and types of school a state of a subject is. */
const targetOf = ({ schoolLevel, countryId, stateIds, schoolTypeIds }: SubjectState) => ({
  schoolLevel,
  countryId,
  stateIds: [...stateIds],
  schoolTypeIds: [...schoolTypeIds],
})

const isSameList = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** What publishing `after` changes for schools that have `before` (rule template.3). */
export const compareStates = (before: SubjectState | null, after: SubjectState | null) => {
  const lines: PublicationLine[] = []
  if (before && after) {
    const was = subjectText(before)
    const is = subjectText(after)
    if (was !== is)
      lines.push({ key: 'subject', part: 'subject', kind: 'renamed', domain: null, before: was, after: is })
  }
  const [one] = [after ?? before].filter((state) => state !== null)
  if (one) {
    const none = { ...one, domains: [] }
    lines.push(...compareContents(before ?? none, after ?? none))
  }
  return {
    kind: before ? (after ? ('changed' as const) : ('gone' as const)) : ('new' as const),
    lines,
    isLevelChanged: before !== null && after !== null && before.schoolLevel !== after.schoolLevel,
    isCountryChanged: before !== null && after !== null && before.countryId !== after.countryId,
    isAudienceChanged:
      before !== null &&
      after !== null &&
      !(isSameList(before.stateIds, after.stateIds) && isSameList(before.schoolTypeIds, after.schoolTypeIds)),
    isReordered: before !== null && after !== null && isReordered(before, after),
    former: before && after && targetOf(before),
  }
}
