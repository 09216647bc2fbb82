import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/hub'
import { FramePage } from '../../page/frame.page'

test.describe('as the provider', () => {
  test.use({ person: 'provider', session: async ({ sessionOf }, use) => use(await sessionOf('provider')) })

  test('numbers of a school are typed, kept after a reload, and refused where another school has them', async ({
    page,
    founder,
    hub,
    sessionOf,
  }) => {
    const frame = new FramePage(page)
    const field = page.getByRole('textbox', { name: 'Schulnummer(n) bei Landesportal' })
    const save = page.getByRole('button', { name: 'Schulnummern speichern' })
    await page.goto(`/provider/tenant/${founder.whoAmI.currentTenantId}`)
    await expect(field).toHaveValue(hub.number)
    await field.fill(`${hub.number}, ${hub.number}-2`)
    await save.click()
    await frame.expectNotified('Die Schulnummern sind gespeichert.')
    await page.reload()
    await expect(field).toHaveValue(`${hub.number}, ${hub.number}-2`)
    await expectAccessible(page, 'numbers of a school', { themes: ['light', 'dark'], size: narrow })
    const { whoAmI } = await sessionOf('neighbour')
    await page.goto(`/provider/tenant/${whoAmI.currentTenantId}`)
    await field.fill(hub.number.toLowerCase())
    await save.click()
    await expect(page.getByText(/^Diese Schulnummer gehört schon zu einer anderen Schule: .*Schule/)).toBeVisible()
    await expect(field).toHaveValue(hub.number.toLowerCase())
  })
})
