import { recogniseOnDevice } from '../../fixture/browser/device-recognition'
import { expect, test } from '../../fixture/test'
import { ObservationPage } from '../../page/observation.page'

test.describe('dictation', () => {
  test('a note is dictated where the device recognises speech itself, and a click ends it', async ({
    page,
    class3a,
  }) => {
    await recogniseOnDevice(page, 'rechnet mit Material')
    const observation = new ObservationPage(page)
    await observation.open(class3a.id)
    const start = page.getByRole('button', { name: 'Diktieren (bleibt auf diesem Gerät)' })
    await observation.note.first().fill('Heute:')
    await start.click()
    await expect(observation.note.first()).toHaveValue('Heute: rechnet mit Material')
    await page.getByRole('button', { name: 'Diktat beenden' }).click()
    await expect(start).toHaveAttribute('aria-pressed', 'false')
    await observation.note.first().fill('')
  })

  test('where speech would be sent elsewhere there is no dictation', async ({ page, class3a }) => {
    await page.addInitScript(() => Object.assign(window, { SpeechRecognition: class {} }))
    const observation = new ObservationPage(page)
    await observation.open(class3a.id)
    await expect(observation.note.first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Diktieren/ })).toHaveCount(0)
  })
})
