import type { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { subjectPage } from '../subject.query'

/** The school's own subject templates, by name. */
export const listSubjectTemplates = async (
  call: Call,
  list: ListOf<typeof subjectTemplateRoutes.listSubjectTemplates>,
) => pageOf(await call.read((tx) => subjectPage(tx, call.actor.tenantId, list, tx`ss.is_template`)))
