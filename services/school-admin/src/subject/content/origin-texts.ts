import type { CompetenceContent, SubjectContent } from './subject-content'

/**
 * Texts of the provider's parts that a template of the school was copied from, by id. `domainKey` holds the domain that
 * a competence was in, `orderKey` the ids of a subject's domains or of a domain's competences in order.
 */
export type OriginTexts = Readonly<Record<string, readonly string[]>>

/** Texts by which a part is compared. */
export const subjectTexts = ({
  name,
  abbreviation,
  color,
}: Pick<SubjectContent, 'name' | 'abbreviation' | 'color'>) => [name, abbreviation, color]
export const domainTexts = ({ name, symbol }: { readonly name: string; readonly symbol: string | null }) => [
  name,
  symbol ?? '',
]
/**
 * In this order, without what is missing at the end: the text, the sentence for the child, the short title, and the
 * descriptions of all levels.
 */
export const competenceTexts = ({ description, childSentence, shortTitle, levelDescriptions }: CompetenceContent) => {
  if (levelDescriptions) return [description, childSentence ?? '', shortTitle ?? '', ...levelDescriptions]
  if (shortTitle) return [description, childSentence ?? '', shortTitle]
  return childSentence ? [description, childSentence] : [description]
}

/** Whether two parts say the same. */
export const areEqualTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

export const domainKey = (competenceId: string): string => `${competenceId}:domain`

/** Key for the order of a subject's domains, or of a domain's competences. */
export const orderKey = (id: string): string => `${id}:order`

const originsOf = (parts: readonly { readonly originId: string | null }[]): string[] =>
  parts.flatMap(({ originId }) => originId ?? [])

/** Texts of the origins of a copy, whose parts name them; null for a subject without an origin. */
export const originTexts = (copy: SubjectContent): OriginTexts | null => {
  if (copy.originId === null) return null
  const texts: Record<string, readonly string[]> = {
    [copy.originId]: subjectTexts(copy),
    [orderKey(copy.originId)]: originsOf(copy.domains),
  }
  for (const domain of copy.domains) {
    if (domain.originId) {
      texts[domain.originId] = domainTexts(domain)
      texts[orderKey(domain.originId)] = originsOf(domain.competences)
    }
    for (const competence of domain.competences) {
      if (!competence.originId) continue
      texts[competence.originId] = competenceTexts(competence)
      if (domain.originId) texts[domainKey(competence.originId)] = [domain.originId]
    }
  }
  return texts
}
