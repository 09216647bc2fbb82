import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { TablePage } from '../../page/table.page'

const notHere = 'Hier ist nichts zu finden'

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test.describe('the provider', () => {
  test.use({ person: 'provider' })

  test('finds the filters of the list in lines of one height, each with its whole text', async ({ page }) => {
    await page.goto('/provider/tenant')
    const filters = page.getByRole('main').getByRole('search')
    const choices = filters.getByRole('combobox').or(filters.getByRole('button', { name: 'Land', exact: true }))
    await expect(choices).toHaveCount(4)
    for (const width of [1440, 1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(new Set(heights).size, `heights at ${width}: ${heights}`).toBe(1)
      const cut = await choices
        .locator('span')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(cut, `at ${width}`).toEqual([])
    }
  })

  test('sees every school with its counts', async ({ page }) => {
    const schools = new TablePage(page, 'Schulen')
    await page.goto('/')
    await new FramePage(page).follow('Schulen')
    // Other specs create schools at the same time.
    for (const name of ['Grundschule am Lindenpark', 'Lernspur', 'Primarschule Seewiese'])
      await expect(schools.names().filter({ hasText: name })).toHaveCount(1)
    const counts = schools.row('Grundschule am Lindenpark').getByRole('cell')
    // A parallel spec may have a user join for a moment.
    await expect(counts.nth(1)).toHaveText(/^[78]$/)
    await expect(counts.nth(2)).toHaveText('3')
    await expect(counts.nth(3)).toHaveText(/^\d\d$/)
    await schools.sortBy('Kinder')
    await expect(schools.table.getByRole('columnheader', { name: 'Kinder' })).toHaveAttribute('aria-sort', /scending$/)
    await schools.search.fill('Seewiese')
    await expect(schools.names()).toHaveText([/Primarschule Seewiese/])
    await schools.search.fill('keine solche')
    await page.getByRole('button', { name: 'Suche und Filter zurücksetzen' }).click()
    await expect(schools.search).toHaveValue('')
    await expect(schools.names()).not.toHaveCount(0)
  })

  test('finds the newest schools on the start page, each linked to its row in the list', async ({ page }) => {
    await page.goto('/')
    const newest = page.getByRole('region', { name: 'Zuletzt angelegt' }).getByRole('link').first()
    // The newest school may change during the test.
    const name = String(await newest.textContent())
    await page.getByRole('link', { name, exact: true }).click()
    await expect(new TablePage(page, 'Schulen').names().first()).toContainText(name)
    await expect(page.getByRole('searchbox')).toHaveValue(name)
  })

  test('reads states and addresses in one line, however long the names beside them', async ({
    page,
    mark,
    sessionOf,
  }) => {
    const { api } = await sessionOf('provider')
    const [state] = (await api.call(referenceDataRoutes.listStates, { list: { limit: 1 } })).rows
    const name = `Grundschule ${mark} mit einem außerordentlich langen Namen am Rande der Kleinstadt Oberunterhausen`
    const body = { name, stateId: state?.id ?? '', countryId: state?.countryId ?? '' }
    const { id: tenantId } = await api.call(providerTenantRoutes.createTenant, { body })
    const email = `inhaberin.${crypto.randomUUID().slice(0, 8)}@schule.example`
    const owner = { email, firstName: 'Ina', lastName: mark, roleType: 'admin' } as const
    await api.call(providerUserRoutes.addTenantUser, { params: { tenantId }, body: owner })
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/provider/tenant?search=${encodeURIComponent(mark)}`)
      expect(await linesOf(page.getByRole('cell').getByText('in Einrichtung'))).toBe(1)
      await page.goto(`/provider/user?search=${encodeURIComponent(mark)}`)
      expect(await linesOf(page.getByRole('cell').getByText('Einladung offen'))).toBe(1)
    }
    expect(await linesOf(page.getByRole('cell').getByText(email))).toBe(1)
    const ended = { isDisabled: true, disabledReason: 'Nur eine Probe.' }
    await api.call(providerTenantRoutes.updateTenant, { params: { tenantId }, body: ended })
    await api.call(providerTenantRoutes.deleteTenant, { params: { tenantId } })
  })

  test('sees nothing of a class', async ({ page, class3a }) => {
    await page.goto(`/class/${class3a.id}/student`)
    await expect(page.getByText(notHere)).toBeVisible()
    await expect(page.getByText('Amira')).toHaveCount(0)
  })
})
