import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/hub'
import { FramePage } from '../../../page/frame.page'
import { IdentityProviderPage } from '../../../page/identity-provider.page'
import { PeoplePage } from '../../../page/school/people.page'

test('who came by the portal waits in the list of people, is let in or refused, and a rule does it alone', async ({
  page,
  browser,
  founder,
  hub,
  ownClass,
}) => {
  expect(ownClass.id).not.toBe('')
  const people = new PeoplePage(page)
  const frame = new FramePage(page)
  /** Somebody signs in by the hub, in a browser of his or her own. */
  const arrive = async (familienname: string) => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const other = await context.newPage()
    await other.goto('/auth/login?idp=hub')
    await new IdentityProviderPage(other).signIn(await hub.login({ familienname }))
    await other.getByRole('button', { name: /Zustimmen und weiter|Agree and continue/ }).waitFor()
    await context.close()
  }
  const act = async (name: string, item: string) => {
    await people
      .row(name)
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await arrive('Erste')
  await arrive('Zweite')
  await people.open(founder.whoAmI.currentTenantId ?? '')
  await expect(people.row('Oda Erste').getByText('wartet auf Freigabe').filter({ visible: true })).toBeVisible()
  await expect(people.row('Oda Erste').getByText('Ohne E‑Mail-Adresse').filter({ visible: true })).toBeVisible()
  await expectAccessible(page, 'people who wait', { themes: ['light', 'dark'], size: narrow })
  await act('Oda Erste', 'Freigeben')
  await frame.expectNotified('Oda Erste ist freigegeben.')
  await expect(people.row('Oda Erste').getByText('aktiv', { exact: true }).filter({ visible: true })).toBeVisible()
  await act('Oda Zweite', 'Ablehnen')
  await frame.expectNotified('Oda Zweite bleibt draußen.')
  await expect(people.row('Oda Zweite').getByText('gesperrt', { exact: true }).filter({ visible: true })).toBeVisible()
  await page.getByRole('radio', { name: 'wird als Lehrkraft aufgenommen' }).click()
  await frame.expectNotified('Die Regel gilt ab jetzt.')
  await arrive('Dritte')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'wird als Lehrkraft aufgenommen' })).toBeChecked()
  await expect(people.row('Oda Dritte').getByText('aktiv', { exact: true }).filter({ visible: true })).toBeVisible()
})
