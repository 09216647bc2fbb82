import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, type Newcomer, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { inDatabase } from '../../fixture/instance/instance-database'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { releaseCopy } from '../../fixture/release/released-copy'
import { runMfe } from '../../fixture/release/run-mfe'
import type { Session } from '../../fixture/session'
import { totp } from '../../fixture/sign-in/totp'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

// What it makes live, pages of all other specs would get.
test.describe.configure({ mode: 'default' })
test.use({ person: null })

type Account = Newcomer & { readonly session: Session }

/** Makes the account an admin of the provider. */
const makeAdmin = async (provider: Api, { address, firstName, lastName, session: { api } }: Account) => {
  await provider.call(userRoleRoutes.addUser, { body: { email: address, firstName, lastName, roleType: 'admin' } })
  const { rows } = await api.call(userRoutes.listUserInvitations)
  await api.call(userRoutes.answerUserInvitation, {
    params: { userRoleId: rows[0]?.id ?? '' },
    body: { accept: true },
  })
}

/** Turns the second factor on; returns its secret and a code for recovery. */
const turnOnSecondFactor = async ({ session: { api }, password }: Account) => {
  const { secret } = await api.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: password } })
  const { recoveryCodes } = await api.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })
  return { secret, code: recoveryCodes[0] ?? '' }
}

