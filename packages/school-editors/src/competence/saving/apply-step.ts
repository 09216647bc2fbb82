import type { Competence, CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'

type Domains = readonly CompetenceDomain[]

const changed = (domains: Domains, id: string, change: (domain: CompetenceDomain) => CompetenceDomain): Domains =>
  domains.map((domain) => (domain.id === id ? change(domain) : domain))

/** The stored contents after a domain was written: in its place, or at the end. */
export const withDomain = (domains: Domains, domain: CompetenceDomain): Domains =>
  domains.some(({ id }) => id === domain.id) ? changed(domains, domain.id, () => domain) : [...domains, domain]

export const withoutDomain = (domains: Domains, id: string): Domains => domains.filter((domain) => domain.id !== id)

/** The stored contents after a competence was written: in its place, or at the end of its domain. */
export const withCompetence = (domains: Domains, written: Competence): Domains =>
  changed(domains, written.domainId, (domain) => {
    const isKnown = domain.competences.some(({ id }) => id === written.id)
    const replaced = domain.competences.map((row) => (row.id === written.id ? written : row))
    return { ...domain, competences: isKnown ? replaced : [...domain.competences, written] }
  })

export const withoutCompetence = (domains: Domains, domainId: string, id: string): Domains =>
  changed(domains, domainId, (domain) => ({
    ...domain,
    competences: domain.competences.filter((row) => row.id !== id),
  }))
