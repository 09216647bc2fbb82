import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import { expect, type Newcomer, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { inputNames, type UserInput } from '../../fixture/input/user-input'
import { mailedLink } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

const school = 'Primarschule Seewiese'

test.use({ person: null })

for (const by of inputNames)
  test.describe(`by ${by}`, () => {
    test.use({ by })

    test('a teacher joins by a link: registers, sets a password, and belongs to the school', async ({
      page,
      input,
      newcomer,
      sessionOf,
      quiet,
    }) => {
      const { api } = await sessionOf('neighbour')
      const plain = new PlainPage(page, input)
      const { id, code } = await api.call(invitationRoutes.createInvitationCode, {
        body: { userRoleType: 'user', maximumUses: 1 },
      })
      const { rows } = await api.call(invitationRoutes.listActiveInvitations, {
        list: { filter: [{ field: 'id', type: 'eq', value: id }] },
      })
      await page.goto(rows[0]?.acceptUrl ?? '')
      await expect(plain.heading(school)).toBeVisible()
      await expect(plain.message(new RegExp(`lädt Sie ein, bei ${school} mitzuarbeiten`))).toBeVisible()
      await plain.follow('Konto anlegen')
      await expect(plain.message(new RegExp(`lädt Sie ein, bei ${school}`))).toBeVisible()
      await plain.register(newcomer)
      await page.goto(await mailedLink(page.request, newcomer.address, '/auth/finish-registration'))
      await plain.choosePassword(newcomer.password, 'Konto fertigstellen')
      await expect(page).toHaveURL(/\/onboarding\//)
      const whoAmI = await page.evaluate(() => JSON.parse(localStorage.getItem('lernspur-who-am-i') ?? '{}'))
      expect(whoAmI.userRoles).toMatchObject([{ roleType: 'user', status: 'active', tenant: { name: school } }])
      await removeFromSchool(api, newcomer.address)
      // The link is used up. A pending response would restore the cookie.
      await quiet()
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/user/invitations?code=${code}`)
      await expect(plain.heading('Diese Einladung gilt nicht')).toBeVisible()
    })
  })

for (const by of inputNames)
  test.describe(`by ${by}`, () => {
    test.use({ by })

    test('a teacher with an account joins by a code', async ({ page, input, account, sessionOf }) => {
      const { api } = await sessionOf('neighbour')
      const plain = new PlainPage(page, input)
      const { id, code } = await api.call(invitationRoutes.createInvitationCode, {
        body: { userRoleType: 'user', maximumUses: 5 },
      })
      await page.goto('/user/invitations')
      await plain.follow('Ich habe schon ein Konto')
      await new LoginPage(page, input).signIn(account)
      await expect(plain.message('Gerade wartet keine Einladung auf Sie.')).toBeVisible()
      await input.write(plain.code, 'AAAA-BBBB-CCCC-DDDD')
      await page.keyboard.press('Enter')
      await expect(plain.heading('Diese Einladung gilt nicht')).toBeFocused()
      // As people type it: without hyphens, in lower case.
      await input.write(plain.code, code.replaceAll('-', ' ').toLowerCase())
      await plain.press('Code prüfen')
      await expect(plain.heading(school)).toBeVisible()
      await expect(plain.message(`Sie sind angemeldet als ${account.address}.`)).toBeVisible()
      await plain.press('Einladung annehmen')
      await expect(new FramePage(page, input).account).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByText(school).first()).toBeVisible()
      // A member who opens it again has nothing to accept.
      await page.goto(`/user/invitations?code=${code}`)
      await expect(plain.message(/gehören schon zu dieser Schule\.$/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Einladung annehmen' })).toHaveCount(0)
      await plain.press('Dorthin wechseln')
      await expect(new FramePage(page, input).account).toBeVisible()
      await removeFromSchool(api, account.address)
      await api.call(invitationRoutes.deleteInvitation, { params: { id } })
    })
  })

for (const by of inputNames)
  test.describe(`by ${by}`, () => {
    test.use({ by })

    const row = (page: Page) => page.getByRole('listitem').filter({ hasText: school })
    /** Opens the link of a mailed invitation, and signs in. */
    const open = async (page: Page, input: UserInput, api: Api, account: Newcomer) => {
      await api.call(userRoleRoutes.addUser, {
        body: { email: account.address, firstName: 'Nele', lastName: 'Neumann', roleType: 'user' },
      })
      await page.goto(await mailedLink(page.request, account.address, '/user/invitations'))
      await new PlainPage(page, input).follow('Ich habe schon ein Konto')
      await new LoginPage(page, input).signIn(account)
      await expect(page).toHaveURL('/user/invitations')
      await expect(row(page)).toContainText('Eingeladen als Mitglied')
    }

    test('a teacher invited by e-mail declines after a confirmation', async ({ page, input, account, sessionOf }) => {
      const { api } = await sessionOf('neighbour')
      const plain = new PlainPage(page, input)
      await open(page, input, api, account)
      await input.press(row(page).getByRole('button', { name: 'Ablehnen' }))
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(school)
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await input.press(row(page).getByRole('button', { name: 'Ablehnen' }))
      await input.press(question.getByRole('button', { name: 'Ablehnen' }))
      await expect(plain.message('Gerade wartet keine Einladung auf Sie.')).toBeVisible()
      await expect(plain.heading('Einladungen')).toBeFocused()
      await removeFromSchool(api, account.address)
    })

    test('a teacher invited by e-mail joins', async ({ page, input, account, sessionOf }) => {
      const { api } = await sessionOf('neighbour')
      await open(page, input, api, account)
      await input.press(row(page).getByRole('button', { name: 'Annehmen' }))
      await expect(row(page)).toContainText('Sie gehören jetzt dazu.')
      await input.press(row(page).getByRole('button', { name: 'Dorthin wechseln' }))
      await expect(page).toHaveURL('/')
      await expect(page.getByText(school).first()).toBeVisible()
      await removeFromSchool(api, account.address)
    })
  })