test('an admin of the provider with a second factor promotes a version, finds out why, and takes it back', async ({
  page,
  input,
  account,
  sessionOf,
}) => {
  // It signs in twice and looks at three states in both themes.
  test.slow()
  const { api: provider } = await sessionOf('provider')
  await makeAdmin(provider, account)
  const login = new LoginPage(page, input)
  const frame = new FramePage(page, input)
  const plain = new PlainPage(page, input)
  const copy = await releaseCopy('provider', [
    { name: 'weekPlan', text: { de: 'Der Wochenplan', en: 'The week plan' } },
  ])
  try {
    await test.step('without a second factor there is no way there, and the page says what is missing', async () => {
      await page.goto('/auth/login?back=%2Fprovider')
      await login.signIn(account)
      const versions = page.getByRole('region', { name: 'Versionen' })
      await expect(versions.getByText(copy.live).first()).toBeVisible()
      await expect(versions.getByRole('link', { name: 'Freigaben' })).toHaveCount(0)
      await page.goto('/provider/releases')
      await expect(page.getByRole('heading', { name: 'Nur mit zweitem Faktor' })).toBeVisible()
      await frame.choose('Abmelden')
      await expect(login.heading).toBeVisible()
    })
    const { secret, code } = await turnOnSecondFactor(account)

    await page.goto('/auth/login?back=%2Fprovider')
    await login.signIn(account)
    await plain.press('Wiederherstellungscode verwenden')
    await input.write(page.getByRole('textbox', { name: 'Wiederherstellungscode' }), code)
    await plain.press('Code prüfen')
    await page.getByRole('region', { name: 'Versionen' }).getByRole('link', { name: 'Freigaben' }).click()
    await expect(frame.heading('Freigaben')).toBeVisible()
    const pages = page.getByRole('list', { name: 'Oberfläche' })
    const row = pages.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Anbieter/ }) })
    await expect(row).toContainText(copy.live)
    await expect(row).toContainText('1 Version bereit')
    await expectAccessible(page, 'releases', { themes: ['light', 'dark'], size: wide })
    await expectAccessible(page, 'releases', { themes: ['light'], size: narrow })

    const sheet = page.getByRole('dialog', { name: 'Anbieter' })
    await test.step('what would break is told before anything is pressed', async () => {
      await row.getByRole('button', { name: /^Anbieter/ }).click()
      await sheet.getByRole('button', { name: `Was würde brechen? ${copy.version}` }).click()
      await expect(sheet.getByText('Passt zu allem, was läuft.')).toBeVisible()
      await expectAccessible(page, 'unit', { themes: ['light', 'dark'], size: narrow })
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(row).toContainText(copy.live)
    })
    const dialog = page.getByRole('dialog', { name: 'Anbieter für alle freigeben' })
    const openPromotion = async () => {
      await row.getByRole('button', { name: /^Anbieter/ }).click()
      await sheet.getByRole('button', { name: `Für alle freigeben ${copy.version}` }).click()
      await expect(dialog.getByText('Passt zu allem, was läuft.')).toBeVisible()
    }
    await openPromotion()
    await expectAccessible(page, 'promotion', { themes: ['light', 'dark'], size: narrow })
    await expectDiscardQuestion(page, dialog, dialog.getByLabel('Grund'), 'klarer')
    await openPromotion()
    await dialog.getByRole('button', { name: 'Für alle freigeben' }).click()
    await expect(dialog.getByText('Nennen Sie einen Grund.')).toBeVisible()
    await dialog.getByLabel('Grund').fill('ein klarerer Satz')
    await dialog.getByRole('button', { name: 'Für alle freigeben' }).click()
    const identity = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /Code/ }) })
    await identity.getByRole('textbox', { name: /Code/ }).fill(totp(secret, 1))
    await page.keyboard.press('Enter')
    await frame.expectNotified(`Anbieter: ${copy.version} ist für alle freigegeben.`)
    await expect(row).toContainText(copy.version)
    await expect(row).toContainText('„ein klarerer Satz“')
    await expect(row).toContainText(`${account.firstName} ${account.lastName}`)

    await test.step('a flag is switched for a share of people and for a school, and hides again', async () => {
      const who = page.getByRole('dialog', { name: 'Wer sieht „Der Wochenplan“?' })
      const openFlag = async () => {
        await row.getByRole('button', { name: /^Anbieter/ }).click()
        await sheet.getByRole('button', { name: 'Der Wochenplan ändern' }).click()
        await expect(who).toBeVisible()
      }
      await openFlag()
      await expectAccessible(page, 'flag', { themes: ['light', 'dark'], size: narrow })
      await expectDiscardQuestion(page, who, who.getByRole('textbox', { name: 'Grund' }), 'erst einige')
      await openFlag()
      await who.getByRole('radio', { name: '25 %' }).click()
      await who.getByRole('button', { name: 'Schulen' }).click()
      await page.getByRole('option', { name: 'Grundschule am Lindenpark' }).click()
      await who.getByRole('textbox', { name: 'Grund' }).fill('erst einige')
      await who.getByRole('button', { name: 'Übernehmen' }).click()
      await frame.expectNotified('Der Wochenplan: geändert.')
      await expect(row).toContainText('1 Schalter an')
      await row.getByRole('button', { name: /^Anbieter/ }).click()
      await expect(sheet.getByRole('list', { name: 'Noch nicht für alle' })).toContainText(
        'für 25 % aller Personen und an 1 Schule',
      )
      await sheet.getByRole('button', { name: 'Der Wochenplan ändern' }).click()
      await who.getByRole('radio', { name: /^0/ }).click()
      await who.getByRole('button', { name: /herausnehmen$/ }).click()
      await who.getByRole('textbox', { name: 'Grund' }).fill('doch nicht')
      await who.getByRole('button', { name: 'Übernehmen' }).click()
      await expect(row).not.toContainText('Schalter an')
    })

    await row.getByRole('button', { name: /^Anbieter/ }).click()
    await sheet.getByRole('button', { name: `Zurück auf ${copy.live}` }).click()
    const back = page.getByRole('dialog', { name: 'Anbieter zurücknehmen' })
    await expect(back.getByText('Passt zu allem, was läuft.')).toBeVisible()
    await back.getByLabel('Grund').fill('nur zur Probe')
    await back.getByRole('button', { name: 'Zurücknehmen' }).click()
    await frame.expectNotified(`Anbieter ist wieder bei ${copy.live}.`)
    await expect(row).toContainText(copy.live)
    await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText(
      `Anbieter: von ${copy.version} zurück auf ${copy.live}`,
    )
  } finally {
    await removeFromSchool(provider, account.address)
    await copy.remove()
  }
})

