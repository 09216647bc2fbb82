import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'
import { IdentityDialog } from '../../../page/identity-dialog.page'

test('the owner reads that nobody has checked the school, and revokes the key of its seals', async ({
  page,
  founder,
  account,
}) => {
  const { api, whoAmI } = founder
  const { id: schoolClassId } = await newClass(api)
  const { rows } = await api.call(reportRoutes.createReports, {
    params: { schoolClassId },
    body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
  })
  const [report] = rows
  const params = { reportId: report?.id ?? '' }
  const incompleteSubjectIds = report?.subjects.map(({ id }) => id) ?? []
  await api.call(reportRoutes.closeReport, { params, body: { incompleteSubjectIds } })
  const address = `/school/${whoAmI.currentTenantId}/settings/seal`
  const main = page.getByRole('main')
  await page.goto(address)
  await expect(main.getByText(/^Der Anbieter hat die Schule noch nicht geprüft/)).toBeVisible()
  await expect(main.getByText(/^Noch kein Schlüssel/)).toBeVisible()

  await page.request.get(`/api/reports/${params.reportId}/pdf`)
  await page.reload()
  const key = main.getByRole('list', { name: 'Schlüssel des Siegels' }).getByRole('listitem')
  await key.getByRole('button', { name: /^Schlüssel vom .* sperren …$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Schlüssel sperren?' })
  await dialog.getByRole('radio', { name: 'Der Schlüssel wurde missbraucht' }).click()
  await expectAccessible(page, 'revoking a key', { themes: ['light', 'dark'], size: narrow })
  await dialog.getByRole('button', { name: 'Schlüssel sperren' }).click()
  await new IdentityDialog(page).give(account.password)
  await new FramePage(page).expectNotified('Der Schlüssel ist gesperrt. Das nächste Siegel bekommt einen neuen.')
  await expect(key.getByText(/^gesperrt ab .*: missbraucht$/)).toBeVisible()
  await expect(key.getByRole('button')).toHaveCount(0)
})
