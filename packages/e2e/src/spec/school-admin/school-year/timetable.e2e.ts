import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { timetableRoutes } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { expect } from '@playwright/test'
import { expectAccessible, narrow, wide } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { makeMember } from '../../../fixture/colleague'
import { test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'

const subjectIn = async (api: Api, schoolClassId: string): Promise<string> => {
  const filter = [{ field: 'schoolClassId' as const, type: 'eq' as const, value: schoolClassId }]
  const { rows } = await api.call(subjectRoutes.listSubjects, { list: { filter } })
  return rows[0]?.id ?? ''
}

/** A file as Untis on Windows writes it: umlauts in its own encoding. */
const untis = (rows: readonly string[]) => ({
  name: 'GPU001.TXT',
  mimeType: 'text/plain',
  buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
})

/** A calendar as WebUntis writes it: German in class 4a every second week, from this one and from the next, and each week. */
const alternatingCalendar = (first: Date) => {
  const dayAfter = (days: number) =>
    new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const event = (days: number, hour: string, interval: number) => [
    'BEGIN:VEVENT',
    `DTSTART;TZID=Europe/Berlin:${dayAfter(days)}T${hour}0000`,
    `DTEND;TZID=Europe/Berlin:${dayAfter(days)}T${hour}4500`,
    `RRULE:FREQ=WEEKLY;INTERVAL=${interval}`,
    'SUMMARY:DEU',
    'DESCRIPTION:4a MÜL',
    'END:VEVENT',
  ]
  const events = [event(0, '08', 2), event(7, '09', 2), event(0, '10', 1)]
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR']
  return { name: 'plan.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) }
}

for (const [language, texts] of [
  [
    'de',
    {
      choose: 'Datei wählen',
      none: 'Die Schule hat noch keinen Stundenplan übernommen.',
      nobody: 'Niemand in Lernspur',
      from: '1. Stunde von',
      until: '1. Stunde bis',
      take: 'Übernehmen',
      done: 'Stundenplan mit 2 Stunden übernommen.',
      undo: 'Rückgängig',
      left: 'Diese Klassen gibt es in Lernspur nicht: 9z (1)',
      person: 'Person suchen',
      remove: 'Stundenplan löschen',
      alternating: '2 davon sind nur jede zweite Woche.',
      taken: 'Stundenplan mit 3 Stunden übernommen.',
      noTable: /kein Stundenplan, den Lernspur lesen kann/,
    },
  ],
  [
    'en',
    {
      choose: 'Choose a file',
      none: 'The school has not taken over a timetable yet.',
      nobody: 'Nobody in Lernspur',
      from: 'Period 1 from',
      until: 'Period 1 until',
      take: 'Take over',
      done: 'Timetable with 2 lessons taken over.',
      undo: 'Undo',
      left: 'These classes are not in Lernspur: 9z (1)',
      person: 'Find a person',
      remove: 'Delete the timetable',
      alternating: '2 of them are held every second week only.',
      taken: 'Timetable with 3 lessons taken over.',
      noTable: /not a timetable that Lernspur can read/,
    },
  ],
] as const)
  test.describe(() => {
    test.use({ language })

    test(`a file of Untis becomes the timetable once it is taken over, and is undone (${language})`, async ({
      founder,
      page,
      playwright,
      baseURL,
    }) => {
      const { api, whoAmI } = founder
      const { id: schoolClassId } = await newClass(api)
      const name = { firstName: 'Änne', lastName: 'Müller' }
      const teacher = await makeMember(playwright.request, new URL(String(baseURL)).origin, api, name)
      await api.call(accessRightRoutes.createAccessRight, {
        params: { schoolClassId },
        body: { userId: teacher.whoAmI.id, canWriteCompetenceEntries: true },
      })
      const stored = () => api.call(timetableRoutes.getTimetable)
      const main = page.getByRole('main')
      await page.goto(`/school/${whoAmI.currentTenantId}/settings/timetable`)
      await expect(main.getByText(texts.none)).toBeVisible()
      const choose = async (file: ReturnType<typeof untis>) => {
        const chooser = page.waitForEvent('filechooser')
        await main.getByRole('button', { name: texts.choose }).click()
        await (await chooser).setFiles(file)
      }
      await choose({ ...untis(['Vorname;Nachname', 'Mia;Berg']), name: 'namen.csv' })
      await expect(main.getByText(texts.noTable)).toBeVisible()
      await choose(
        untis([
          '1;"4a";"MÜL";"DEU";"R1";1;1;;',
          '2;"4a";"XY";"DEU";"R1";2;1;;',
          '3;"9z";"MÜL";"DEU";"R1";3;1;;',
          '4;"";"MÜL";"AUFS";"";1;2;;',
        ]),
      )
      await expect(main.getByText(texts.left)).toBeVisible()
      // The last name begins like the code; nobody's name does like the other one.
      await expect(main.getByRole('button', { name: 'MÜL' })).toContainText('Müller')
      await expect(main.getByRole('button', { name: 'XY' })).toContainText(texts.nobody)
      await expect(main.getByRole('button', { name: texts.take })).toBeDisabled()
      await main.getByRole('button', { name: 'XY' }).click()
      await page.getByRole('combobox', { name: texts.person }).fill('Mül')
      await page.getByRole('option', { name: /Müller/ }).click()
      await main.getByLabel(texts.from).fill('08:00')
      await main.getByLabel(texts.until).fill('08:45')
      await expectAccessible(page, 'the preview of a timetable', { themes: ['light', 'dark'], size: narrow })
      await page.setViewportSize(wide)
      expect((await stored()).updatedAt).toBeNull()
      await main.getByRole('button', { name: texts.take }).click()
      await expect(page.getByText(texts.done)).toBeVisible()
      const lesson = { schoolClassId, userId: teacher.whoAmI.id, periodNumber: 1 }
      expect(await stored()).toMatchObject({
        periods: [{ number: 1, startsAt: '08:00', endsAt: '08:45' }],
        lessons: [
          { ...lesson, weekday: 1, teacherCode: 'MÜL' },
          { ...lesson, weekday: 2, teacherCode: 'XY' },
        ],
      })
      await expect(main.getByRole('button', { name: texts.remove })).toBeVisible()
      await page.getByRole('button', { name: texts.undo }).first().click()
      await expect(main.getByText(texts.none)).toBeVisible()
      expect((await stored()).lessons).toEqual([])

      // What was taken over before is proposed again: people and times.
      await api.call(timetableRoutes.replaceTimetable, {
        body: {
          periods: [{ number: 1, startsAt: '07:50', endsAt: '08:35' }],
          lessons: [
            {
              ...{ schoolClassId, userId: teacher.whoAmI.id, weekday: 1, periodNumber: 1, teacherCode: 'XY' },
              schoolSubjectId: await subjectIn(api, schoolClassId),
            },
          ],
        },
      })
      await page.reload()
      await choose(untis(['2;"4a";"XY";"DEU";"R1";2;1;;']))
      await expect(main.getByRole('button', { name: 'XY' })).toContainText('Müller')
      await expect(main.getByLabel(texts.from)).toHaveValue('07:50')
      await main.getByRole('button', { name: texts.remove }).click()
      await expect(main.getByText(texts.none)).toBeVisible()
      await page.getByRole('button', { name: texts.undo }).first().click()
      await expect(main.getByRole('button', { name: texts.remove })).toBeVisible()
      expect((await stored()).lessons).toHaveLength(1)

      // A calendar says which lessons are held every second week (rule timetable.1).
      const first = new Date('2026-11-30T12:00:00Z')
      await choose(alternatingCalendar(first))
      await expect(main.getByText(texts.alternating)).toBeVisible()
      await main.getByRole('button', { name: texts.take }).click()
      await expect(page.getByText(texts.taken)).toBeVisible()
      const weeks = (await stored()).lessons.map((one) => [one.periodNumber, one.everySecondWeekFrom])
      expect(weeks).toEqual([
        [1, '2026-11-30'],
        [2, '2026-12-07'],
        [3, undefined],
      ])
      await teacher.close()
    })
  })
