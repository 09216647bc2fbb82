import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from '../../fixture/production/installation'
import { totp } from '../../fixture/sign-in/totp'
import { ObservationPage } from '../../page/observation.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'
import { WizardPage } from '../../page/wizard.page'

const provider = { address: 'anbieterin@anbieter.example', password: 'Wiesel im Moos' }
const owner = { address: 'leitung@schule.example', password: 'Dachs im Wald', firstName: 'Nele', lastName: 'Neumann' }

let installation: Installation
const contexts: BrowserContext[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  installation = await startInstallation(provider.address)
})
test.afterAll(async () => {
  for (const context of contexts) await context.close()
  await installation?.stop()
})

test('from an empty database to the first observation, in production', async ({ browser }) => {
  test.setTimeout(240_000)
  const visit = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: installation.url, ignoreHTTPSErrors: true })
    contexts.push(context)
    return context.newPage()
  }
  expect(installation.output).toContain(`A mail went to ${provider.address}`)
  expect(installation.output).not.toContain('  ! ')

  const desk = await visit()
  const steps = desk.getByRole('region', { name: 'Erste Schritte' })
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  await test.step('the first provider sets a password by the mailed link', async () => {
    const plain = new PlainPage(desk)
    await desk.goto(await installation.linkTo(provider.address, '/auth/finish-registration'))
    await plain.choosePassword(provider.password, 'Konto fertigstellen')
    await plain.press('Zustimmen und weiter')
    const profile = new WizardPage(desk)
    await profile.field('Vorname').fill('Paula')
    await profile.field('Nachname').fill('Peters')
    await profile.next('Los geht’s')
    await expect(steps).toContainText('2 von 9 Schritten sind erledigt.')
  })
  await test.step('a test mail is delivered', async () => {
    await desk.goto('/provider')
    await steps.getByRole('button', { name: 'Testmail senden' }).click()
    await expect(step('E-Mail prüfen')).toContainText('Der Mailserver hat die Testmail')
    expect((await installation.mailsTo(provider.address)).map(({ subject }) => subject)).toContain(
      'Testmail von Lernspur',
    )
  })
  await test.step('the provider protects the account', async () => {
    const profile = new ProfilePage(desk)
    await step('Zweiten Faktor einrichten').getByRole('link').click()
    await profile.press('Zweiten Faktor einschalten')
    await profile.currentPassword.fill(provider.password)
    const setUp = profile.dialog('Zweiten Faktor einschalten')
    await setUp.getByRole('button', { name: 'Weiter' }).click()
    const secret = ((await setUp.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '').replaceAll(' ', '')
    await profile.code.fill(totp(secret))
    await desk.keyboard.press('Enter')
    await profile.dialog('Ihre Wiederherstellungscodes').getByRole('button', { name: 'Ich habe sie notiert' }).click()
    await desk.goto('/provider')
    await expect(step('Zweiten Faktor einrichten')).toContainText('erledigt')
  })
  await test.step('the first school is allowed', async () => {
    await step('Erste Schule zulassen').getByRole('link').click()
    await desk.getByRole('button', { name: 'Adressen hinzufügen' }).first().click()
    const sheet = desk.getByRole('dialog', { name: 'Adressen erlauben' })
    await sheet.getByLabel('Adressen und Domains').fill(owner.address)
    await sheet.getByRole('button', { name: '1 Eintrag erlauben' }).click()
    await expect(sheet).toBeHidden()
    await desk.goto('/provider')
    await expect(step('Erste Schule zulassen')).toContainText('erledigt')
  })

  const school = await visit()
  const wizard = new WizardPage(school)
  await test.step('its owner registers', async () => {
    const plain = new PlainPage(school)
    await school.goto('/auth/register')
    await plain.register(owner)
    await expect(plain.heading('Sehen Sie in Ihr Postfach')).toBeFocused()
    await school.goto(await installation.linkTo(owner.address, '/auth/finish-registration'))
    await plain.choosePassword(owner.password, 'Konto fertigstellen')
  })
  await test.step('the owner founds the school with a first class', async () => {
    await expect(wizard.heading('Wie heißen Sie?')).toBeVisible()
    await wizard.next()
    await wizard.field('Name der Schule').fill('Grundschule am Moor')
    await wizard.search('Bundesland oder Kanton', 'Niedersachsen')
    await wizard.next('Schule anlegen')
    await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
    await wizard.field('Name').fill('3a')
    await wizard.next()
    await wizard.names.fill('Ali Aydın\nGroß, Anna')
    await wizard.next()
    await expect(wizard.heading('Was lernt die 3a?')).toBeVisible()
    await wizard.next('Eigenes Fach anlegen')
    await wizard.field('Name des Fachs').fill('Schulgarten')
    await school.keyboard.press('Enter')
    await wizard.next()
    await expect(wizard.heading('Womit halten Sie fest, was gelingt?')).toBeVisible()
    await school.getByRole('radio', { name: /^Sterne/ }).click()
    await wizard.next()
    await wizard.next('Klasse fertigstellen')
    await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeVisible()
  })
  await test.step('the owner sets the school up', async () => {
    await wizard.goTo('Fertig')
    await wizard.next('Trotzdem abschließen')
    await expect(school).not.toHaveURL(/school-setup/)
  })
  await test.step('the first observation, in a subject that gets its first competence for it', async () => {
    await school.goto('/')
    await school.getByRole('link', { name: 'Beobachten 3a' }).click()
    await school.getByRole('main').getByRole('link', { name: 'Kompetenzen anlegen' }).click()
    await school.getByRole('button', { name: 'Bereich hinzufügen' }).click()
    await school.keyboard.type('Pflegen')
    await school.keyboard.press('Enter')
    await school.keyboard.type('gießt die Beete')
    await expect(school.getByRole('banner').getByText(/^Gespeichert/)).toBeVisible()
    await school.goto('/')
    await school.getByRole('link', { name: 'Beobachten 3a' }).click()
    const observation = new ObservationPage(school)
    await observation.chooseCompetence('gießt die Beete')
    await observation.child('Ali Aydın').getByRole('radio').first().click()
    await observation.save.click()
    await expect(school.getByText('1 Beobachtung gespeichert').first()).toBeVisible()
  })
  await test.step('with a backup all is done, and the provider puts the list away', async () => {
    expect(await installation.makeBackup()).toMatchObject({ code: 0 })
    await desk.goto('/provider')
    await expect(steps).toContainText('Alles erledigt.')
    await steps.getByRole('button', { name: 'Ausblenden' }).click()
    await expect(steps).toBeHidden()
    await desk.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect(steps).toContainText('Alles erledigt.')
  })
})
