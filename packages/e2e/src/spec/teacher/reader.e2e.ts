import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { makeMember, pageOf } from '../../fixture/member'
import { oldestReports } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test('a reader without a subject is offered nothing to print or to choose that there is not', async ({
  browser,
  playwright,
  baseURL,
  sessionOf,
  class3a,
}) => {
  const owner = await sessionOf('owner')
  const url = String(baseURL)
  const reader = await makeMember(playwright.request, new URL(url).origin, owner, 'user')
  await owner.api.call(accessRightRoutes.createAccessRight, {
    params: { schoolClassId: class3a.id },
    body: { userId: reader.whoAmI.id },
  })
  const [report] = await oldestReports(owner.api, class3a.id, 'inProgress')
  const page = await pageOf(browser, reader, url, 'de')
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  const print = main.getByRole('button', { name: 'Drucken' })
  const open = (path: string) => page.goto(new URL(`/class/${class3a.id}/${path}`, url).href)
  try {
    await open('skills')
    await expect(main.getByText('Noch kein Fach')).toBeVisible()
    await expect(print).toHaveCount(0)
    await open(`student/${class3a.children[0]?.id}`)
    await expect(frame.heading(class3a.children[0]?.name ?? '')).toBeVisible()
    await expect(print).toHaveCount(0)
    await open(`reports/group/${report?.groupId}`)
    await expect(main.getByText('Sobald jemand Berichte erstellt, sehen Sie sie hier.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Berichte wählen' })).toHaveCount(0)
    // The list of the class is for everybody who sees the class.
    await open('student')
    await print.click()
    await expect(page.getByRole('radio', { name: /Klassenliste/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeEnabled()
  } finally {
    await page.context().close()
    for (const { id } of reader.whoAmI.userRoles)
      await owner.api.call(userRoleRoutes.deleteUserRole, { params: { userRoleId: id } })
  }
})
