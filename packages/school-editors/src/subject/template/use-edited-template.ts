import { useSuspenseQuery } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { EditedSubject } from '../../competence/saving/competence-calls'
import type { TemplateCalls } from './template-calls'

/** A template with its domains, for the editor of competences; nobody has entries in it. Suspends while loading. */
export const useEditedTemplate = (template: Subject, { competences, domains }: TemplateCalls): EditedSubject => {
  const { data, refetch } = useSuspenseQuery(domains(template.id))
  const reread = async () => (await refetch({ throwOnError: true })).data?.rows ?? data.rows
  return { ...template, domains: data.rows, entries: new Map(), calls: competences, reread }
}
