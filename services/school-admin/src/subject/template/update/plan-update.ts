import type { ContentChange } from '../../content/content-change'
import {
  areEqualTexts,
  competenceTexts,
  domainKey,
  domainTexts,
  type OriginTexts,
  orderKey,
  subjectTexts,
} from '../../content/origin-texts'
import { copyOf, type StoredCompetence, type StoredDomain, type StoredSubject } from '../../content/subject-content'
import { isInOrder, orderChange } from './compare-order'
import { competencesInOwnOrder, competencesOf, domainsInOwnOrder, findOwnPart, movedFrom } from './compare-origin'

/** An own part and the provider's that it follows from now on. */
interface Link {
  readonly id: string
  readonly originId: string
}

/** What an update writes into a template of the school. */
export interface UpdatePlan {
  readonly change: ContentChange
  readonly goneDomains: readonly string[]
  readonly goneCompetences: readonly string[]
  readonly links: { readonly domains: readonly Link[]; readonly competences: readonly Link[] }
  /** The order of parts, as ids of their origins, by the id of the school's subject or domain. */
  readonly orders: ReadonlyMap<string, readonly string[]>
  readonly texts: OriginTexts
}

interface UpdateSelection {
  readonly take: ReadonlySet<string>
  /** Not offered again; the school keeps its own. */
  readonly keep: ReadonlySet<string>
}

type Mutable<Item> = Item[]

/** Collects what is taken from the provider, and the texts that the template's origin has afterwards. */
class UpdateCollector {
  readonly texts: Record<string, readonly string[]>
  readonly newDomains: Mutable<ContentChange['newDomains'][number]> = []
  readonly changedDomains: Mutable<ContentChange['changedDomains'][number]> = []
  readonly newCompetences: Mutable<ContentChange['newCompetences'][number]> = []
  readonly changedCompetences: Mutable<ContentChange['changedCompetences'][number]> = []
  readonly movedCompetences: Mutable<NonNullable<ContentChange['movedCompetences']>[number]> = []
  readonly orders = new Map<string, readonly string[]>()
  readonly links = { domains: [] as Link[], competences: [] as Link[] }

  constructor(
    readonly own: StoredSubject,
    readonly base: OriginTexts,
    readonly wanted: UpdateSelection,
  ) {
    this.texts = { ...base }
  }

  /** Whether the part is taken; what is taken, kept or equal counts as known from now on. */
  takes(key: string, texts: readonly string[], own: readonly string[] | undefined): boolean {
    const isTaken = this.wanted.take.has(key)
    const isEqual = own !== undefined && areEqualTexts(own, texts)
    if (isTaken || isEqual || this.wanted.keep.has(key)) this.texts[key] = texts
    return isTaken && !isEqual
  }

  /** Follows the provider's move of a competence if it is taken. */
  placeCompetence(
    one: StoredCompetence,
    into: StoredDomain,
    theirs: { readonly id: string; readonly domainId: string },
  ): void {
    const isMoved = movedFrom(this.own, one, theirs, this.base) !== undefined
    const isTaken = this.wanted.take.has(theirs.id)
    if (isMoved && isTaken) this.movedCompetences.push({ id: one.id, domainId: into.id })
    if (!isMoved || isTaken || this.wanted.keep.has(theirs.id)) this.texts[domainKey(theirs.id)] = [theirs.domainId]
  }

  /**
   * Follows the provider's order if it is taken, or if the school has no order of its own, so that new parts find their
   * place.
   */
  order(ownerId: string, theirsId: string, own: readonly string[], theirs: readonly { readonly id: string }[]): void {
    const key = orderKey(theirsId)
    const ids = theirs.map(({ id }) => id)
    const isTaken = this.wanted.take.has(key)
    const isOffered = orderChange(own, ids, this.base[key]) !== undefined
    if (!isOffered || isTaken || this.wanted.keep.has(key)) this.texts[key] = ids
    if (isTaken || isInOrder(own, ids)) this.orders.set(ownerId, ids)
  }

  /**
   * Takes a new domain: what the school already has of it moves there, and what the school has deleted stays deleted.
   */
  addDomain(theirs: StoredDomain, copy: ContentChange['newDomains'][number]): void {
    const id = Bun.randomUUIDv7()
    const isNew = (originId: string | null) => originId !== null && this.base[originId] === undefined
    this.newDomains.push({ ...copy, id, competences: copy.competences.filter(({ originId }) => isNew(originId)) })
    this.order(id, theirs.id, [], theirs.competences)
    for (const competence of theirs.competences) {
      const one = competencesOf(this.own).find(({ originId }) => originId === competence.id)
      if (one) this.movedCompetences.push({ id: one.id, domainId: id })
      if (isNew(competence.id)) this.texts[competence.id] = competenceTexts(competence)
      this.texts[domainKey(competence.id)] = [theirs.id]
    }
  }

