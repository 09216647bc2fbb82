import { expect, test } from '../../fixture/test'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'

test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } })

test('a wrong tap on a tablet is taken back by its toast, in the status line and in its cell', async ({
  page,
  class3a,
}) => {
  const [frame, matrix] = [new FramePage(page), new CompetenceMatrixPage(page)]
  const notices = page.getByRole('region', { name: 'Meldungen' })
  await matrix.open(class3a.id)
  await matrix.chooseSubject('Musik')
  const cell = page.getByRole('gridcell', { name: 'noch nicht beobachtet' }).first()
  const at = `[data-place="${await cell.getAttribute('data-place')}"]`
  const tapped = page.locator(at)
  const panel = page.getByRole('dialog')
  const tapLevel = async () => {
    await tapped.tap()
    await panel.getByRole('button', { name: 'gelingt gut' }).tap()
  }

  await tapLevel()
  await expect(tapped).toHaveText(/^gelingt gut/)
  await notices.getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(tapped).toHaveText('noch nicht beobachtet')
  await expect(tapped).toBeFocused()

  await tapLevel()
  await expect(tapped).toHaveText(/^gelingt gut/)
  await page.getByRole('banner').getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(tapped).toHaveText('noch nicht beobachtet')

  // The level that is set offers the way back, and the older toast takes nothing back any more.
  await tapLevel()
  await expect(tapped).toHaveText(/^gelingt gut/)
  // There is something to delete once it is stored.
  const waiting = page.getByRole('grid').locator('[data-state]')
  await expect(waiting).toHaveCount(0)
  await tapLevel()
  const remove = panel.getByRole('button', { name: 'Eintrag löschen' })
  await expect(remove).toBeFocused()
  await remove.tap()
  await frame.expectNotified('Eintrag gelöscht')
  await expect(tapped).toHaveText('noch nicht beobachtet')
  await expect(notices.getByRole('button', { name: 'Rückgängig' })).toHaveCount(1)
  await notices.getByRole('button', { name: 'Rückgängig' }).tap()
  await expect(tapped).toHaveText(/^gelingt gut/)
  await expect(waiting).toHaveCount(0)
  await tapped.tap()
  await remove.tap()
  await expect(tapped).toHaveText('noch nicht beobachtet')
  await expect(waiting).toHaveCount(0)
})