test('an admin of the provider sees how versions fare, and takes back together what went live together', async ({
  page,
  input,
  account,
  sessionOf,
}) => {
  // Gateways write what they have counted every fifteen seconds.
  test.slow()
  const { api: provider } = await sessionOf('provider')
  await makeAdmin(provider, account)
  const { secret, code } = await turnOnSecondFactor(account)
  const login = new LoginPage(page, input)
  const frame = new FramePage(page, input)
  const plain = new PlainPage(page, input)
  const copies = [await releaseCopy('provider'), await releaseCopy('school-admin')] as const
  const [own, other] = copies
  try {
    await runMfe('promote', 'provider', own.version, 'school-admin', other.version, '--why', 'beides zusammen')
    await page.goto('/auth/login?back=%2Fprovider%2Freleases')
    await login.signIn(account)
    await plain.press('Wiederherstellungscode verwenden')
    await input.write(page.getByRole('textbox', { name: 'Wiederherstellungscode' }), code)
    await plain.press('Code prüfen')
    await expect(frame.heading('Freigaben')).toBeVisible()

    await test.step('calls of a service and screens of the shell are counted without a canary', async () => {
      const health = page.getByRole('table', { name: 'Wie Versionen laufen' })
      const totalOf = (name: string) => health.getByRole('row').filter({ hasText: name }).getByRole('cell').last()
      await expect(async () => {
        // A page begins to count once it rests, and tells what it has shown when it is left.
        await page.waitForFunction(() => performance.now() > 8_000)
        await page.reload()
        await expect(totalOf('Rahmen')).toHaveText(/[1-9]/, { timeout: 30_000 })
      }).toPass({ timeout: 120_000 })
      for (const name of ['Anbieter (Dienst)', 'Gateway'])
        await expect(totalOf(name)).toHaveText(/[1-9]/, { timeout: 30_000 })
      const service = page.getByRole('list', { name: 'Dienste' }).getByRole('button', { name: /^Anbieter \(Dienst\)/ })
      await service.click()
      const sheet = page.getByRole('dialog', { name: 'Anbieter (Dienst)' })
      await expect(sheet.getByRole('img', { name: /^Wie viele von 1\.000 in den letzten sieben Tagen/ })).toBeVisible()
      await expectAccessible(page, 'health', { themes: ['light', 'dark'], size: narrow })
      await page.keyboard.press('Escape')
    })

    await test.step('units of a team stand together, and a team puts its own first', async () => {
      await inDatabase(
        (owner) => owner`
          insert into registry.release_team (name, units, added_by)
          values ('alpha', '{identity-service}', 'e2e'), ('beta', '{teacher-service}', 'e2e')`,
      )
      await page.goto('/provider/releases')
      const teams = page.getByRole('heading', { name: /^Team/ })
      await expect(teams).toHaveText(['Team alpha', 'Team beta'])
      await page.getByRole('combobox', { name: 'Team, das zuerst steht' }).click()
      await page.getByRole('option', { name: 'beta' }).click()
      await expect(teams).toHaveText(['Team beta', 'Team alpha'])
      await expect(page.getByRole('list', { name: 'Team beta' })).toContainText('Unterricht und Berichte')
      await page.reload()
      await expect(teams).toHaveText(['Team beta', 'Team alpha'])
    })

    const row = page
      .getByRole('list', { name: 'Oberfläche' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Anbieter/ }) })
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Anbieter' })
    await expect(sheet.getByText('Zusammen freigegeben mit Schule.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Zusammen zurücknehmen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Anbieter und Schule zusammen zurücknehmen' })
    const plan = dialog.getByRole('list', { name: 'Was zurückgeht' }).getByRole('listitem')
    await expect(plan).toHaveText([`Anbieter${own.version} → ${own.live}`, `Schule${other.version} → ${other.live}`])
    await expect(dialog.getByText('Passt zu allem, was läuft.')).toBeVisible()
    await expectAccessible(page, 'joint-rollback', { themes: ['light', 'dark'], size: narrow })
    await dialog.getByLabel('Grund').fill('beides wieder weg')
    await dialog.getByRole('button', { name: 'Zusammen zurücknehmen' }).click()
    const identity = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /Code/ }) })
    await identity.getByRole('textbox', { name: /Code/ }).fill(totp(secret, 1))
    await page.keyboard.press('Enter')
    await frame.expectNotified('Anbieter und Schule: wieder bei der Version davor.')
    for (const [name, { live, version }] of [
      ['Anbieter', own],
      ['Schule', other],
    ] as const)
      await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText(
        `${name}: von ${version} zurück auf ${live}`,
      )
    await expect(row).toContainText(own.live)
  } finally {
    await removeFromSchool(provider, account.address)
    await inDatabase((owner) => owner`delete from registry.release_team where added_by = 'e2e'`)
    for (const copy of copies) await copy.remove()
  }
})
