import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { expect, test } from '../../fixture/founder'
import { LoginPage } from '../../page/login.page'
import { WizardPage } from '../../page/wizard.page'

test.use({ session: null })

test('a school renamed elsewhere keeps that name until the user continues past the conflict', async ({
  page,
  account,
  founder,
  mark,
}) => {
  const wizard = new WizardPage(page)
  const nameOf = async () => (await founder.api.call(tenantRoutes.getCurrentTenant)).name
  await founder.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
  await page.goto('/')
  await new LoginPage(page).signIn(account)
  await wizard.goTo('Schule')
  await expect(wizard.field('Name der Schule')).toHaveValue(`Schule ${mark}`)

  await founder.api.call(tenantRoutes.updateCurrentTenant, { body: { name: `Andere ${mark}` } })
  await wizard.field('Name der Schule').fill(`Neue ${mark}`)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(`Neue ${mark}`)
  await expect(notice).toContainText(`Andere ${mark}`)
  expect(await nameOf()).toBe(`Andere ${mark}`)
  await wizard.next()
  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
  expect(await nameOf()).toBe(`Neue ${mark}`)
})
