import type { CompetenceDomain, SaveCompetences } from '@lernspur/contracts/school-admin/competence.contract'
import { storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { groupsOf, type Line } from '../line/line'

type SavedDomain = SaveCompetences['domains'][number]
type SavedCompetence = SavedDomain['competences'][number]

/**
 * What one save sends. A single changed row has its own call; changes of several rows go as a whole, so that nothing is
 * half saved (rule subject.4).
 */
export type SaveStep =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'add-domain'; readonly domain: SavedDomain }
  | { readonly kind: 'change-domain'; readonly domain: SavedDomain }
  | { readonly kind: 'delete-domain'; readonly id: string }
  | { readonly kind: 'add-competence'; readonly domainId: string; readonly competence: SavedCompetence }
  | { readonly kind: 'change-competence'; readonly domainId: string; readonly competence: SavedCompetence }
  | { readonly kind: 'delete-competence'; readonly domainId: string; readonly id: string }
  | { readonly kind: 'whole'; readonly body: SaveCompetences }

interface StoredText {
  readonly text: string
  readonly updatedAt: string
}

const textsOf = (domains: readonly CompetenceDomain[]): ReadonlyMap<string, StoredText> =>
  new Map(
    domains.flatMap(({ id, name, updatedAt, competences }) => [
      [id, { text: name, updatedAt }] as const,
      ...competences.map((row) => [row.id, { text: row.description, updatedAt: row.updatedAt }] as const),
    ]),
  )

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Lines as the contents to save. An empty line is not saved yet: a new one is left out, a stored one keeps its text
 * until it is deleted.
 */
export const contentsOf = (lines: readonly Line[], stored: readonly CompetenceDomain[]): SavedDomain[] => {
  const texts = textsOf(stored)
  const versionOf = (id: string) => {
    const updatedAt = texts.get(id)?.updatedAt
    return updatedAt === undefined ? {} : { updatedAt }
  }
  const textOf = ({ id, text }: Line) => tidy(text) || (texts.get(id)?.text ?? '')
  return groupsOf(lines).flatMap(({ domain, competences }) => {
    const written = competences.flatMap((line): SavedCompetence[] => {
      const description = textOf(line)
      return description === ''
        ? []
        : [
            {
              id: line.id,
              ...versionOf(line.id),
              description,
              childSentence: tidy(line.childSentence) || null,
              shortTitle: tidy(line.shortTitle) || null,
              levelDescriptions: storedLevelDescriptions(line.levelDescriptions.map(tidy)),
            },
          ]
    })
    const name = textOf(domain)
    if (name === '' && written.length === 0) return []
    const symbol = tidy(domain.symbol) || null
    return [{ id: domain.id, ...versionOf(domain.id), name, symbol, competences: written }]
  })
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const bareOf = ({ id, name, symbol, updatedAt }: SavedDomain) => ({ id, updatedAt, name, symbol })

/** Stored domains in the form in which they are saved. */
const storedContents = (stored: readonly CompetenceDomain[]): SavedDomain[] =>
  stored.map(({ id, updatedAt, name, symbol, competences }) => ({
    id,
    updatedAt,
    name,
    symbol,
    competences: competences.map((row) => ({
      id: row.id,
      updatedAt: row.updatedAt,
      description: row.description,
      childSentence: row.childSentence ?? null,
      shortTitle: row.shortTitle ?? null,
      levelDescriptions: row.levelDescriptions ?? null,
    })),
  }))

/** The only step within one domain's competences, if one call can make it. */
const competenceStep = (before: SavedDomain, after: SavedDomain): SaveStep | null => {
  const old = before.competences
  const now = after.competences
  const domainId = before.id
  const last = now.at(-1)
  if (now.length === old.length + 1 && last && last.updatedAt === undefined && isSame(old, now.slice(0, -1)))
    return { kind: 'add-competence', domainId, competence: last }
  const gone = old.find((row, at) => row.id !== now[at]?.id)
  if (
    gone &&
    isSame(
      now,
      old.filter((row) => row !== gone),
    )
  )
    return { kind: 'delete-competence', domainId, id: gone.id }
  const changed = now.filter((row, at) => !isSame(row, old[at]))
  const [one] = changed
  const isSameOrder = old.length === now.length && old.every((row, at) => row.id === now[at]?.id)
  return isSameOrder && one && changed.length === 1 ? { kind: 'change-competence', domainId, competence: one } : null
}

const singleStep = (before: readonly SavedDomain[], after: readonly SavedDomain[]): SaveStep | null => {
  const last = after.at(-1)
  if (after.length === before.length + 1 && last && isSame(before, after.slice(0, -1)))
    return last.updatedAt === undefined && last.competences.length === 0 ? { kind: 'add-domain', domain: last } : null
  const gone = before.find((row, at) => row.id !== after[at]?.id)
  if (
    gone &&
    gone.competences.length === 0 &&
    isSame(
      after,
      before.filter((row) => row !== gone),
    )
  )
    return { kind: 'delete-domain', id: gone.id }
  if (before.length !== after.length) return null
  const pairs = before.flatMap((old, at) => {
    const now = after[at]
    return now && !isSame(old, now) ? [[old, now] as const] : []
  })
  const [pair] = pairs
  if (!pair || pairs.length > 1 || pair[0].id !== pair[1].id) return null
  const [old, now] = pair
  if (isSame(bareOf(old), bareOf(now))) return competenceStep(old, now)
  return isSame(old.competences, now.competences) ? { kind: 'change-domain', domain: now } : null
}

/** The step from the stored contents to the lines. */
export const planSave = (lines: readonly Line[], stored: readonly CompetenceDomain[]): SaveStep => {
  const before = storedContents(stored)
  const after = contentsOf(lines, stored)
  if (isSame(before, after)) return { kind: 'nothing' }
  const single = singleStep(before, after)
  if (single) return single
  const remainingIds = new Set(after.flatMap(({ id, competences }) => [id, ...competences.map((row) => row.id)]))
  const removed = [...textsOf(stored)].flatMap(([id, { updatedAt }]) =>
    remainingIds.has(id) ? [] : [{ id, updatedAt }],
  )
  return { kind: 'whole', body: { domains: after, removed } }
}
