import { expectAccessible, narrow, resize, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

const pages = [
  ['Impressum', '/legal/notice', 'Impressum'],
  ['Datenschutz', '/legal/privacy', 'Datenschutz'],
  ['Nutzungsbedingungen', '/legal/terms', 'Nutzungsbedingungen'],
  ['Barrierefreiheit', '/legal/accessibility', 'Erklärung zur Barrierefreiheit'],
] as const

for (const [what, size] of [
  ['a phone', narrow],
  ['a desk', wide],
] as const)
  test(`on ${what}, the account menu of every page leads to the legal pages, by keyboard`, async ({
    page,
    class3a,
  }) => {
    await resize(page, size)
    const frame = new FramePage(page)
    await page.goto(`/class/${class3a.id}/student`)
    for (const [name, path, heading] of pages) {
      await frame.account.focus()
      await page.keyboard.press('Enter')
      const item = (one: string) =>
        page.getByRole('group', { name: 'Rechtliches' }).getByRole('menuitem', { name: one })
      await expect(item(name)).toBeVisible()
      // A menu has the focus only once it is drawn.
      await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
      // The last item of the menu first, then upwards to the one that is looked for; a key that comes before the focus
      // has moved goes nowhere.
      const steps = pages.slice(pages.findIndex(([one]) => one === name)).toReversed()
      for (const [index, [one]] of steps.entries()) {
        await page.keyboard.press(index === 0 ? 'End' : 'ArrowUp')
        await expect(item(one)).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
  })

test('the accessibility statement names status, exceptions, method, address and body', async ({ page }) => {
  await page.goto('/legal/accessibility')
  const main = page.getByRole('main')
  await expect(main.getByText(/teilweise vereinbar/)).toBeVisible()
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expect(
    main.getByText(/eigenen Bewertung vom \d+\. ?\S+ \d{4}|eigenen Bewertung vom \d+\.\d+\.\d{4}/),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'hallo@lernspur.example' })).toBeVisible()
  await expect(main.getByText(/Schlichtungs- oder Durchsetzungsstelle/)).toBeVisible()
  await expectAccessible(page, 'accessibility statement', { themes: ['light', 'dark'], size: narrow })
})
