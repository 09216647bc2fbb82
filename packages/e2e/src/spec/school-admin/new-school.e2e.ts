import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { PlainPage } from '../../page/plain.page'
import { WizardPage } from '../../page/wizard.page'

test.use({ person: null, by: 'keyboard' })

test('a new user with an enabled address sets up a school and a class by keyboard alone', async ({
  page,
  input,
  newcomer,
  mark,
}) => {
  const plain = new PlainPage(page, input)
  const wizard = new WizardPage(page, input)
  await page.goto('/auth/login')
  await plain.follow('Registrieren')
  await expect(plain.heading('Registrieren')).toBeFocused()
  await plain.register(newcomer)
  await expect(plain.heading('Sehen Sie in Ihr Postfach')).toBeFocused()
  await page.goto(await mailedLink(page.request, newcomer.address, '/auth/finish-registration'))
  await plain.choosePassword(newcomer.password, 'Konto fertigstellen')

  await expect(wizard.heading('Wie heißen Sie?')).toBeFocused()
  await wizard.next()
  await expect(wizard.heading('Für welche Schule arbeiten Sie?')).toBeFocused()
  await input.write(wizard.field('Name der Schule'), `Schule ${mark}`)
  await wizard.search('Bundesland oder Kanton', 'Niedersachsen')
  await wizard.next('Schule anlegen')

  await expect(wizard.heading('Welche Klasse unterrichten Sie?')).toBeVisible()
  await input.write(wizard.field('Name'), '3a')
  // The class is created while the user keeps typing.
  await expect(wizard.status).toHaveText(/^Gespeichert/)
  await expect(wizard.field('Name')).toBeFocused()
  await wizard.next()
  await expect(wizard.heading('Wer ist in der 3a?')).toBeFocused()
  await input.write(wizard.names, 'Ali Aydın\nGroß, Anna')
  await wizard.next()
  await expect(wizard.heading('Was lernt die 3a?')).toBeFocused()
  await input.press(page.getByRole('checkbox', { name: 'Mathematik' }))
  await expect(page.getByRole('checkbox', { name: 'Mathematik' })).toBeFocused()
  await wizard.next('Eigenes Fach anlegen')
  await input.write(wizard.field('Name des Fachs'), 'Schulgarten')
  await page.keyboard.press('Enter')
  await expect(wizard.button('Eigenes Fach anlegen')).toBeFocused()
  // After a removal the focus is on the remaining items, or on the step's heading.
  await input.press(page.getByRole('button', { name: 'Schulgarten entfernen' }))
  await expect(wizard.heading('Was lernt die 3a?')).toBeFocused()
  await wizard.next('Alle übernehmen')
  await expect(wizard.button('Alle übernehmen')).toBeFocused()
  await wizard.next()
  await expect(wizard.heading('Womit halten Sie fest, was gelingt?')).toBeFocused()
  await input.press(page.getByRole('radio', { name: /^Sterne/ }))
  await wizard.next()
  await expect(wizard.heading('Ist alles beisammen?')).toBeFocused()
  await wizard.next('Klasse fertigstellen')
  await expect(wizard.heading('Wer arbeitet noch an Ihrer Schule?')).toBeFocused()
})
