import type { Page } from '@playwright/test'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/hub'
import { mailedLink } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { IdentityProviderPage } from '../../page/identity-provider.page'
import { ObservationPage } from '../../page/observation.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'

test.use({ person: null, session: null })

/** From the portal's tile through the sign-in there to the set-up here. */
const launch = async (page: Page, login: string) => {
  await page.goto('/auth/login?idp=hub')
  await new IdentityProviderPage(page).signIn(login)
}

/** Agrees and sets up the account of somebody whom the school lets in at once. */
const enter = async (page: Page) => {
  await new PlainPage(page).press('Zustimmen und weiter')
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.getByRole('heading', { name: 'Noch ist keine Klasse für Sie da' })).toBeVisible()
}

test('from the tile of the portal to the first observation, once the school has let the teacher in', async ({
  page,
  hub,
  ownClass,
}) => {
  const plain = new PlainPage(page)
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  await launch(page, await hub.login())
  await plain.press('Zustimmen und weiter')
  await expect(page.getByText(/gibt Sie als Nächstes frei/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Oda')
  await expect(page.getByText('Ohne E‑Mail-Adresse')).toBeVisible()
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(page.getByRole('heading', { name: 'Sie warten auf die Freigabe' })).toBeVisible()
  await expectAccessible(page, 'waiting for a school', { themes: ['light', 'dark'], size: narrow })
  await hub.letIn()
  await page.getByRole('button', { name: 'Noch einmal nachsehen' }).click()
  await page.getByRole('button', { name: /^Zu Schule .* wechseln$/ }).click()
  await expect(page.getByRole('heading', { name: 'Noch ist keine Klasse für Sie da' })).toBeVisible()
  await hub.share(ownClass, 'Portal')
  // The page looks by itself.
  await expect(frame.navigation.getByRole('link', { name: 'Beobachten' })).toBeVisible()
  await observation.open(ownClass.id)
  await observation.chooseCompetence('Liest fließend')
  await observation.noteButton('Ada Ahrens').click()
  await observation.noteOf('Ada Ahrens').fill('Las heute laut vor.')
  await observation.save.click()
  await expect(observation.failure).toHaveCount(0)
  await page.goto(`/class/${ownClass.id}/student/${ownClass.studentIds[0]}`)
  await expect(page.getByText('Las heute laut vor.').first()).toBeVisible()
})

test.describe('in English', () => {
  test.use({ language: 'en', locale: 'en-GB' })

  test('from the button of the sign-in page to the first observation, where the school lets teachers in', async ({
    page,
    hub,
    ownClass,
  }) => {
    await hub.rule('admits')
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Continue with Landesportal' }).click()
    await new IdentityProviderPage(page).signIn(await hub.login())
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(page.getByText('No e-mail address')).toBeVisible()
    await page.getByRole('button', { name: 'Let’s go' }).click()
    await expect(page.getByRole('heading', { name: 'No class is shared with you yet' })).toBeVisible()
    await hub.share(ownClass, 'Portal')
    await page.goto(`/class/${ownClass.id}/observe`)
    await page.getByRole('button', { name: 'Competence', exact: true }).click()
    await page.getByRole('option', { name: 'Liest fließend' }).click()
    await page.getByRole('button', { name: /^Ada Ahrens: / }).click()
    await page.getByRole('textbox', { name: /^Ada Ahrens: / }).fill('Read aloud today.')
    await page.getByRole('button', { name: /^Save .*observation/ }).click()
    await page.goto(`/class/${ownClass.id}/student/${ownClass.studentIds[0]}`)
    await expect(page.getByText('Read aloud today.').first()).toBeVisible()
  })

  test('a fault of the portal is told in English, too', async ({ page, hub }) => {
    await launch(page, await hub.login({ kontexte: [{ kennung: hub.number }] }))
    await expect(page.getByRole('main').getByText(/did not send .*: your role at the school\./)).toBeVisible()
  })
})

test('each fault is told in plain words, and going back starts nothing anew', async ({ page, hub }) => {
  const plain = new PlainPage(page)
  const teacher = [{ kennung: hub.number, rolle: 'Lehr' }]
  const faults = [
    [{ kontexte: [{ kennung: hub.number }] }, /nicht mitgeschickt, .*: Ihre Rolle an der Schule\./],
    [{ kontexte: [{ rolle: 'Lehr' }] }, /nicht mitgeschickt, .*: die Nummer Ihrer Schule\./],
    [{ kontexte: [{ kennung: 'HB_00000', rolle: 'Lehr' }] }, /die Ihr Portal nennt: HB_00000\./],
    [{ kontexte: [{ kennung: hub.number, rolle: 'Lern' }] }, /an keiner Schule als Lehrkraft/],
    [{ kontexte: teacher, isDeleted: true as const }, /kennt Ihr Konto nicht mehr/],
  ] as const
  for (const [person, text] of faults) {
    await page.context().clearCookies()
    await launch(page, await hub.login(person))
    await expect(plain.message(text)).toBeVisible()
  }
  await expectAccessible(page, 'a fault of the portal', { themes: ['light', 'dark'], size: narrow })
  await plain.follow('Zur Anmeldung')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByRole('button', { name: 'Weiter mit Landesportal' })).toBeVisible()
})

test('a portal that does not answer, or that nobody knows, leads to the other ways to sign in', async ({ page }) => {
  const plain = new PlainPage(page)
  await page.goto('/auth/login?idp=stilles-portal&back=%2Fprofile')
  await expect(plain.message(/gerade nicht erreichbar/)).toBeVisible()
  await plain.follow('Zur Anmeldung')
  await expect(page).toHaveURL('/auth/login?back=%2Fprofile')
  await page.goto('/auth/login?idp=unbekannt')
  await expect(plain.message('Dieses Portal ist hier nicht eingerichtet.')).toBeVisible()
})

test('a teacher of two schools changes between them (rule external.5)', async ({ page, hub, mark }) => {
  await hub.rule('admits')
  const second = await hub.secondSchool(`Zweitschule ${mark}`)
  const login = await hub.login({
    kontexte: [hub.number, second.number].map((kennung) => ({ kennung, rolle: 'Lehr' })),
  })
  await launch(page, login)
  await enter(page)
  await second.letIn()
  await page.reload()
  await new FramePage(page).choose(new RegExp(`^Zweitschule ${mark}`))
  await expect(page.getByText(`Ihre Schule: Zweitschule ${mark}.`)).toBeVisible()
})

test('whoever teaches no more is refused, and signed out elsewhere', async ({ page, browser, hub }) => {
  await hub.rule('admits')
  const login = await hub.login()
  await launch(page, login)
  await enter(page)
  await hub.change(login, { kontexte: [{ kennung: hub.number, rolle: 'Extern' }] })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const other = await context.newPage()
  await launch(other, login)
  await expect(other.getByRole('main').getByText(/an keiner Schule als Lehrkraft/)).toBeVisible()
  await context.close()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('signing out here ends the session of the portal, and signing out there the one here (rule external.8)', async ({
  page,
  hub,
}) => {
  await hub.rule('admits')
  const frame = new FramePage(page)
  const login = await hub.login()
  await launch(page, login)
  await enter(page)
  await frame.choose('Abmelden')
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('button', { name: 'Weiter mit Landesportal' })).toBeVisible()
  // The portal asks again who it is.
  await page.getByRole('button', { name: 'Weiter mit Landesportal' }).click()
  await new IdentityProviderPage(page).signIn(login)
  await expect(frame.account).toBeVisible()
  const portal = await page.context().newPage()
  await portal.goto(`${hub.issuer}/session/end`)
  await portal.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(portal.getByText(/Sign-out Success/)).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('an account without an address is closed soon after signing in, without a password', async ({ page, hub }) => {
  await hub.rule('admits')
  const profile = new ProfilePage(page)
  const login = await hub.login()
  await launch(page, login)
  await enter(page)
  await profile.open()
  await profile.press('Konto deaktivieren …')
  const dialog = profile.dialog('Konto wirklich deaktivieren?')
  await expect(dialog.getByLabel('Derzeitiges Passwort')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Konto endgültig deaktivieren' }).click()
  await expect(page.getByText(/deaktiviert/)).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('an account without an address has no password to change, and adds an address by a mail to it', async ({
  page,
  hub,
}) => {
  await hub.rule('admits')
  const profile = new ProfilePage(page)
  const newEmail = `${crypto.randomUUID().slice(0, 8)}@probe.example`
  await launch(page, await hub.login())
  await enter(page)
  await profile.open()
  await expect(profile.currentPassword).toHaveCount(0)
  await expectAccessible(page, 'profile without an address', { themes: ['light', 'dark'], size: narrow })
  await profile.press('E‑Mail-Adresse ergänzen')
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(newEmail)
  await profile.press('Link senden')
  await expect(page.getByText(`Der Link ist unterwegs an ${newEmail}.`)).toBeVisible()
  await page.goto(await mailedLink(page.request, newEmail, '/auth/email-change'))
  await new PlainPage(page).press('Adresse bestätigen')
  await expect(new PlainPage(page).heading('Ihre neue Adresse gilt')).toBeVisible()
  await profile.open()
  await expect(profile.section('E-Mail-Adresse').getByText(newEmail)).toBeVisible()
})
