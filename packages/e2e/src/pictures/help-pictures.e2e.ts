import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { oldestReports } from '../fixture/school-class'
import { expect, test } from '../fixture/test'

const folder = join(import.meta.dirname, '../../../../shell/help/pictures')

/** Size of each picture in pixels; the help reserves as much room. */
const size = { width: 960, height: 600 }

/** Encodes a picture as WebP, at a quality at which its texts stay sharp. */
const asWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const blank = await page.context().newPage()
  const base64 = await blank.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const encoded = await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 })
    return btoa(Array.from(new Uint8Array(await encoded.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  await blank.close()
  return Buffer.from(base64, 'base64')
}

for (const language of ['de', 'en'] as const)
  test.describe(() => {
    test.use({ language, viewport: size, person: 'teacher' })

    /** Once nothing is loading, so that no picture shows a placeholder. */
    const take = async (page: Page, name: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await mkdir(join(folder, language), { recursive: true })
      await writeFile(join(folder, language, `${name}.webp`), await asWebp(page, png))
    }

    for (const [name, below] of [
      ['observe', 'observe'],
      ['matrix', 'skills'],
      ['statistics', 'statistics'],
      ['reports', 'reports'],
    ] as const)
      test(`picture of ${name} for the help in ${language}`, async ({ page, class3a }) => {
        await page.goto(`/class/${class3a.id}/${below}`)
        // The cells are what the help is about.
        if (name === 'matrix') await page.getByRole('grid').evaluate((grid) => grid.scrollIntoView())
        await take(page, name)
      })

    test(`picture of the calendar for the help in ${language}`, async ({ page }) => {
      await page.goto('/profile')
      const heading = page.getByRole('heading', { name: language === 'de' ? 'Kalender' : 'Calendar', exact: true })
      await heading.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      await take(page, 'calendar')
    })

    test.describe(() => {
      test.use({ person: 'head' })

      test(`picture of the choice of a form for the help in ${language}`, async ({ page, class3a }) => {
        await page.goto(`/school/${class3a.tenantId}/settings`)
        const name = language === 'de' ? 'Amtliches Formular' : 'Official form'
        // The demo school lies in a Land without a form; what is shown is not saved.
        await page
          .getByRole('checkbox', { name: language === 'de' ? 'Alle Formulare zeigen' : 'Show all forms' })
          .click()
        await page.getByRole('group', { name }).evaluate((one) => one.scrollIntoView())
        await page.mouse.wheel(0, -80)
        await take(page, 'official-forms')
      })
    })

    test.describe(() => {
      test.use({ person: 'provider' })

      test(`picture of an official form for the help in ${language}`, async ({ page }) => {
        await page.goto('/provider/official-forms')
        await page.getByRole('link', { name: /Niedersachsen.*Notenzeugnis/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: /Notenzeugnis/ })).toBeVisible()
        await take(page, 'forms')
      })
    })

    test(`picture of a child for the help in ${language}`, async ({ page, class3a }) => {
      await page.goto(`/class/${class3a.id}/student/${class3a.children[0]?.id}`)
      await take(page, 'child')
    })

    test(`picture of a report for the help in ${language}`, async ({ page, class3a, sessionOf }) => {
      const [report] = await oldestReports((await sessionOf('teacher')).api, class3a.id, 'inProgress')
      await page.goto(`/class/${class3a.id}/reports/single/${report?.id}`)
      await take(page, 'write')
    })
  })
