import type { Notification } from '@lernspur/contracts/identity/notification.contract'
import { identityService } from '@lernspur/service-identity/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import type { TestPerson } from '@lernspur/testing/test-school'

/** The services that create notifications, and the one that lists them, on one database. */
export const notificationFixture = async () => {
  const { owner, services } = await servicesForFile({
    identity: identityService,
    'school-admin': schoolAdminService,
    teacher: teacherService,
  })
  const { identity, 'school-admin': admin, teacher } = services
  /** A user's notifications, newest first. */
  const notificationsOf = async (person: TestPerson): Promise<Notification[]> =>
    (await identity.ask(person, { method: 'GET', path: '/notifications' })).body.data.rows
  const readAll = async (person: TestPerson) => {
    const ids = (await notificationsOf(person)).map(({ id }) => id)
    await identity.ask(person, { method: 'PUT', path: '/notifications/mark-as-read', body: { ids } })
  }
  return { owner, identity, admin, teacher, notificationsOf, readAll }
}
