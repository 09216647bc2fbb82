import { readVersion } from '@lernspur/federation/testing/another-version'
import { showFailingVersion } from '../../bench/outage/failing-version'
import { visits } from '../../bench/outage/visits'
import { readRegistry } from '../../fixture/release/served-registry'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'provider' })

test('a file that several parts of the start page share, and a list as well, is told as one failure each', async ({
  page,
}) => {
  const visit = visits.find(({ area }) => area === 'provider')
  await page.goto('/profile')
  const release = (await readRegistry(page)).areas.provider?.current
  if (!(visit && release)) throw new Error('The area of the provider is not live.')
  const live = await readVersion(release, async (file) => (await page.request.get(file)).text())
  await showFailingVersion(page, { visit, part: 'screen', how: 'drawing', hasBefore: false }, live)
  const frame = new FramePage(page)
  await page.goto('/profile')
  await frame.follow(visit.otherArea)
  await expect(frame.heading(visit.otherHeading)).toBeVisible()
  const cards = page.getByRole('main').getByRole('alert')
  await expect(cards).toHaveCount(1)
  await frame.follow(visit.link)
  await expect(page).toHaveURL(/\/provider\/tenant/)
  await expect(cards).toHaveCount(1)
})
