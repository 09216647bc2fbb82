import { expect, test } from '../fixture/test'
import { FramePage } from '../page/frame.page'
import { LoginPage } from '../page/login.page'
import { ObservationPage } from '../page/observation.page'

const {
  LERNSPUR_STACKS_ADDRESS: address = '',
  LERNSPUR_STACKS_PASSWORD: password = '',
  LERNSPUR_STACKS_CLASS: classId = '',
  LERNSPUR_STACKS_START: startPid = '',
} = process.env

test.use({ person: null })

const child = 'Äneas Müller-1'

test('a teacher signs in, observes and reads it again, while one of two stacks ends', async ({ page }) => {
  const [login, frame, observation] = [new LoginPage(page), new FramePage(page), new ObservationPage(page)]
  await login.open()
  await login.signIn({ address, password })
  await page.getByRole('button', { name: 'Zustimmen und weiter' }).click()
  await expect(page).toHaveURL('/')

  await observation.open(classId)
  await observation.chooseCompetence('Deutsch: Kompetenz 1')
  await observation.level(child, 'Stufe 4').click()
  // Once it has ended, the balancer knows one stack alone.
  process.kill(Number(startPid), 'SIGTERM')
  await observation.save.click()
  await frame.expectNotified('1 Beobachtung gespeichert')

  for (let reload = 0; reload < 5; reload += 1) {
    await page.goto(`/class/${classId}/skills`)
    await expect(page.getByRole('gridcell', { name: /Stufe 4/ }).first()).toBeVisible()
  }
})
