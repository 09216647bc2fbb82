import { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import { expect, removeFromSchool, test } from '../../fixture/account'
import type { Api } from '../../fixture/api'
import { inputNames } from '../../fixture/input/user-input'
import { shareAnyClass } from '../../fixture/school-class'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'

test.use({ person: null })

const codeOf = async (owner: Api, userRoleType: 'manager' | 'user') =>
  (await owner.call(invitationRoutes.createInvitationCode, { body: { userRoleType, maximumUses: 1 } })).code

for (const by of inputNames)
  test.describe(`by ${by}`, () => {
    test.use({ by })

    test('a user of two schools switches between them, with another role and other classes, and by a notification', async ({
      page,
      context,
      input,
      account,
      sessionOf,
    }) => {
      const frame = new FramePage(page, input)
      const login = new LoginPage(page, input)
      const owners = [(await sessionOf('owner')).api, (await sessionOf('neighbour')).api] as const
      const { api } = account.session
      try {
        await api.call(invitationRoutes.acceptInvitation, { body: { code: await codeOf(owners[0], 'manager') } })
        await api.call(invitationRoutes.acceptInvitation, { body: { code: await codeOf(owners[1], 'user') } })
        await page.goto('/auth/login?back=%2Fprofile')
        await login.signIn(account)
        await expect(frame.heading('Mein Konto')).toBeVisible()
        await expect(frame.navigation.getByRole('link', { name: 'Klassen', exact: true })).toBeVisible()
        const other = await context.newPage()
        await other.goto('/profile')
        await expect(new FramePage(other).heading('Mein Konto')).toBeVisible()
        await page.bringToFront()
        await frame.choose(/Primarschule Seewiese/)
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('heading', { level: 1, name: 'Noch ist keine Klasse für Sie da' })).toBeVisible()
        await expect(frame.navigation.getByRole('link', { name: 'Klassen', exact: true })).toHaveCount(0)
        // The other tab switches to the same school at once.
        await expect(other).toHaveURL('/')
        await expect(new FramePage(other).heading('Noch ist keine Klasse für Sie da')).toBeVisible()
        await other.close()
        await frame.choose(/Grundschule am Lindenpark/)
        await expect(page.getByRole('heading', { name: 'Die Waschbären' })).toBeVisible()
        await expect(frame.navigation.getByRole('link', { name: 'Klassen', exact: true })).toBeVisible()

        const { id, name } = await shareAnyClass(owners[1], account.session.whoAmI)
        await input.press(frame.bell)
        await input.press(frame.notifications.getByRole('button', { name: `Klasse ${name}` }))
        await expect(page).toHaveURL(`/class/${id}/skills`)
        await expect(frame.heading('Kompetenzen')).toBeVisible()
      } finally {
        for (const owner of owners) await removeFromSchool(owner, account.address)
      }
    })
  })
