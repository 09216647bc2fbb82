import { performanceAssessmentRoutes } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { narrow } from '../../fixture/accessibility'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/founder'
import { FramePage } from '../../page/frame.page'
import { WizardPage } from '../../page/wizard.page'

test('the owner of a new school sets it up, with a reload in between', async ({ page, founder, context }) => {
  test.setTimeout(240_000)
  const wizard = new WizardPage(page)
  const address = () => `${crypto.randomUUID()}@probe.example`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('link', { name: 'Schule einrichten' }).click()

  await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeVisible()
  // If every step is skipped, the end says so, with a link to each section.
  await wizard.goTo('Fertig')
  await expect(wizard.heading('Noch ist nichts eingerichtet')).toBeFocused()
  await expect(wizard.button('Trotzdem abschließen')).toBeVisible()
  await expect(page.getByRole('link', { name: /nachtragen$/ })).toHaveCount(5)
  await page.getByRole('link', { name: 'Kollegium nachtragen' }).click()
  await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeFocused()
  await wizard.field('E-Mail-Adressen').fill(`${address()}, keine-adresse`)
  await expect(page.getByText('Keine gültige Adresse: keine-adresse')).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await wizard.field('E-Mail-Adressen').fill(`${address()}, ${address()};`)
  await wizard.next('2 Personen einladen')
  await expect(page.getByRole('list', { name: '3 Personen an der Schule' })).toContainText('eingeladen')
  await wizard.next('Link erzeugen')
  await wizard.next('Kopieren')
  await new FramePage(page).expectNotified('Link kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/user\/invitations\?code=/)
  await wizard.next()

  await expect(wizard.heading('Wann ist das Schuljahr?')).toBeFocused()
  await page.getByLabel('2. Halbjahr ab').fill('1999-01-01')
  await expect(page.getByText(/^Das zweite Halbjahr muss/)).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await page.reload()
  await wizard.next()

  await expect(wizard.heading('Womit beginnen neue Klassen?')).toBeFocused()
  await page.getByRole('radio', { name: 'Mit den Vorlagen von Lernspur' }).click()
  await page.getByRole('checkbox', { name: /^3. Stufe/ }).click()
  await expect(page.getByRole('checkbox', { name: /^3. Stufe/ })).toBeChecked()
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^3. Stufe/ })).toBeChecked()
  await expectAccessibleStep(page)
  await wizard.next()

  await page.getByRole('checkbox', { name: /^Smileys/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Smileys/ })).toBeChecked()
  await expectAccessibleStep(page, narrow)
  await wizard.next()

  await page.getByRole('radio', { name: 'Beobachtungen und Lernkontrollen' }).click()
  await expectAccessibleStep(page)
  await wizard.next()
  await expect(wizard.heading('Alles ist eingerichtet')).toBeVisible()
  await expectAccessibleStep(page, narrow)
  await wizard.next('Abschließen')

  await expect(wizard.heading('Noch keine Klassen')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Schule einrichten' })).toHaveCount(0)
  expect(await founder.api.call(tenantRoutes.getCurrentTenant)).toMatchObject({ isWizardFinalized: true })
  const { rows } = await founder.api.call(performanceAssessmentRoutes.listPerformanceAssessments)
  expect(
    rows.map(({ name, weighting, schoolTermSemester }) => `${name} ${weighting} ${schoolTermSemester}`).sort(),
  ).toEqual(['Beobachtung 60 first', 'Beobachtung 60 second', 'Lernkontrolle 40 first', 'Lernkontrolle 40 second'])
})
