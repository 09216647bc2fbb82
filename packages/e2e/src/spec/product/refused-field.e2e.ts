import type { Page } from '@playwright/test'
import { type Panel, panels } from '../../fixture/panel/panels'
import { oldestReports } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import type { PersonName } from '../../person'

/** A form, the path of the contract that is refused, the field that this is about, and what is pressed. */
interface RefusedForm {
  readonly panel: string
  readonly path: string
  readonly field: string
  readonly submit: string
}

const forms: readonly RefusedForm[] = [
  { panel: 'a group of reports', path: 'name', field: 'Name der Gruppe', submit: 'Gruppe anlegen' },
  { panel: 'a class as a template', path: 'name', field: 'Name der Vorlage', submit: 'Vorlage sichern' },
  { panel: 'what a school is called', path: 'name', field: 'Name der Schule', submit: 'Speichern' },
  { panel: 'why a school is disabled', path: 'disabledReason', field: 'Grund', submit: 'Schule abschalten' },
  { panel: 'why an account is disabled', path: 'reason', field: 'Begründung', submit: 'Abmelden und Schule fragen' },
]

const sentence = 'Bitte prüfen Sie Ihre Eingaben. Angabe: Nicht erlaubt; Motto: Zu lang.'

/** The server refuses every write of the page, for the field and for one that the form does not have. */
const refuse = (page: Page, path: string) =>
  page.route(/\/api\//, (route, request) =>
    request.method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          json: {
            success: false,
            error: 'VALIDATION_FAILED',
            message: sentence,
            details: [
              { path, message: 'Nicht erlaubt.' },
              { path: 'unknownToThisForm', message: 'Zu lang.' },
            ],
          },
        }),
  )

const panelOf = (name: string): Panel => {
  const found = panels.find((panel) => panel.name === name)
  if (!found) throw new Error(`No panel is called ${name}.`)
  return found
}

for (const { panel: name, path, field, submit } of forms)
  test.describe(() => {
    const { person, path: pathOf, steps } = panelOf(name)
    test.use({ person: person as PersonName })

    test(`${name}: a refusal is marked at its field, or names it (rule error.5)`, async ({
      page,
      class3a,
      sessionOf,
      mark,
    }) => {
      const teacher = await sessionOf('teacher')
      const [report] = await oldestReports(teacher.api, class3a.id, 'inProgress')
      await page.goto(pathOf({ schoolClass: class3a, teacherId: teacher.whoAmI.id, reportId: report?.id ?? '' }))
      for (const step of steps) await step(page).click()
      const panel = page.getByRole('dialog')
      const input = panel.getByRole('textbox', { name: field })
      await input.fill(mark)
      await refuse(page, path)
      await panel.getByRole('button', { name: submit, exact: true }).click()
      await expect(input).toHaveAccessibleDescription(/Nicht erlaubt/)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(panel.getByText(/Motto: Zu lang\.|Zu lang\./).first()).toBeVisible()
    })
  })
