import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/founder'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { WizardPage } from '../../page/wizard.page'

/** Leaves the step and returns before the autosave delay has passed. */
const leaveAndReturn = async (page: Page, heading: string) => {
  await page.goBack()
  await page.goForward()
  await expect(new WizardPage(page).heading(heading)).toBeVisible()
}

/** The day a number of days earlier, `YYYY-MM-DD`. */
const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)

test.describe('in the onboarding', () => {
  test.use({ session: null })

  test('input survives every interruption of a step', async ({ page, account, mark }) => {
    const wizard = new WizardPage(page)
    const login = new LoginPage(page)
    const frame = new FramePage(page)
    const { api } = account.session
    await api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
    const signOutAndIn = async () => {
      await frame.choose('Abmelden')
      await login.signIn(account)
    }
    await page.goto('/')
    await login.signIn(account)

    // Closing the window while typing asks for confirmation, and saves meanwhile.
    await wizard.field('Vorname').click()
    await page.keyboard.type('Jo')
    const requested = page.waitForEvent('dialog')
    void page.evaluate(() => location.reload()).catch(() => null)
    const dialog = await requested
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(wizard.status).toHaveText(/^Gespeichert/)
    await page.reload()
    await expect(wizard.field('Vorname')).toHaveValue('NeleJo')
    await wizard.field('Vorname').fill('Johanna')
    await wizard.goTo('Ihr Profil')
    await wizard.next()

    await expect(wizard.heading('Für welche Schule arbeiten Sie?')).toBeVisible()
    await wizard.field('Name der Schule').fill('Schule')
    await leaveAndReturn(page, 'Für welche Schule arbeiten Sie?')
    await expect(wizard.field('Name der Schule')).toHaveValue('Schule')
    await wizard.field('Name der Schule').fill(`Schule ${mark}`)
    await signOutAndIn()
    await expect(wizard.field('Name der Schule')).toHaveValue(`Schule ${mark}`)
    await wizard.search('Bundesland oder Kanton', 'Niedersachsen')
    await expect(wizard.status).toHaveText(/^Gespeichert/)
    await page.goto('/onboarding/profile')
    await expect(wizard.field('Vorname')).toHaveValue('Johanna')
    await page.reload()
    await wizard.next()
    await expect(page.getByLabel('Bundesland oder Kanton')).toHaveText('Niedersachsen')
    await wizard.next('Schule anlegen')

    await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
    await wizard.goTo('Schule')
    await wizard.goTo('Klasse')
    await wizard.field('Name').fill('3a')
    await leaveAndReturn(page, 'Welche Klasse unterrichten Sie?')
    await expect(wizard.field('Name')).toHaveValue('3a')
    await expect(wizard.status).toHaveText(/^Gespeichert/)
    await page.getByRole('textbox', { name: /^Rufname/ }).fill('Die Igel')
    await signOutAndIn()

    await expect(wizard.heading('Wer ist in der 3a?')).toBeVisible()
    await wizard.names.fill('Ali Aydın')
    await wizard.goTo('Klasse')
    await expect(page.getByRole('textbox', { name: /^Rufname/ })).toHaveValue('Die Igel')
    await page.goBack()
    await expect(wizard.names).toHaveValue('Ali Aydın')
    await wizard.next()

    await expect(wizard.heading('Was lernt die 3a?')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Mathematik' }).click()
    await leaveAndReturn(page, 'Was lernt die 3a?')
    await expect(page.getByRole('checkbox', { name: 'Mathematik' })).toBeChecked()
    // Continuing without adding the subject being written adds it.
    await wizard.next('Eigenes Fach anlegen')
    await wizard.field('Name des Fachs').fill('Schulgarten')
    await wizard.next()
    await page.getByRole('radio', { name: /^Sterne/ }).click()
    await leaveAndReturn(page, 'Womit halten Sie fest, was gelingt?')
    await expect(page.getByRole('radio', { name: /^Sterne/ })).toBeChecked()
    await signOutAndIn()
    await expect(wizard.heading('Womit halten Sie fest, was gelingt?')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Sterne/ })).toBeChecked()

    await wizard.goTo('Fächer')
    await expect(page.getByRole('list', { name: 'Weitere Fächer' })).toContainText('Schulgarten')
    await page.goto('/onboarding/students')
    await expect(page.getByRole('list', { name: '1 Kind in der Klasse' })).toContainText('Ali Aydın')
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'lernspur-csrf-token',
      'lernspur-who-am-i',
    ])
  })
})

test('in the set-up of a school, too, and no colleague’s change is overwritten silently', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  const { api } = founder
  const years = async () => (await api.call(schoolYearRoutes.listSchoolYears)).rows
  await page.goto('/school-setup/team')
  await wizard.field('E-Mail-Adressen').fill('mia@probe.example')
  await wizard.goTo('Schuljahr')

  const end = page.getByLabel('Ende', { exact: true })
  await expect(end).not.toHaveValue('')
  // The proposed year depends on the current date.
  const proposed = await end.inputValue()
  const [first, second] = [daysBefore(proposed, 10), daysBefore(proposed, 9)]
  await end.fill(first)
  await leaveAndReturn(page, 'Wann ist das Schuljahr?')
  await expect(end).toHaveValue(first)
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  const [year] = await years()
  await api.call(schoolYearRoutes.updateSchoolYear, { params: { id: year?.id ?? '' }, body: { name: 'Jahr 1' } })
  await end.fill(second)
  await expect(wizard.status).toHaveText(/^Nicht gespeichert: inzwischen anderswo geändert/)
  expect(await years()).toMatchObject([{ name: 'Jahr 1', schoolYearEnd: first }])
  // Continuing after the conflict was shown overwrites the other version.
  await wizard.next()

  await page.getByRole('radio', { name: 'Mit den Vorlagen von Lernspur' }).click()
  await leaveAndReturn(page, 'Womit beginnen neue Klassen?')
  await expect(page.getByRole('radio', { name: 'Mit den Vorlagen von Lernspur' })).toBeChecked()
  await wizard.next()
  await page.getByRole('checkbox', { name: /^Smileys/ }).click()
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Smileys/ })).toBeChecked()
  await wizard.next()
  await page.getByRole('radio', { name: 'Beobachtungen und Lernkontrollen' }).click()
  await wizard.goTo('Schuljahr')
  await wizard.goTo('Bewertung')
  await expect(page.getByRole('radio', { name: 'Beobachtungen und Lernkontrollen' })).toBeChecked()
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Beobachtungen und Lernkontrollen' })).toBeChecked()
  expect(await years()).toMatchObject([{ schoolYearEnd: second }])
})

test('a class is created once, however often its first step is left', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  const { rows } = await founder.api.call(schoolClassRoutes.listSchoolClasses)
  expect(rows).toEqual([])
  await page.goto('/create-class')
  await wizard.field('Name').fill('2b')
  await page.getByRole('link', { name: 'Später weitermachen' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(wizard.field('Name')).toHaveValue('2b')
  await wizard.next('Klasse anlegen')
  await expect(wizard.heading('Wer ist in der 2b?')).toBeVisible()
  await page.goto('/create-class')
  await expect(wizard.field('Name')).toHaveValue('')
})
