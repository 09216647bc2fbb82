import type { TemplateChange } from '@lernspur/contracts/school-admin/subject-template.contract'
import {
  areEqualTexts,
  competenceTexts,
  domainKey,
  domainTexts,
  type OriginTexts,
  orderKey,
  subjectTexts,
} from '../../content/origin-texts'
import type { StoredCompetence, StoredDomain, StoredSubject } from '../../content/subject-content'
import { orderChange } from './compare-order'

type Texts = readonly string[]
type Part = TemplateChange['part']

/** A part of the school's or the provider's template. */
interface Piece {
  readonly part: Part
  /** Name of the domain; null for the subject. */
  readonly domain: string | null
  readonly texts: Texts
}

const isEqual = (one: Texts | undefined, other: Texts | undefined): boolean =>
  one !== undefined && other !== undefined && areEqualTexts(one, other)

const visible = (texts: Texts | undefined): string | null => texts?.filter((text) => text !== '').join(' · ') ?? null

/** A part that both have. Without a known origin nobody can say who changed it. */
const comparePart = (key: string, own: Piece, theirs: Piece, base: Texts | undefined): TemplateChange[] => {
  if (isEqual(own.texts, theirs.texts) || isEqual(base, theirs.texts)) return []
  const { part, domain } = theirs
  const isOwn = !isEqual(own.texts, base)
  return [{ key, part, domain, kind: 'changed', before: visible(own.texts), after: visible(theirs.texts), isOwn }]
}

const added = (key: string, { part, domain, texts }: Piece): TemplateChange => ({
  key,
  part,
  domain,
  kind: 'new',
  before: null,
  after: visible(texts),
  isOwn: false,
})

const gone = (key: string, { part, domain, texts }: Piece, isOwn: boolean): TemplateChange => ({
  key,
  part,
  domain,
  kind: 'gone',
  before: visible(texts),
  after: null,
  isOwn,
})

/**
 * The own part that was copied from another, wherever in `all` it was moved. Copies made before origins were stored are
 * known by their text among those `here`.
 */
export const findOwnPart = <Own extends { readonly originId: string | null }>(
  all: readonly Own[],
  here: readonly Own[],
  textsOf: (one: Own) => Texts,
  theirs: { readonly id: string; readonly texts: Texts },
): Own | undefined =>
  all.find(({ originId }) => originId === theirs.id) ??
  here.find((one) => one.originId === null && textsOf(one)[0] === theirs.texts[0])

/** Competences of all domains of a subject. */
export const competencesOf = ({ domains }: StoredSubject) => domains.flatMap(({ competences }) => competences)

const domainPiece = (domain: StoredDomain): Piece => ({
  part: 'domain',
  domain: domain.name,
  texts: domainTexts(domain),
})

/** Where the school has a competence, and whether it has put it there itself. */
interface OriginPosition {
  readonly domain: StoredDomain
  readonly isOwn: boolean
}

/** Where the school has a competence that the provider has put into another domain since; undefined for any other. */
export const movedFrom = (
  subject: StoredSubject,
  own: StoredCompetence,
  theirs: { readonly id: string; readonly domainId: string },
  base: OriginTexts,
): OriginPosition | undefined => {
  const [before] = base[domainKey(theirs.id)] ?? []
  const domain = subject.domains.find(({ competences }) => competences.includes(own))
  if (before === undefined || before === theirs.domainId || !domain || domain.originId === theirs.domainId)
    return undefined
  return { domain, isOwn: domain.originId !== before }
}

const idsInOrder = (positions: readonly { readonly id: string; readonly at: number }[]): string[] =>
  positions
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id)

const idsOf = (parts: readonly { readonly id: string }[]): string[] => parts.map(({ id }) => id)
const namesOf = (domains: readonly StoredDomain[]): string => domains.map(({ name }) => name).join(' · ')

/** Domains in another order. */
const compareDomainOrder = (own: StoredSubject, theirs: StoredSubject, base: OriginTexts): TemplateChange[] => {
  const key = orderKey(theirs.id)
  const change = orderChange(domainsInOwnOrder(own, theirs), idsOf(theirs.domains), base[key])
  const texts = { before: namesOf(own.domains), after: namesOf(theirs.domains) }
  return change ? [{ key, part: 'subject', domain: null, kind: 'ordered', ...texts, ...change }] : []
}

/** Competences of a domain in another order. */
const compareCompetenceOrder = (own: StoredDomain, theirs: StoredDomain, base: OriginTexts): TemplateChange[] => {
  const key = orderKey(theirs.id)
  const change = orderChange(competencesInOwnOrder(own, theirs), idsOf(theirs.competences), base[key])
  const { name } = theirs
  return change ? [{ key, part: 'domain', domain: name, kind: 'ordered', before: null, after: name, ...change }] : []
}

