import type { AccessRight, InvitationAccessRight } from '@lernspur/contracts/access-right.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import {
  shownAccessRight,
  shownInvitationAccessRight,
  visibleAccessRight,
  visibleInvitationAccessRight,
} from './access-right.query'

const shared = {
  id: 'a.id',
  schoolClassId: 'a.school_class_id',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
}

interface Page {
  readonly columns: Readonly<Record<string, string>>
  readonly shown: (tx: Transaction) => Fragment
  readonly visible: (tx: Transaction) => Fragment
}

const pageOf = async <Row extends object>(call: Call, list: ListRequest, { columns, shown, visible }: Page) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'createdAt', dir: 'asc' }])
    const source = tx`${visible(tx)} and ${where}`
    return [
      tx<Row[]>`select ${shown(tx)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}

/** Who holds which rights on the classes that the caller may see. */
export const listAccessRights = (call: Call, list: ListRequest) =>
  pageOf<AccessRight>(call, list, {
    columns: { ...shared, userId: 'a.user_id' },
    shown: (tx) => shownAccessRight(tx, call.actor),
    visible: (tx) => visibleAccessRight(tx, call.actor),
  })

/** Which rights on the classes that the caller may see wait for whoever accepts an invitation. */
export const listInvitationAccessRights = (call: Call, list: ListRequest) =>
  pageOf<InvitationAccessRight>(call, list, {
    columns: { ...shared, invitationId: 'a.invitation_id' },
    shown: (tx) => shownInvitationAccessRight(tx, call.actor),
    visible: (tx) => visibleInvitationAccessRight(tx, call.actor),
  })
