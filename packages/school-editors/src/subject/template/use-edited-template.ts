import { useQueryClient, useSuspenseQuery } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import type { EditedSubject } from '../../competence/saving/competence-calls'
import type { TemplateCalls } from './template-calls'

/** A template with its domains, for the editor of competences; nobody has entries in it. Suspends while loading. */
export const useEditedTemplate = (template: Subject, { competences, domains }: TemplateCalls): EditedSubject => {
  const client = useQueryClient()
  const ofTemplate = domains(template.id)
  const { rows } = useSuspenseQuery(ofTemplate).data
  const reread = async () => (await client.query({ ...ofTemplate, staleTime: 0 })).rows
  return { ...template, domains: rows, entries: new Map(), calls: competences, reread }
}
