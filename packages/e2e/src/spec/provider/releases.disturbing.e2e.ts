import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, type Newcomer, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { releaseCopy } from '../../fixture/release/released-copy'
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
  const { api } = account.session
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
    const { secret } = await api.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: account.password } })
    const { recoveryCodes } = await api.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })

    await page.goto('/auth/login?back=%2Fprovider')
    await login.signIn(account)
    await plain.press('Wiederherstellungscode verwenden')
    await input.write(page.getByRole('textbox', { name: 'Wiederherstellungscode' }), recoveryCodes[0] ?? '')
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
