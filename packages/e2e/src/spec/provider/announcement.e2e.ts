import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { announcementRoutes } from '@lernspur/contracts/provider/announcement.contract'
import type { Browser } from '@playwright/test'
import { expect, removeFromSchool, test } from '../../fixture/account'
import { LoginPage } from '../../page/login.page'
import type { Person } from '../../person'

test.use({ person: 'provider' })

const phone = { width: 390, height: 844 }

/** A separate browser in which the person has just signed in. */
const deviceOf = async (browser: Browser, baseURL: string | undefined, person: Person, viewport?: typeof phone) => {
  // Without the cookies of the test's person, because signing in would end that session.
  const storageState = { cookies: [], origins: [] }
  const context = await browser.newContext({ storageState, ...(baseURL && { baseURL }), ...(viewport && { viewport }) })
  const page = await context.newPage()
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person)
  await expect(login.heading).toBeHidden()
  return page
}

test('a banner for the members of a school is read on a phone, put away there, and gone on every device', async ({
  page,
  browser,
  baseURL,
  sessionOf,
  account,
  mark,
}) => {
  const owner = (await sessionOf('neighbour')).api
  const provider = (await sessionOf('provider')).api
  const { code } = await owner.call(invitationRoutes.createInvitationCode, {
    body: { userRoleType: 'user', maximumUses: 1 },
  })
  await account.session.api.call(invitationRoutes.acceptInvitation, { body: { code } })
  try {
    await page.goto('/provider/announcements')
    await page.getByRole('button', { name: 'Ankündigung schreiben' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Ankündigung schreiben' })
    await sheet.getByLabel('Titel, deutsch').fill(`Wartung ${mark}`)
    await sheet.getByLabel('Text, deutsch').fill('Samstag ab 8 Uhr, <b>kurz</b>. Stand: https://status.example')
    await sheet.getByLabel('Titel, englisch').fill(`Maintenance ${mark}`)
    await sheet.getByLabel('Text, englisch').fill('Saturday from 8 o’clock.')
    await sheet.getByRole('radio', { name: 'Ausgewählte Schulen' }).click()
    await sheet.getByRole('button', { name: 'Ankündigen' }).click()
    await expect(sheet.getByText('Bitte mindestens eine Auswahl treffen.')).toBeVisible()

    await sheet.getByRole('button', { name: 'Schulen', exact: true }).click()
    await page.getByRole('combobox', { name: 'Schulen' }).fill('Seewiese')
    await page.getByRole('option', { name: 'Primarschule Seewiese' }).click()
    await sheet.getByRole('checkbox', { name: 'Inhaber/in' }).click()
    await sheet.getByRole('checkbox', { name: 'Admin' }).click()
    await expect(sheet.getByText(/Erreicht zurzeit \d+ Personen an 1 Schule/)).toBeVisible()
    const end = await sheet.getByLabel('Ende', { exact: true }).inputValue()
    await sheet.getByLabel('Ende', { exact: true }).fill('2020-01-01T08:00')
    await sheet.getByRole('button', { name: 'Ankündigen' }).click()
    await expect(sheet.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible()
    await sheet.getByLabel('Ende', { exact: true }).fill(end)
    await sheet.getByRole('button', { name: 'Ankündigen' }).click()
    await expect(sheet).toBeHidden()
    const row = page.getByRole('table', { name: 'Ankündigungen' }).getByRole('row').filter({ hasText: mark })
    await expect(row).toContainText('läuft')

    const small = await deviceOf(browser, baseURL, account, phone)
    const banner = small.getByRole('region', { name: 'Ankündigungen' })
    await expect(banner).toContainText(`Wartung ${mark} Samstag ab 8 Uhr, <b>kurz</b>.`)
    await expect(banner.getByRole('link', { name: 'https://status.example' })).toBeVisible()
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await banner.getByRole('button', { name: `„Wartung ${mark}“ ausblenden` }).click()
    await expect(banner).toBeHidden()
    await small.reload()
    await expect(small.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()

    const large = await deviceOf(browser, baseURL, account)
    await expect(large.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(large.getByText(mark)).toHaveCount(0)
    // Nobody at another school or in another role sees it.
    for (const name of ['teacher', 'neighbour'] as const) {
      const { rows } = await (await sessionOf(name)).api.call(announcementRoutes.listShownAnnouncements)
      expect(rows.filter(({ title }) => title.includes(mark))).toEqual([])
    }

    await page.reload()
    await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(1)
    await row.getByRole('button', { name: `Aktionen für „Wartung ${mark}“` }).click()
    await page.getByRole('menuitem', { name: 'Jetzt beenden …' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Beenden' }).click()
    await expect(row).toContainText('beendet')
    await row.getByRole('button', { name: `Aktionen für „Wartung ${mark}“` }).click()
    await page.getByRole('menuitem', { name: 'Löschen …' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(row).toHaveCount(1)
    for (const one of [small, large]) await one.context().close()
  } finally {
    const { rows } = await provider.call(announcementRoutes.listAnnouncements, {
      list: { filter: [{ field: 'titleDe', type: 'contains', value: mark }] },
    })
    for (const { id } of rows) await provider.call(announcementRoutes.deleteAnnouncement, { params: { id } })
    await removeFromSchool(owner, account.address)
  }
})
