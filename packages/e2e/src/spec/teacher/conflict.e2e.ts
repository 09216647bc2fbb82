import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { narrow } from '../../fixture/accessibility'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/founder'
import { WizardPage } from '../../page/wizard.page'

test('the slower of two users sees both versions of a class, and decides', async ({
  page,
  browser,
  founder,
  baseURL,
}) => {
  const classes = async () => (await founder.api.call(schoolClassRoutes.listSchoolClasses)).rows
  const wizard = new WizardPage(page)
  await page.goto('/create-class')
  await wizard.field('Name').fill('4b')
  await wizard.next('Klasse anlegen')
  await expect(wizard.heading('Wer ist in der 4b?')).toBeVisible()
  await wizard.goTo('Klasse')

  const elsewhere = await browser.newContext({ baseURL: String(baseURL), storageState: founder.state })
  const otherPage = await elsewhere.newPage()
  const other = new WizardPage(otherPage)
  await otherPage.goto('/class-setup')
  await other.goTo('Klasse')
  await other.field('Name').fill('4c')
  await otherPage.getByRole('textbox', { name: /^Rufname/ }).fill('Die Eulen')
  await expect(other.status).toHaveText(/^Gespeichert/)

  const notice = page.getByRole('alert')
  await wizard.field('Name').fill('4d')
  await expect(wizard.status).toContainText('Nicht gespeichert: inzwischen anderswo geändert')
  await expect(notice).toContainText(/Ihre Fassung\s*4d/)
  await expect(notice).toContainText('4c')
  await expectAccessibleStep(page, narrow)
  const cut = await wizard.status.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(cut, 'pixels of the status that a phone does not show').toBeLessThanOrEqual(0)
  expect(await classes()).toMatchObject([{ name: '4c', nickname: 'Die Eulen' }])
  await notice.getByRole('button', { name: 'Andere Fassung übernehmen' }).click()
  await expect(notice).toHaveCount(0)
  await expect(wizard.field('Name')).toHaveValue('4c')
  await expect(page.getByRole('textbox', { name: /^Rufname/ })).toHaveValue('Die Eulen')

  await other.field('Name').fill('4e')
  await expect.poll(async () => (await classes())[0]?.name).toBe('4e')
  await wizard.field('Name').fill('4f')
  await expect(notice).toContainText('4e')
  await notice.getByRole('button', { name: 'Meine Fassung behalten' }).click()
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  expect(await classes()).toMatchObject([{ name: '4f', nickname: 'Die Eulen' }])
  await elsewhere.close()
})
