import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import type { Locator } from '@playwright/test'
import { beginSession } from '../../../fixture/browser/begin-session'
import { rememberToasts } from '../../../fixture/browser/toasts'
import { pdfText, withoutBreaks } from '../../../fixture/pdf'
import { knownClass } from '../../../fixture/school-class'
import { type Session, signInWith } from '../../../fixture/session'
import { expect, test } from '../../../fixture/test'
import { markedReports, removeTraces } from '../../../fixture/traces'
import { FramePage } from '../../../page/frame.page'
import { ReportPage } from '../../../page/report.page'
import { ReportsPage } from '../../../page/reports.page'

// The class of Selma Aktaş, where Peter Lindner teaches sport and music; a third teacher gets English.
test.use({ person: null })

test('a class teacher and two subject teachers write, remind, complete and print the reports of a class', async ({
  browser,
  playwright,
  baseURL,
  mark,
  sessionOf,
}) => {
  test.setTimeout(240_000)
  const origin = String(baseURL)
  const head = (await sessionOf('head')).api
  const { id, children } = await knownClass(head, '3b')
  const count = children.length
  const params = { schoolClassId: id }
  const sessionAs = (name: string) =>
    signInWith(playwright.request, origin, { address: `${name}@schule.example`, password: demoPassword })
  const pageOf = async (session: Session) => {
    const context = await browser.newContext({
      baseURL: origin,
      storageState: { cookies: session.state.cookies, origins: [] },
    })
    await context.addInitScript(rememberToasts)
    await beginSession(context, session, origin)
    const page = await context.newPage()
    return { page, frame: new FramePage(page), reports: new ReportsPage(page), editor: new ReportPage(page) }
  }
  const sessions = [
    await sessionAs('s.aktas'),
    await sessionAs('p.lindner'),
    await sessionOf('subjectTeacher'),
  ] as const
  const subjects = await head.call(subjectRoutes.listSubjects, {
    list: { filter: [{ field: 'schoolClassId', type: 'eq', value: id }] },
  })
  const english = subjects.rows.find(({ name }) => name === 'Englisch')
  const { id: rightId } = await head.call(accessRightRoutes.createAccessRight, {
    params,
    body: {
      userId: sessions[2].whoAmI.id,
      canWriteCompetenceEntries: true,
      schoolSubjectIds: [english?.id ?? ''],
    },
  })
  try {
    const [selma, peter, jonas] = await Promise.all(sessions.map(pageOf))
    if (!selma || !peter || !jonas) throw new Error('There are three people.')
    const name = `Gruppe ${mark}`

    await selma.reports.open(id)
    // A request that never arrives has created nothing, and the page says so; one whose response is lost has created
    // all.
    const bulk = '**/api/classes/*/reports/bulk'
    await selma.page.route(bulk, (route) => route.abort())
    await selma.reports.createForAll({ name: `Zeugnis ${mark}`, groupName: name, children: count })
    // The button is at the end of the form; the result appears at its top.
    await expect(selma.reports.sheet.getByText(`„Zeugnis ${mark}“ ist nicht erstellt worden`)).toBeInViewport()
    let letThrough = () => {}
    const isLetThrough = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await selma.page.unroute(bulk)
    await selma.page.route(bulk, async (route) => {
      await isLetThrough
      await route.fetch()
      await route.abort()
    })
    await selma.reports.submit(count).click()
    await selma.reports.confirmSecondSet()
    await expect(selma.reports.sheet.getByRole('progressbar', { name: 'Berichte werden erstellt' })).toBeVisible()
    await selma.page.keyboard.press('Escape')
    await expect(selma.page.getByText(`„Zeugnis ${mark}“ wird erstellt`)).toBeVisible()
    letThrough()
    await selma.frame.expectNotified(`${count} Berichte erstellt`)
    await selma.page.unroute(bulk)
    const group = selma.reports.group(name)

    // One press checks the class; each line of the result leads to its report.
    await selma.page.getByRole('button', { name: /offene Berichte prüfen$/ }).click()
    const checked = selma.page.getByRole('dialog')
    await checked.getByRole('button', { name: /Bemerkungen fehlen/ }).click()
    await checked.getByRole('link', { name: 'Englisch', exact: true }).first().click()
    await expect(selma.editor.comment('Englisch')).toBeVisible()
    await selma.reports.open(id)
    await expect(group).toContainText('Jonas Reinhardt')

    // Both write the same remark; the second one sees both texts and merges them.
    const [report] = await markedReports(head, id, mark)
    const single = `/class/${id}/reports/single/${report?.id}?subject=${english?.id}`
    await Promise.all([selma.page.goto(single), jonas.page.goto(single)])
    await expect(selma.editor.comment('Englisch')).toBeVisible()
    await jonas.editor.comment('Englisch').fill('Spricht gern.')
    await expect(jonas.page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()
    await selma.editor.comment('Englisch').fill('Hört gut zu.')
    const conflict = selma.page.getByRole('alert')
    await expect(conflict.getByText('Jonas Reinhardt hat diese Bemerkung inzwischen gespeichert.')).toBeInViewport()
    await expect(conflict).toContainText('Spricht gern.')
    await conflict.getByRole('button', { name: 'So zusammenführen' }).click()
    await expect(selma.editor.comment('Englisch')).toHaveValue('Spricht gern. Hört gut zu.')
    await expect(selma.page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()

    // A subject teacher completes one of two subjects for all children, undoes it, and repeats it.
    await peter.reports.open(id)
    const ofPeter = peter.reports.group(name)
    const sport = async () => {
      await ofPeter.getByRole('button', { name: 'Fach abschließen' }).click()
      await peter.page.getByRole('menuitem', { name: `Sport in ${count} Berichten abschließen` }).click()
      await peter.page
        .getByRole('dialog')
        .getByRole('button', { name: `In ${count} Berichten abschließen` })
        .click()
      await expect(ofPeter.getByRole('button', { name: `Musik in ${count} Berichten abschließen` })).toBeVisible()
    }
    await sport()
    await peter.frame.undo()
    await sport()

    // The other teacher gets a reminder, follows it to the reports, and completes the subject.
    await selma.reports.open(id)
    await group.getByRole('button', { name: 'Jonas Reinhardt erinnern' }).click()
    await selma.frame.expectNotified('Erinnert: Jonas Reinhardt')
    await jonas.page.goto('/')
    await jonas.frame.bell.click()
    await jonas.frame.notifications.getByRole('button', { name: 'Erinnerung: Berichte der Klasse 3b' }).first().click()
    await expect(jonas.frame.heading(name)).toBeVisible()
    await jonas.page.getByRole('button', { name: `Englisch in ${count} Berichten abschließen` }).click()
    const dialog = jonas.page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: `${count - 1} Bemerkungen fehlen` })).toBeVisible()
    await dialog.getByRole('button', { name: `In ${count} Berichten abschließen` }).click()
    await jonas.frame.expectNotified(`Englisch ist in ${count} Berichten abgeschlossen`)
    await expect(jonas.page.getByRole('button', { name: /endgültig|prüfen und abschließen/ })).toHaveCount(0)
    await selma.reports.open(id)
    await selma.frame.bell.click()
    await expect(selma.frame.notifications.getByRole('button', { name: 'Englisch ist fertig' }).first()).toBeVisible()
    await selma.page.keyboard.press('Escape')

    // Complete, print, next: all children in six presses at most.
    let presses = 0
    const press = async (control: Locator) => {
      await control.click()
      presses += 1
    }
    const checklist = selma.editor.checklist
    await press(group.getByRole('button', { name: `${count} prüfen und abschließen` }))
    await expect(checklist.getByRole('button', { name: /Fächer sind noch offen/ })).toBeVisible()
    await press(checklist.getByRole('button', { name: `${count} endgültig abschließen` }))
    await expect(group).toContainText(`${count} von ${count} abgeschlossen`)
    await press(group.getByRole('button', { name: `Drucken: ${name}` }))
    const print = selma.page.getByRole('dialog', { name: `${count} Berichte als Datei` })
    const download = selma.page.waitForEvent('download', { timeout: 90_000 })
    await press(print.getByRole('button', { name: 'Erstellen' }))
    const text = await pdfText(await (await download).path())
    await press(print.getByRole('button', { name: 'Schließen' }))
    await press(selma.page.getByRole('link', { name: 'Alle Berichte', exact: true }))
    await expect(selma.page.getByRole('table')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(6)
    for (const { name: child } of children) expect(text).toContain(withoutBreaks(child))
    expect(text).toContain(withoutBreaks('Spricht gern. Hört gut zu.'))
    // Earlier completions can no longer be undone.
    await expect(peter.page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  } finally {
    await head.call(accessRightRoutes.deleteAccessRight, { params: { ...params, accessRightId: rightId } })
    await removeTraces(head, id, mark)
    for (const session of sessions.slice(0, 2)) await session.close()
  }
})
