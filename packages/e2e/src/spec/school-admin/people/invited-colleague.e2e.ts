import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Locator, Page } from '@playwright/test'
import { removeFromSchool } from '../../../fixture/account'
import { rememberToasts } from '../../../fixture/browser/toasts'
import { mailedLink } from '../../../fixture/mailbox'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'
import { ObservationPage } from '../../../page/observation.page'
import { PlainPage } from '../../../page/plain.page'
import { WizardPage } from '../../../page/wizard.page'

/** Presses, and counts it. */
class Presses {
  count = 0

  async press(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }
}

/** Types into the focused field and the next one, which a phone's keyboard reaches without a press. */
const typeInto = async (page: Page, text: readonly [string, string], first: Locator, next: Locator) => {
  await expect(first).toBeFocused()
  await page.keyboard.type(text[0])
  await next.focus()
  await page.keyboard.type(text[1])
}

test('a class is shared in four presses, and the invited colleague observes after eight, from the mail on a phone', async ({
  page,
  browser,
  class3a,
  mark,
  sessionOf,
  baseURL,
}) => {
  const { api: head } = await sessionOf('head')
  const address = `${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  await head.call(userRoleRoutes.addUsers, { body: { emails: [address], roleType: 'user' } })

  // The class teacher: colleague, name, subject, share.
  const teacher = new Presses()
  await page.goto(`/class/${class3a.id}/settings/classTeam`)
  await teacher.press(page.getByRole('button', { name: 'Kollegin oder Kollege' }))
  await teacher.press(page.getByRole('option', { name: address }))
  await teacher.press(page.getByRole('checkbox', { name: 'Englisch', exact: true }))
  await teacher.press(page.getByRole('button', { name: 'Teilen' }))
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('sieht und schreibt Englisch')
  expect(teacher.count).toBeLessThanOrEqual(4)

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'de-DE',
    storageState: { cookies: [], origins: [] },
  })
  await context.addInitScript(rememberToasts)
  const phone = await context.newPage()
  const colleague = new Presses()
  // Opening the mailed link is the first press.
  colleague.count += 1
  await phone.goto(new URL(await mailedLink(page.request, address, '/auth/finish-registration'), String(baseURL)).href)
  const plain = new PlainPage(phone)
  await typeInto(phone, ['Erstes Wort 1', 'Erstes Wort 1'], plain.newPassword, plain.repeated)
  await colleague.press(phone.getByRole('button', { name: 'Konto fertigstellen' }))
  await colleague.press(phone.getByRole('button', { name: 'Zustimmen und weiter' }))
  const wizard = new WizardPage(phone)
  await expect(phone.getByText(/hat Sie eingeladen/)).toBeVisible()
  await expect(phone.getByText('Schule anlegen')).toHaveCount(0)
  await typeInto(phone, ['Karin', 'Kern'], wizard.field('Vorname'), wizard.field('Nachname'))
  await colleague.press(phone.getByRole('button', { name: 'Beitreten' }))
  await expect(phone).toHaveURL(new RegExp(`/class/${class3a.id}/`))

  const observation = new ObservationPage(phone)
  await colleague.press(observation.competence)
  await colleague.press(phone.getByRole('option').first())
  await colleague.press(observation.children.first().getByRole('radio').first())
  await colleague.press(observation.save)
  await new FramePage(phone).expectNotified('1 Beobachtung gespeichert')
  expect(colleague.count).toBeLessThanOrEqual(8)
  // A teacher of one subject cannot get to the settings of the school or to the team of the class.
  await phone.goto(new URL(`/school/${class3a.tenantId}/settings/user`, String(baseURL)).href)
  await expect(phone).toHaveURL(new URL('/', String(baseURL)).href)
  await phone.goto(new URL(`/class/${class3a.id}/settings/classTeam`, String(baseURL)).href)
  await expect(phone.getByText('Dafür fehlt Ihnen ein Recht')).toBeVisible()
  await context.close()
  await removeFromSchool(head, address)
})
