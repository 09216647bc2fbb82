import { recordConsoleErrors } from '../../fixture/browser/console-errors'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.describe(() => {
  test.use({ triesMarkup: true })

  test('text does not become markup or a script, whatever puts it there', async ({ page, refusedMarkup }) => {
    await page.goto('/')
    await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
    const refusals = await page.evaluate(() => {
      const attempts: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => {
          document.createElement('div').innerHTML = '<img src=x onerror="window.attacked=true">'
        },
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>attack</b>'),
        srcdoc: () => {
          document.createElement('iframe').srcdoc = '<script>parent.attacked=true</script>'
        },
        foreignScript: () => {
          document.createElement('script').src = 'https://attack.example/mfe/a.js'
        },
        uploadedScript: () => {
          document.createElement('script').src = '/api/files/1'
        },
        styleWithMarkup: () => {
          document.createElement('div').innerHTML = '[data-radix-select-viewport]{}<img src=x>'
        },
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
      }
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt()
          return []
        } catch (error) {
          return error instanceof TypeError ? [name] : []
        }
      })
    })
    expect(refusals).toEqual([
      'innerHTML',
      'insertAdjacentHTML',
      'srcdoc',
      'foreignScript',
      'uploadedScript',
      'styleWithMarkup',
      'policy',
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
    // What every other spec fails by.
    await expect.poll(() => refusedMarkup.some((text) => text.includes('TrustedHTML'))).toBe(true)
    await expect.poll(() => refusedMarkup.some((text) => text.includes('TrustedScriptURL'))).toBe(true)
  })
})

test.describe(() => {
  test.use({ person: 'owner', serviceWorkers: 'allow' })

  test('areas, panels, choices and the service worker work under it', async ({ page, class3a }) => {
    const violations = await recordConsoleErrors(page)
    const frame = new FramePage(page)
    await page.goto('/')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    for (const path of [`/class/${class3a.id}/student`, `/class/${class3a.id}/skills`, '/profile', '/verify']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const choice = page.getByRole('main').getByRole('combobox').first()
      if (await choice.isVisible()) {
        await choice.click()
        await page.keyboard.press('Escape')
      }
    }
    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(worker, { timeout: 20_000 }).toBe(1)
    expect(violations).toEqual([])
  })
})
