import type { Page } from '@playwright/test'
import type { KnownClass } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import type { PersonName } from '../../person'

/** Where a sheet or a dialog with a text field is opened. */
interface Panel {
  readonly name: string
  readonly path: (known: { schoolClass: KnownClass; tenantId: string }) => string
  /** Names of the buttons to press one after the other. */
  readonly buttons: readonly (string | RegExp)[]
  /** What is typed is still there the next time, so that nothing is asked. */
  readonly isStored?: boolean
}

const panels: Readonly<Partial<Record<PersonName, readonly Panel[]>>> = {
  teacher: [
    {
      name: 'an entry',
      path: ({ schoolClass: { id, children } }) => `/class/${id}/student/${children[0]?.id}/timeline`,
      buttons: [/^Beobachtung bearbeiten/],
    },
    {
      name: 'new reports',
      path: ({ schoolClass }) => `/class/${schoolClass.id}/reports`,
      buttons: ['Berichte erstellen'],
      isStored: true,
    },
    {
      name: 'new children',
      path: ({ schoolClass }) => `/class/${schoolClass.id}/settings/students`,
      buttons: ['Kinder hinzufügen'],
    },
  ],
  head: [
    {
      name: 'a new class',
      path: ({ tenantId }) => `/school/${tenantId}/settings/classes`,
      buttons: ['Klasse anlegen'],
      isStored: true,
    },
    { name: 'an invitation', path: ({ tenantId }) => `/school/${tenantId}/settings/user`, buttons: ['Einladen'] },
  ],
  provider: [
    { name: 'addresses', path: () => '/provider/whitelist', buttons: ['Adressen hinzufügen'] },
    { name: 'a school', path: () => '/provider/tenant', buttons: ['Schule anlegen'] },
    { name: 'an announcement', path: () => '/provider/announcements', buttons: ['Ankündigung schreiben'] },
  ],
}

const typed = 'Noch nicht gespeichert'

const openPanel = async (page: Page, { buttons }: Panel) => {
  for (const name of buttons) await page.getByRole('main').getByRole('button', { name }).first().click()
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('textbox').first()
  await expect(field).toBeVisible()
  return { panel, field }
}

for (const [person, opened = []] of Object.entries(panels))
  test.describe(() => {
    test.use({ person: person as PersonName })

    test(`${person}: no panel discards typed text unasked (rule screen.12)`, async ({ page, class3a, sessionOf }) => {
      const { whoAmI } = await sessionOf(person as PersonName)
      const known = { schoolClass: class3a, tenantId: String(whoAmI.currentTenantId) }
      const question = page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' })
      for (const one of opened)
        await test.step(one.name, async () => {
          await page.goto(one.path(known))
          const { panel, field } = await openPanel(page, one)
          await field.fill(typed)
          await page.keyboard.press('Escape')
          if (one.isStored) {
            await expect(panel).toHaveCount(0)
            const again = await openPanel(page, one)
            await expect(again.field).toHaveValue(typed)
            return
          }
          await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
          await expect(field).toHaveValue(typed)
          await panel.getByRole('button', { name: 'Schließen', exact: true }).click()
          await question.getByRole('button', { name: 'Verwerfen' }).click()
          await expect(panel).toHaveCount(0)
        })
    })
  })
