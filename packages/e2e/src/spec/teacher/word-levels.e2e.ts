import { expect, test } from '../../fixture/test'
import { ObservationPage } from '../../page/observation.page'

test.use({ person: 'teacherOf5c', viewport: { width: 820, height: 1180 } })

test('beside levels of words, who a row is about can be read on a tablet', async ({ page, class5c }) => {
  const observation = new ObservationPage(page)
  await observation.open(class5c.id)
  const name = class5c.children[0]?.name ?? ''
  const shown = observation.row(name).getByTitle(name).first()
  await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(40)
})

/** Levels of words as schools name them, in place of those of the class's scale. */
const longer: readonly (readonly [string, string])[] = [
  ['"sehr sicher"', '"überwiegend selbstständig und sicher"'],
  ['"noch unsicher"', '"noch nicht beobachtbar"'],
  ['"sicher"', '"Unterstützungsbedarf"'],
]

for (const width of [390, 820, 1440])
  for (const names of ['short', 'long'] as const)
    test(`beside ${names} levels of words all rows are as high, and no name leaves its button, at ${width} px`, async ({
      page,
      class5c,
    }) => {
      await page.setViewportSize({ width, height: 1180 })
      if (names === 'long')
        await page.route(`**/api/classes/${class5c.id}/capture*`, async (route) => {
          const response = await route.fetch()
          const text = await response.text()
          const body = longer.reduce((all, [from, to]) => all.replaceAll(from, to), text)
          await route.fulfill({ response, body })
        })
      const observation = new ObservationPage(page)
      await observation.open(class5c.id)
      const row = observation.row(class5c.children[0]?.name ?? '')
      const last = names === 'long' ? 'überwiegend selbstständig und sicher' : 'sehr sicher'
      await expect(row.getByRole('radio', { name: last })).toBeVisible()
      const rows = page.locator('[data-student]')
      await expect(rows).toHaveCount(class5c.children.length)
      const heights = await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
      expect(new Set(heights).size).toBe(1)
      const leaving = await page.getByRole('radio').evaluateAll((all) =>
        all.flatMap((one) => {
          const [button, text] = [one.getBoundingClientRect(), one.firstElementChild?.getBoundingClientRect()]
          return text && (text.left < button.left || text.right > button.right) ? [one.textContent] : []
        }),
      )
      expect(leaving).toEqual([])
    })
