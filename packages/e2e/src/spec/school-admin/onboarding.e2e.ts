import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Page } from '@playwright/test'
import { narrow } from '../../fixture/accessibility'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, removeFromSchool, test } from '../../fixture/account'
import { recordConsoleErrors } from '../../fixture/browser/console-errors'
import { recordReads, unusedReads } from '../../fixture/browser/early-reads'
import { markPage } from '../../fixture/browser/same-page'
import { shareAnyClass } from '../../fixture/school-class'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { WizardPage } from '../../page/wizard.page'

test.use({ person: null })

const spreadsheet = [
  'Nr\tNachname\tVorname',
  ...Array.from({ length: 28 }, (_, index) => `${index + 1}\tMuster${String.fromCharCode(97 + index)}\tKind`),
  '29\tvon Berg\tEmma-Luise',
  '30\tÖzdemir\tMia',
].join('\n')

const readIn = async (page: Page, language: Language) => {
  await page.context().addCookies([{ name: 'lernspur-language', value: language, url: page.url() }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('a new user sets up a school and its first class, with interruptions at several steps', async ({
  page,
  account,
  mark,
}) => {
  test.setTimeout(240_000)
  const violations = await recordConsoleErrors(page)
  const wizard = new WizardPage(page)
  const login = new LoginPage(page)
  const frame = new FramePage(page)
  await account.session.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
  await page.goto('/')
  await login.signIn(account)

  await expect(wizard.heading('Wie heißen Sie?')).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await wizard.field('Vorname').fill('Johanna')
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await recordReads(page)
  await page.reload()
  await expect(wizard.field('Vorname')).toHaveValue('Johanna')
  await expect.poll(() => unusedReads(page)).toEqual([])
  await wizard.next()

  await expect(wizard.heading('Für welche Schule arbeiten Sie?')).toBeFocused()
  await wizard.next('Schule anlegen')
  await expect(page.getByText('Bitte tragen Sie den Namen der Schule ein.')).toBeVisible()
  await expect(wizard.field('Name der Schule')).toBeFocused()
  await wizard.next('Einladungscode eingeben')
  await wizard.next('Der Schule beitreten')
  await expect(page.getByText('Bitte geben Sie den Code oder den Link aus der Einladung ein.')).toBeVisible()
  await expectAccessibleStep(page)
  await wizard.field('Name der Schule').fill(`Schule ${mark}`)
  await wizard.search('Bundesland oder Kanton', 'Niedersachsen')
  // The draft of a school survives changing steps and a reload.
  await wizard.goTo('Ihr Profil')
  await wizard.next()
  await expect(wizard.field('Name der Schule')).toHaveValue(`Schule ${mark}`)
  await page.reload()
  await expect(wizard.field('Name der Schule')).toHaveValue(`Schule ${mark}`)
  await expect(page.getByLabel('Bundesland oder Kanton')).toHaveText('Niedersachsen')
  await wizard.next('Schule anlegen')

  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
  await wizard.field('Name').fill('3abcd')
  await expect(page.getByText(/^Höchstens 4 Zeichen, damit/)).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await wizard.field('Name').fill('3a')
  await expect(page.getByRole('combobox', { name: 'Schulstufe' })).toHaveText('3. Stufe')
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  // Autosave has stored the class: after a new sign-in the next step opens.
  await frame.choose('Abmelden')
  await login.signIn(account)

  await expect(wizard.heading('Wer ist in der 3a?')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'lernspur-csrf-token',
    'lernspur-who-am-i',
  ])
  await wizard.names.fill('Ali Aydın\nAydin, Nur\nJamal\nAli Aydın')
  // Names that were pasted survive a reload, as the name of the school does.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(' '))).toContain('Jamal')
  await page.waitForTimeout(1500)
  await page.reload()
  await expect(wizard.names).toHaveValue('Ali Aydın\nAydin, Nur\nJamal\nAli Aydın')
  await page.getByRole('tab', { name: 'Zu prüfen' }).click()
  const doubtful = page.getByRole('list', { name: 'Zu prüfen' })
  await expect(doubtful.getByRole('listitem').filter({ hasText: 'Vor- oder Nachname fehlt' })).toContainText('Jamal')
  await expect(doubtful.getByText('steht doppelt in der Liste')).toBeVisible()
  await expectAccessibleStep(page)
  await wizard.next('2 Kinder übernehmen')
  await expect(page.getByRole('list', { name: '2 Kinder in der Klasse' })).toBeVisible()
  await expect(wizard.names).toHaveValue('Ali Aydın\nJamal\nAli Aydın')
  // Lines that are still to be checked hold up nothing.
  await wizard.next('Ohne 2 Zeilen weiter')
  await expect(wizard.heading('Was lernt die 3a?')).toBeFocused()
  await wizard.goTo('Kinder')
  await expect(wizard.names).toHaveValue('Ali Aydın\nJamal\nAli Aydın')
  await frame.undo()
  await expect(page.getByRole('list', { name: 'in der Klasse' })).toHaveCount(0)
  // A line that cannot be read is completed where it stands.
  await wizard.names.fill('Jamal\nNur Aydin')
  await page.getByRole('tab', { name: 'Zu prüfen' }).click()
  await page.getByRole('textbox', { name: 'Nachname zu „Jamal“' }).fill('Issa')
  await wizard.next('2 Kinder übernehmen')
  await expect(page.getByRole('list', { name: '2 Kinder in der Klasse' })).toContainText('Jamal Issa')
  await expect(wizard.names).toHaveValue('')
  await frame.undo()
  await expect(page.getByRole('list', { name: 'in der Klasse' })).toHaveCount(0)
  await wizard.names.fill(spreadsheet)
  await wizard.next('30 Kinder übernehmen')
  await expect(page.getByRole('list', { name: '30 Kinder in der Klasse' })).toContainText('Emma-Luise von Berg')
  await page.reload()
  await expect(page.getByRole('list', { name: '30 Kinder in der Klasse' })).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await wizard.next()

  await expect(wizard.heading('Was lernt die 3a?')).toBeFocused()
  await wizard.next()
  await expect(page.getByText(/^Wählen Sie mindestens ein Fach/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Deutsch' }).click()
  await expect(page.getByRole('checkbox', { name: 'Deutsch' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked()
  await wizard.next('Eigenes Fach anlegen')
  await expectAccessibleStep(page)
  await wizard.field('Name des Fachs').fill('Schulgarten')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Weitere Fächer' })).toContainText('Schulgarten')
  await wizard.next()

  await expect(wizard.heading('Womit halten Sie fest, was gelingt?')).toBeFocused()
  await page.getByRole('radio', { name: /^Sterne/ }).click()
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Sterne/ })).toBeChecked()
  await expectAccessibleStep(page, narrow)
  await wizard.next()

  await expect(wizard.heading('Ist alles beisammen?')).toBeFocused()
  await expectAccessibleStep(page)
  await readIn(page, 'en')
  // The other steps belong to the set-up of a class and are checked in English separately.
  for (const step of ['School', 'Your profile']) {
    await wizard.goTo(step)
    await expectAccessibleStep(page)
  }
  await readIn(page, 'de')
  await page.goto('/onboarding/finalize')
  await expect(wizard.heading('Ist alles beisammen?')).toBeVisible()
  await wizard.goTo('Bewertung')
  await expect(page.getByRole('radio', { name: /^Sterne/ })).toBeChecked()
  await page.goto('/onboarding/')
  await expect(wizard.heading('Ist alles beisammen?')).toBeVisible()
  await wizard.next('Klasse fertigstellen')

  await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Beobachten 3a' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Beobachten|Beobachtung/)
  await page.goto('/onboarding/')
  await expect(page).toHaveURL('/')
  expect(violations).toEqual([])
})

test('an invited user only sees the profile step, waits, and is let in once a class is shared', async ({
  page,
  account,
  sessionOf,
}) => {
  const { api: owner } = await sessionOf('neighbour')
  const wizard = new WizardPage(page)
  const { code } = await owner.call(invitationRoutes.createInvitationCode, {
    body: { userRoleType: 'user', maximumUses: 1 },
  })
  await account.session.api.call(invitationRoutes.acceptInvitation, { body: { code } })
  await account.session.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
  await page.goto('/')
  await new LoginPage(page).signIn(account)
  await expect(wizard.heading('Wie heißen Sie?')).toBeVisible()
  await expect(page.getByText(/^Sie gehören zu: Primarschule Seewiese/)).toBeVisible()
  await expect(wizard.steps).toHaveText([/Ihr Profil$/])
  await wizard.next('Los geht’s')

  await expect(wizard.heading('Noch ist keine Klasse für Sie da')).toBeVisible()
  await expectAccessibleStep(page)
  const frame = new FramePage(page)
  await expect(frame.bell).toHaveAccessibleName('Mitteilungen, 1 ungelesen')
  const isSamePage = await markPage(page)
  const schoolClass = await shareAnyClass(owner, account.session.whoAmI)
  await expect(frame.bell).toHaveAccessibleName('Mitteilungen, 2 ungelesen')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await frame.bell.click()
  await frame.notifications.getByRole('button', { name: `Klasse ${schoolClass.name}` }).click()
  await expect(page).toHaveURL(`/class/${schoolClass.id}/skills`)
  await expect(frame.heading('Kompetenzen')).toBeVisible()
  await expect(frame.bell).toHaveAccessibleName('Mitteilungen, 1 ungelesen')
  await isSamePage()
  await removeFromSchool(owner, account.address)
})

test('a founder who teaches no class sets up the school, and the addresses to invite survive a reload', async ({
  page,
  account,
  mark,
}) => {
  const wizard = new WizardPage(page)
  const frame = new FramePage(page)
  await account.session.api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
  await page.goto('/')
  await new LoginPage(page).signIn(account)
  await wizard.next()
  await wizard.field('Name der Schule').fill(`Schule ${mark}`)
  await wizard.search('Bundesland oder Kanton', 'Niedersachsen')
  await wizard.next('Schule anlegen')
  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
  // Nothing is offered that leads back here.
  await page.getByRole('button', { name: /^Konto/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Mein Konto' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ich unterrichte keine Klasse' }).click()
  await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeVisible()
  const addresses = page.getByRole('textbox', { name: 'E-Mail-Adressen' })
  await addresses.fill('Mia Groß <mia@probe.example>')
  await page.waitForTimeout(1500)
  await page.reload()
  await expect(addresses).toHaveValue('Mia Groß <mia@probe.example>')
  await addresses.fill('')
  await page.goto('/')
  await expect(frame.heading('Noch keine Klassen')).toBeVisible()
})
