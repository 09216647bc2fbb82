import { expect, test } from '../../fixture/founder'
import { FramePage } from '../../page/frame.page'

test('somebody subscribes to the days of the school, and takes the address back (rule calendar-feed.1)', async ({
  page,
  founder,
  playwright,
}) => {
  expect(founder.whoAmI.currentTenantId).toBeTruthy()
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Kalender' })
  await expect(section).toContainText('Es gibt noch keine Adresse.')
  await section.getByRole('button', { name: 'Adresse erstellen' }).click()
  const shown = section.getByRole('status', { name: 'Ihre Adresse' })
  await expect(shown).toHaveText(/\/api\/calendars\/[0-9a-f]{32}_[\w-]{43}\.ics$/)
  const address = (await shown.textContent()) ?? ''
  const calendar = await playwright.request.newContext()
  const read = () => calendar.get(address)
  expect(await (await read()).text()).toContain('BEGIN:VCALENDAR')

  await page.reload()
  await expect(section).toContainText('Es gibt eine Adresse seit')
  expect(await page.content()).not.toContain(address)
  await section.getByRole('button', { name: 'Neue Adresse …' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Adresse erstellen' }).click()
  await expect(shown).not.toHaveText(address)
  expect((await read()).status()).toBe(404)

  await section.getByRole('button', { name: 'Adresse löschen …' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await new FramePage(page).expectNotified('Die Adresse ist gelöscht.')
  await expect(section).toContainText('Es gibt noch keine Adresse.')
  await calendar.dispose()
})