const moved = (key: string, { part, domain, texts }: Piece, from: OriginPosition): TemplateChange => ({
  key,
  part,
  domain,
  kind: 'moved',
  before: from.domain.name,
  after: visible(texts),
  isOwn: from.isOwn,
})

/** Ids of the provider's domains that the school has, in the school's order. */
export const domainsInOwnOrder = (own: StoredSubject, theirs: StoredSubject): string[] => {
  const positions = theirs.domains.map((domain) => {
    const one = findOwnPart(own.domains, own.domains, domainTexts, { id: domain.id, texts: domainTexts(domain) })
    return { id: domain.id, at: one ? own.domains.indexOf(one) : -1 }
  })
  return idsInOrder(positions)
}

/** Ids of the provider's competences that the school has in its domain, in the school's order. */
export const competencesInOwnOrder = (own: StoredDomain, theirs: StoredDomain): string[] => {
  const positions = theirs.competences.map((competence) => {
    const sought = { id: competence.id, texts: competenceTexts(competence) }
    const one = findOwnPart(own.competences, own.competences, competenceTexts, sought)
    return { id: competence.id, at: one ? own.competences.indexOf(one) : -1 }
  })
  return idsInOrder(positions)
}

const compareCompetences = (
  subject: StoredSubject,
  own: StoredDomain,
  theirs: StoredDomain,
  base: OriginTexts,
): TemplateChange[] =>
  theirs.competences.flatMap((competence) => {
    const piece = { part: 'competence', domain: theirs.name, texts: competenceTexts(competence) } as const
    const sought = { id: competence.id, texts: piece.texts }
    const one = findOwnPart(competencesOf(subject), own.competences, competenceTexts, sought)
    if (one) {
      const [changed] = comparePart(
        competence.id,
        { ...piece, texts: competenceTexts(one) },
        piece,
        base[competence.id],
      )
      const from = movedFrom(subject, one, { id: competence.id, domainId: theirs.id }, base)
      return changed ? [changed] : from ? [moved(competence.id, piece, from)] : []
    }
    // What the school has deleted is not offered again.
    return base[competence.id] ? [] : [added(competence.id, piece)]
  })

/** Copied competences of a domain that the provider no longer has. */
const goneCompetences = (own: StoredDomain, present: ReadonlySet<string>, base: OriginTexts): TemplateChange[] =>
  own.competences.flatMap((one) => {
    const texts = one.originId ? base[one.originId] : undefined
    if (!one.originId || !texts || present.has(one.originId)) return []
    const piece = { part: 'competence', domain: own.name, texts: competenceTexts(one) } as const
    return [gone(one.originId, piece, !isEqual(piece.texts, texts))]
  })

/** Whether the school has put anything of its own into a domain, which would be deleted with it. */
const isTouched = (own: StoredDomain, base: OriginTexts): boolean =>
  !isEqual(domainTexts(own), base[own.originId ?? '']) ||
  own.competences.some((one) => !isEqual(competenceTexts(one), base[one.originId ?? '']))

const compareDomains = (own: StoredSubject, theirs: StoredSubject, base: OriginTexts): TemplateChange[] => {
  const changes = theirs.domains.flatMap((domain) => {
    const one = findOwnPart(own.domains, own.domains, domainTexts, { id: domain.id, texts: domainTexts(domain) })
    if (!one) return base[domain.id] ? [] : [added(domain.id, domainPiece(domain))]
    return [
      ...comparePart(domain.id, domainPiece(one), domainPiece(domain), base[domain.id]),
      ...compareCompetenceOrder(one, domain, base),
      ...compareCompetences(own, one, domain, base),
    ]
  })
  const present = new Set([...theirs.domains, ...competencesOf(theirs)].map(({ id }) => id))
  const missing = own.domains.flatMap((one) =>
    one.originId && base[one.originId] && !present.has(one.originId)
      ? [gone(one.originId, domainPiece(one), isTouched(one, base))]
      : goneCompetences(one, present, base),
  )
  return [...changes, ...missing]
}

/**
 * What the provider has changed in a template since the school last took something of it; `texts` are those of that
 * time. What only the school has changed does not count (rule subject.7). Without `theirs`, the provider has removed
 * the template.
 */
export const compareOrigin = (
  own: StoredSubject,
  theirs: StoredSubject | undefined,
  texts: OriginTexts | null,
): TemplateChange[] => {
  const base = texts ?? {}
  const piece = { part: 'subject', domain: null, texts: subjectTexts(own) } as const
  if (!theirs) {
    const isOwn = !isEqual(piece.texts, base[own.originId ?? '']) || own.domains.some((one) => isTouched(one, base))
    return own.originId ? [gone(own.originId, piece, isOwn)] : []
  }
  const subject = comparePart(theirs.id, piece, { ...piece, texts: subjectTexts(theirs) }, base[theirs.id])
  return [...subject, ...compareDomainOrder(own, theirs, base), ...compareDomains(own, theirs, base)]
}
