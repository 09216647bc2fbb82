import type {
  ClassTemplate,
  classTemplateRoutes,
} from '@lernspur/contracts/school-admin/school/class-template.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { classTemplateColumns, classTemplateSource } from './class-template.query'

const columns = {
  id: 'sc.id',
  name: 'sc.nickname',
  schoolLevel: 'sc.school_level',
  createdAt: 'sc.created_at',
}

/** Templates of the school that classes start from, by level and name. */
export const listClassTemplates = async (call: Call, list: ListOf<typeof classTemplateRoutes.listClassTemplates>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, [
        { field: 'schoolLevel', dir: 'asc' },
        { field: 'name', dir: 'asc' },
      ])
      return pageQueries<ClassTemplate>(tx, compiled, {
        select: classTemplateColumns(tx),
        from: classTemplateSource(tx, call.actor.tenantId),
      })
    }),
  )
