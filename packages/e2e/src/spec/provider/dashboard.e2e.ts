import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'provider' })

test('the provider sees all schools at a glance, and a card that fails leaves the others alone', async ({ page }) => {
  await page.route('**/api/provider/dashboard/quiet-schools*', (route) =>
    route.fulfill({ status: 501, json: { success: false, error: 'NOT_IMPLEMENTED', message: 'away' } }),
  )
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Erste Schritte' }).getByRole('progressbar')).toBeVisible()
  await new FramePage(page).follow('Überblick')
  await expect(page.getByRole('heading', { level: 1, name: 'Überblick' })).toBeVisible()

  const quiet = page.getByRole('region', { name: 'Stille Schulen' })
  await expect(quiet.getByRole('alert')).toBeVisible()
  const services = page.getByRole('region', { name: 'Dienste' })
  await expect(services.getByText('läuft', { exact: true })).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Letzte Sicherung' })).toContainText('noch nie')
  await expect(page.getByRole('region', { name: 'Versionen' }).getByText(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)).toHaveCount(8)

  const children = page.getByRole('figure').filter({ hasText: 'Kinder' })
  await expect(children.getByRole('img', { name: /^Kinder je Woche seit dem/ })).toBeVisible()
  await children.getByRole('button', { name: 'Kinder als Tabelle' }).click()
  await expect(
    children
      .getByRole('table', { name: /^Kinder je Woche/ })
      .getByRole('row')
      .nth(1),
  ).toContainText(/\d+/)
  await expect(children.getByRole('button', { name: 'Kinder als Diagramm' })).toBeFocused()

  await page.unroute('**/api/provider/dashboard/quiet-schools*')
  await quiet.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(quiet.getByRole('alert')).toHaveCount(0)
  await quiet.getByRole('radio', { name: '2 Wochen' }).click()
  await expect(quiet.getByText(/Keine\.|zuletzt|noch nie/).first()).toBeVisible()
})

test('the overview names the other cells, and says of each why its numbers are missing (rule desk.12)', async ({
  page,
}) => {
  await page.goto('/provider')
  const cells = page.getByRole('region', { name: 'Weitere Zellen' })
  const rows = cells.getByRole('listitem')
  // No token is configured for the one; nothing listens at the other.
  await expect(rows.filter({ hasText: 'Zelle Nord' })).toContainText('Die Zelle gibt ihre Zahlen nicht heraus')
  await expect(rows.filter({ hasText: 'Zelle Süd' })).toContainText('Die Zelle antwortet nicht.')
  await expect(rows.filter({ hasText: 'Zelle Süd' })).toContainText('nicht erreichbar')
})
