import type { AccessRight } from '@lernspur/contracts/access-right.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'a.id',
  userId: 'a.user_id',
  schoolClassId: 'a.school_class_id',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
}

/** Who holds which rights on the classes that the caller may see. */
export const listAccessRights = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'createdAt', dir: 'asc' }])
    const source = tx`
      class_access_right a
      join school_class c on c.tenant_id = a.tenant_id and c.id = a.school_class_id
      join app_user u on u.id = a.user_id
      join user_role m on m.tenant_id = a.tenant_id and m.user_id = a.user_id
      where a.tenant_id = ${call.actor.tenantId} and c.id in (${visibleClasses(tx, call.actor)}) and ${where}`
    return [
      tx<AccessRight[]>`
        select a.id, m.role_type as user_role_type,
          json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as user,
          json_build_object('id', c.id, 'name', c.name) as school_class,
          a.can_manage_access_rights, a.can_manage_students, a.can_manage_performance_visuals,
          a.can_manage_competences, a.can_write_competence_entries,
          array(select s.school_subject_id from class_access_right_subject s
            where s.tenant_id = a.tenant_id and s.class_access_right_id = a.id) as school_subject_ids,
          a.created_at, a.updated_at
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