  competences(own: StoredDomain, theirs: StoredDomain): void {
    for (const competence of theirs.competences) {
      const texts = competenceTexts(competence)
      const { id: originId, description } = competence
      // A school's own sentence, title or descriptions stay where the provider never had any.
      const [, hadSentence, hadTitle, ...hadLevels] = this.base[originId] ?? []
      const childSentence = competence.childSentence ?? (hadSentence ? null : undefined)
      const shortTitle = competence.shortTitle ?? (hadTitle ? null : undefined)
      const levelDescriptions = competence.levelDescriptions ?? (hadLevels.length > 0 ? null : undefined)
      const content = { description, childSentence, shortTitle, levelDescriptions }
      const one = findOwnPart(competencesOf(this.own), own.competences, competenceTexts, { id: originId, texts })
      const isTaken = this.takes(originId, texts, one && competenceTexts(one))
      if (one) this.placeCompetence(one, own, { id: originId, domainId: theirs.id })
      if (one?.originId === null) this.links.competences.push({ id: one.id, originId })
      if (isTaken && one) this.changedCompetences.push({ id: one.id, ...content })
      else if (isTaken) this.newCompetences.push({ domainId: own.id, originId, ...content })
    }
  }

  domain(own: StoredDomain | undefined, theirs: StoredDomain, copy: ContentChange['newDomains'][number]): void {
    const { id: originId, name, symbol } = theirs
    const isTaken = this.takes(originId, domainTexts(theirs), own && domainTexts(own))
    if (!own) {
      if (isTaken) this.addDomain(theirs, copy)
      return
    }
    if (own.originId === null) this.links.domains.push({ id: own.id, originId })
    if (isTaken) this.changedDomains.push({ id: own.id, name, symbol })
    this.order(own.id, originId, competencesInOwnOrder(own, theirs), theirs.competences)
    this.competences(own, theirs)
  }
}

/** Own parts whose origin is gone: `take` deletes them, `keep` lets them follow nothing. */
const goneParts = (
  own: readonly { readonly id: string; readonly originId: string | null }[],
  present: ReadonlySet<string>,
  collected: UpdateCollector,
): string[] =>
  own.flatMap(({ id, originId }) => {
    if (originId === null || present.has(originId)) return []
    const isTaken = collected.wanted.take.has(originId)
    if (isTaken || collected.wanted.keep.has(originId)) delete collected.texts[originId]
    return isTaken ? [id] : []
  })

/** Plans to take some changes of the provider's template, as `compareOrigin` names them by their keys. */
export const planUpdate = (
  own: StoredSubject,
  theirs: StoredSubject,
  base: OriginTexts | null,
  wanted: UpdateSelection,
): UpdatePlan => {
  const collected = new UpdateCollector(own, base ?? {}, wanted)
  const isTaken = collected.takes(theirs.id, subjectTexts(theirs), subjectTexts(own))
  collected.order(own.id, theirs.id, domainsInOwnOrder(own, theirs), theirs.domains)
  const copy = copyOf(theirs)
  theirs.domains.forEach((domain, at) => {
    const one = findOwnPart(own.domains, own.domains, domainTexts, { id: domain.id, texts: domainTexts(domain) })
    const content = copy.domains[at]
    if (content) collected.domain(one, domain, content)
  })
  const present = new Set([...theirs.domains, ...competencesOf(theirs)].map(({ id }) => id))
  const goneDomains = goneParts(own.domains, present, collected)
  const rest = own.domains.filter(({ id }) => !goneDomains.includes(id)).flatMap(({ competences }) => competences)
  const goneCompetences = goneParts(rest, present, collected)
  const { name, abbreviation, color } = theirs
  const { newDomains, changedDomains, newCompetences, changedCompetences, movedCompetences, links, orders, texts } =
    collected
  const fields = isTaken ? { name, abbreviation, color } : {}
  const change = { fields, newDomains, changedDomains, newCompetences, changedCompetences, movedCompetences }
  return { change, goneDomains, goneCompetences, links, orders, texts }
}
