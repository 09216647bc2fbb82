import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Api } from '../../../fixture/api'
import { expect, test } from '../../../fixture/founder'
import { takeHold } from '../../../fixture/keyboard'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'
import { ScalesPage } from '../../../page/scales.page'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const stored = async (api: Api) => {
  const { rows } = await api.call(performanceVisualRoutes.listPerformanceVisuals)
  return rows.map(({ name, performanceLevelsV2 }) => [name, ...performanceLevelsV2.map(({ label }) => label)])
}

test('a class gets a scale of its own: names, order, levels and pictures', async ({ page, founder }) => {
  const { api } = founder
  const { id } = await newClass(api)
  const scales = new ScalesPage(page)
  await page.goto(`/class/${id}/settings`)
  await page.getByRole('link', { name: 'Skalen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch keine eigene Skala' })).toBeVisible()
  await scales.make(/^Drei Smileys/)
  await page.getByRole('textbox', { name: 'Name der Skala' }).fill('Gesichter')
  await scales.level(2).fill('kann es mit Hilfe')
  await expect.poll(() => stored(api)).toEqual([['Gesichter', 'übt noch', 'kann es mit Hilfe', 'gelingt']])

  await takeHold(page, scales.grip('gelingt'), page.getByText(/^gelingt über Platz 3/))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^gelingt über Platz 2/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('gelingt steht jetzt an Platz 2.')).toBeAttached()
  await expect(scales.grip('gelingt')).toBeFocused()
  await expect.poll(() => stored(api)).toEqual([['Gesichter', 'übt noch', 'gelingt', 'kann es mit Hilfe']])
  await scales.choose('übt noch', 'Nach unten')
  await scales.choose('übt noch', 'Nach unten')
  await expect.poll(() => stored(api)).toEqual([['Gesichter', 'gelingt', 'kann es mit Hilfe', 'übt noch']])

  await page.getByRole('button', { name: 'Stufe hinzufügen' }).click()
  await expect(scales.level(4)).toHaveValue('Neue Stufe')
  await scales.choose('gelingt', 'Stufe entfernen')
  await expect(scales.levels).toHaveCount(3)
  await new FramePage(page).undo()
  await expect(scales.levels).toHaveCount(4)
  await expect(scales.level(1)).toHaveValue('gelingt')

  await scales.openPicture('gelingt')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(scales.picture.getByRole('alert')).toContainText('SVG-Dateien werden nicht angenommen')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel })
  await scales.picture.getByRole('group', { name: 'Ausschnitt' }).press('ArrowRight')
  await scales.picture.getByRole('button', { name: 'Bild übernehmen' }).click()
  await expect(scales.picture).toHaveCount(0)
  const { rows } = await api.call(performanceVisualRoutes.listPerformanceVisuals)
  expect(rows[0]?.performanceLevelsV2.map(({ pictureUrl }) => pictureUrl !== null)).toEqual([true, false, false, false])

  const firstLevel = async () => {
    const again = await api.call(performanceVisualRoutes.listPerformanceVisuals)
    return again.rows[0]?.performanceLevelsV2[0]
  }
  await page.getByRole('combobox', { name: 'Bilder der Stufen' }).click()
  await page.getByRole('option', { name: 'Sterne' }).click()
  await expect.poll(async () => (await firstLevel())?.picturePath).toBe('builtin/stars/1-of-4')
  await new FramePage(page).undo()
  await expect.poll(firstLevel).toMatchObject({ isFrontendPicture: false })

  await page.getByRole('button', { name: 'Skala löschen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch keine eigene Skala' })).toBeVisible()
  await new FramePage(page).undo()
  await expect(page.getByRole('link', { name: 'Gesichter bearbeiten' })).toBeVisible()
  await expect.poll(firstLevel).toMatchObject({ label: 'gelingt', isFrontendPicture: false })
})
