import type { Call } from '@lernspur/service-kit/call'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { subjectPage } from '../subject.query'

/** The school's own subject templates, by name. */
export const listSubjectTemplates = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => subjectPage(tx, call.actor.tenantId, list, tx`j.is_template`))
  return { rows, count: total?.count ?? 0 }
}
