import { useKeyedMutation, useMutation } from '@lernspur/app-runtime'
import type { Competence, CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import type { EditedSubject } from './competence-calls'
import { type Curriculum, curriculumOf, type LinesChange } from './line-changes'
import { planSave, type SaveStep } from './plan-save'

type Domains = readonly CompetenceDomain[]

const changed = (domains: Domains, id: string, change: (domain: CompetenceDomain) => CompetenceDomain): Domains =>
  domains.map((domain) => (domain.id === id ? change(domain) : domain))

/** The stored contents after a domain was written: in place, or at the end. */
const withDomain = (domains: Domains, domain: CompetenceDomain): Domains =>
  domains.some(({ id }) => id === domain.id) ? changed(domains, domain.id, () => domain) : [...domains, domain]

const withoutDomain = (domains: Domains, id: string): Domains => domains.filter((domain) => domain.id !== id)

/** The stored contents after a competence was written: in place, or at the end of its domain. */
const withCompetence = (domains: Domains, written: Competence): Domains =>
  changed(domains, written.domainId, (domain) => {
    const isKnown = domain.competences.some(({ id }) => id === written.id)
    const replaced = domain.competences.map((row) => (row.id === written.id ? written : row))
    return { ...domain, competences: isKnown ? replaced : [...domain.competences, written] }
  })

const withoutCompetence = (domains: Domains, domainId: string, id: string): Domains =>
  changed(domains, domainId, (domain) => ({
    ...domain,
    competences: domain.competences.filter((row) => row.id !== id),
  }))

/** A conflict is shown beside the lines. */
const meta = { showsConflict: true }

const useSteps = ({ id: schoolSubjectId, isTemplate, calls }: EditedSubject) => {
  const { mutateAsync: addOwnDomain } = useKeyedMutation(calls.createCompetenceDomain(meta))
  const { mutateAsync: addTemplateDomain } = useKeyedMutation(calls.createTemplateDomain(meta))
  const { mutateAsync: changeDomain } = useMutation(calls.updateCompetenceDomain(meta))
  const { mutateAsync: deleteDomain } = useMutation(calls.deleteCompetenceDomain())
  const { mutateAsync: addCompetence } = useKeyedMutation(calls.createCompetence(meta))
  const { mutateAsync: changeCompetence } = useMutation(calls.updateCompetence(meta))
  const { mutateAsync: deleteCompetence } = useMutation(calls.deleteCompetence())
  const { mutateAsync: saveAll } = useMutation(calls.saveCompetences(meta))
  const addDomain = isTemplate ? addTemplateDomain : addOwnDomain

  /** Carries out a step; returns the stored contents after it. */
  return async (step: SaveStep, domains: readonly CompetenceDomain[]): Promise<readonly CompetenceDomain[]> => {
    switch (step.kind) {
      case 'nothing':
        return domains
      case 'add-domain': {
        const { id, name, symbol } = step.domain
        return withDomain(domains, await addDomain({ params: { schoolSubjectId }, body: { id, name, symbol } }))
      }
      case 'change-domain': {
        const { id, name, symbol, updatedAt } = step.domain
        const params = { domainId: id }
        return withDomain(domains, await changeDomain({ params, body: { name, symbol }, ifMatch: updatedAt }))
      }
      case 'delete-domain':
        await deleteDomain({ params: { domainId: step.id } })
        return withoutDomain(domains, step.id)
      case 'add-competence': {
        const { id, description, childSentence, shortTitle, levelDescriptions } = step.competence
        const params = { domainId: step.domainId }
        const body = {
          id,
          description,
          ...(childSentence && { childSentence }),
          ...(shortTitle && { shortTitle }),
          ...(levelDescriptions && { levelDescriptions }),
        }
        return withCompetence(domains, await addCompetence({ params, body }))
      }
      case 'change-competence': {
        const { id, updatedAt, ...texts } = step.competence
        const { description, childSentence = null, shortTitle = null, levelDescriptions = null } = texts
        const params = { domainId: step.domainId, competenceId: id }
        const body = { description, childSentence, shortTitle, levelDescriptions }
        return withCompetence(domains, await changeCompetence({ params, body, ifMatch: updatedAt }))
      }
      case 'delete-competence':
        await deleteCompetence({ params: { domainId: step.domainId, competenceId: step.id } })
        return withoutCompetence(domains, step.domainId, step.id)
      case 'whole':
        return (await saveAll({ params: { schoolSubjectId }, body: step.body })).rows
    }
  }
}

/** Saves lines of a subject by the smallest call that does it, and reads them again after a conflict. */
export const useStoreCompetences = (subject: EditedSubject) => {
  const carryOut = useSteps(subject)
  return {
    send: async (change: LinesChange, stored: Curriculum): Promise<Curriculum> => {
      if (!change) return stored
      const domains = await carryOut(planSave(change.lines, stored.domains), stored.domains)
      return { domains, lines: change.lines }
    },
    reread: async (): Promise<Curriculum> => curriculumOf(await subject.reread()),
  }
}
