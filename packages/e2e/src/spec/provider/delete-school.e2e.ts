import { referenceDataRoutes } from '@lernspur/contracts/reference-data.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { expect, test } from '../../fixture/account'
import { TablePage } from '../../page/table.page'

test.use({ person: 'provider' })

test('the provider deletes a school only once it is disabled, with 30 days in which it can be undone', async ({
  page,
  account,
  mark,
}) => {
  const { api } = account.session
  const [state] = (await api.call(referenceDataRoutes.listStates)).rows
  const name = `Schule ${mark}`
  const place = { stateId: state?.id, countryId: state?.countryId }
  await api.call(tenantRoutes.onboardTenant, { body: { name, ...place } })
  const schools = new TablePage(page, 'Schulen')
  const act = async (action: string) => {
    await schools
      .row(name)
      .getByRole('button', { name: `Aktionen für ${name}` })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await page.goto('/provider/tenant')
  await schools.search.fill(name)
  await expect(schools.names()).toHaveText([new RegExp(name)])

  await schools
    .row(name)
    .getByRole('button', { name: `Aktionen für ${name}` })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Löschen …' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await act('Abschalten …')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schule abschalten' }).click()
  await expect(schools.row(name).getByText('abgeschaltet')).toBeVisible()

  await act('Löschen …')
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/1 Person, 0 Klassen und 0 Kinder/)).toBeVisible()
  await question.getByRole('button', { name: 'In 30 Tagen löschen' }).click()
  await expect(schools.row(name).getByText('wird gelöscht')).toBeVisible()
  await page.reload()
  await expect(schools.row(name).getByText(/^Löschung am/)).toBeVisible()

  await act('Löschung zurücknehmen')
  await expect(schools.row(name).getByText('abgeschaltet')).toBeVisible()
})
