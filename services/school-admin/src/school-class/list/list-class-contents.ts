import type { ClassContents, schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

/** Select list over `sc` (school_class). */
const contents = (tx: Transaction): Fragment => tx`
  sc.id, sc.name,
  (select count(*) from student_class_relation scr
    where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id)::integer as students,
  (select count(*) from observation_trace ot
    where ot.tenant_id = sc.tenant_id and ot.school_class_id = sc.id)::integer as observations,
  (select count(*) from talk_sheet ts
    where ts.tenant_id = sc.tenant_id and ts.school_class_id = sc.id)::integer as talk_sheets,
  (select count(*) from school_subject ss
    where ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id)::integer as subjects,
  (select count(*) from performance_assessment pa
    where pa.tenant_id = sc.tenant_id and pa.school_class_id = sc.id)::integer as assessments,
  (select count(*) from class_access_right ar
    where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id)::integer as access_rights,
  (select count(*) from report r
    where r.tenant_id = sc.tenant_id and r.school_class_id = sc.id)::integer as reports`

/** How much the classes of the school contain. */
export const listClassContents = async (call: Call, list: ListOf<typeof schoolClassRoutes.listClassContents>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<ClassContents>(
        tx,
        compileList(tx, list, { id: 'sc.id', name: 'sc.name' }, [{ field: 'name', dir: 'asc' }]),
        {
          select: contents(tx),
          from: tx`school_class sc where sc.tenant_id = ${call.actor.tenantId} and not sc.is_template`,
        },
      ),
    ),
  )
