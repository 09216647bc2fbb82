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
