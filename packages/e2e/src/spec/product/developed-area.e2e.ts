import { developArea, developCopy } from '../../fixture/release/developed-area'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.describe('for the provider', () => {
  test.use({ person: 'provider' })

  test('an area under development runs in the browser that agreed, under a bar that says so and ends it', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const developed = await developArea('provider', baseURL ?? '')
    try {
      const frame = new FramePage(page)
      const bar = page.getByText(/^Entwicklung: „provider“ von /)
      await page.goto(developed.address)
      await page.getByRole('button', { name: 'Entwicklung beginnen' }).click()
      await page.goto('/provider/tenant')
      await expect(bar).toBeVisible()
      await expect(frame.heading('Schulen')).toBeVisible()
      // What was saved and cannot be built leaves the page as it is, and says why above it.
      const failure = "src/start.tsx(3,1): error TS2304: Cannot find name 'gone'.\n  3 | gone()"
      const updates = '**/mfe/dev/news'
      const body = `event: failure\ndata: ${JSON.stringify(failure)}\n\n`
      await page.route(updates, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
      await page.reload()
      const reason = page.getByRole('alert').filter({ hasText: "Cannot find name 'gone'" })
      await expect(reason).toBeVisible()
      await expect(frame.heading('Schulen')).toBeVisible()
      await page.unroute(updates)
      await page.reload()
      await expect(frame.heading('Schulen')).toBeVisible()
      await expect(reason).toHaveCount(0)
      await frame.follow('Überblick')
      await expect(frame.heading('Überblick')).toBeVisible()
      await page.getByRole('button', { name: 'Beenden' }).click()
      await expect(bar).toHaveCount(0)
      await page.goto('/provider/tenant')
      await expect(frame.heading('Schulen')).toBeVisible()
      await expect(bar).toHaveCount(0)
    } finally {
      await developed.end()
    }
  })

  test('what is saved takes its place in the page: an open sheet stays, with what was typed into it', async ({
    page,
    baseURL,
    browser,
  }) => {
    test.slow()
    const developed = await developCopy('provider', baseURL ?? '')
    const texts = 'mfe-provider/locales/de/provider.tenant.json'
    const source = 'mfe-provider/src/tenant/edit/create-sheet.tsx'
    try {
      await page.goto(developed.address)
      await page.getByRole('button', { name: 'Entwicklung beginnen' }).click()
      await page.goto('/provider/tenant')
      await page.getByRole('button', { name: 'Schule anlegen' }).click()
      const sheet = page.getByRole('dialog')
      const name = sheet.getByLabel('Name der Schule')
      await name.fill('Schule am Teich')
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
      const expectState = async () => {
        await expect(name).toHaveValue('Schule am Teich')
        expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
      }

      // A text, a component and a style.
      await developed.save(texts, '"title": "Schule anlegen"', '"title": "Schule gründen"')
      await expect(page.getByRole('dialog', { name: 'Schule gründen' })).toBeVisible()
      await expectState()
      await developed.save(source, '</form>', '<p className="mt-[7px]">Neu hier</p></form>')
      await expect(sheet.getByText('Neu hier')).toHaveCSS('margin-top', '7px')
      await expectState()

      // What cannot be built is said with its line, until it can.
      // By text, because an open sheet hides the page around it from whoever does not see it.
      const reason = page.getByText('Module build failed')
      await developed.save(source, 'Neu hier</p>', '{Neu hier</p>')
      await expect(reason).toContainText('Neu hier')
      await expectState()
      await developed.save(source, '{Neu hier</p>', 'Wieder gut</p>')
      await expect(sheet.getByText('Wieder gut')).toBeVisible()
      await expect(reason).toBeHidden()
      await expectState()

      // An error of type is shown above the page, which runs with it.
      const typeErrors = page.getByText(/^mfe-provider\/src\/tenant\/edit\/create-sheet\.tsx\(\d+,\d+\): error TS\d+/)
      const compiled = { timeout: 120_000 }
      await developed.save(source, 'Wieder gut', '{Math.abs("zwei") || "Halb gut"}')
      await expect(sheet.getByText('Halb gut')).toBeVisible()
      await expect(typeErrors).toContainText("'string' is not assignable", compiled)
      await expectState()
      await developed.save(source, '{Math.abs("zwei") || "Halb gut"}', 'Ganz gut')
      await expect(sheet.getByText('Ganz gut')).toBeVisible()
      await expect(typeErrors).toBeHidden(compiled)
      await expectState()

      // Screens that were not open yet are those of the newest build.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Verwerfen' }).click()
      await new FramePage(page).follow('Überblick')
      await expect(new FramePage(page).heading('Überblick')).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

      // Nobody else has anything of it.
      const others = await browser.newPage()
      await others.goto(`${baseURL}/`)
      await expect(others.getByRole('textbox').first()).toBeVisible()
      expect(await others.content()).not.toMatch(/react-development|lernspur-type-errors|Entwicklung: /)
      expect(await others.evaluate(() => 'lernspurRefresh' in window || 'lernspurUpdate' in window)).toBe(false)
      await others.close()
    } finally {
      await developed.end()
    }
  })
})
