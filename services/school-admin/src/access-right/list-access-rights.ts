import type {
  AccessRight,
  accessRightRoutes,
  InvitationAccessRight,
} from '@lernspur/contracts/school-admin/access-right.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import {
  accessRightSelection,
  invitationAccessRightSelection,
  visibleAccessRight,
  visibleInvitationAccessRight,
} from './access-right.query'

const shared = {
  id: 'ar.id',
  schoolClassId: 'ar.school_class_id',
  createdAt: 'ar.created_at',
  updatedAt: 'ar.updated_at',
}
const accessRightColumns = { ...shared, userId: 'ar.user_id' }
const invitationAccessRightColumns = { ...shared, invitationId: 'ar.invitation_id' }

const oldestFirst = [{ field: 'createdAt', dir: 'asc' }] as const

/** Access rights of users on the classes that the caller may see. */
export const listAccessRights = async (call: Call, list: ListOf<typeof accessRightRoutes.listAccessRights>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<AccessRight>(tx, compileList(tx, list, accessRightColumns, oldestFirst), {
        select: accessRightSelection(tx, call.actor),
        from: visibleAccessRight(tx, call.actor),
      }),
    ),
  )

/** Access rights of invitations on the classes that the caller may see. */
export const listInvitationAccessRights = async (
  call: Call,
  list: ListOf<typeof accessRightRoutes.listInvitationAccessRights>,
) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<InvitationAccessRight>(tx, compileList(tx, list, invitationAccessRightColumns, oldestFirst), {
        select: invitationAccessRightSelection(tx, call.actor),
        from: visibleInvitationAccessRight(tx, call.actor),
      }),
    ),
  )
