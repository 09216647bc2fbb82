import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { timetableRoutes } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { expect } from '@playwright/test'
import type { Api } from '../../fixture/api'
import { beginSession } from '../../fixture/browser/begin-session'
import { makeMember } from '../../fixture/colleague'
import { test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'

const schoolDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
/** The school's day now, and from 1 for Monday to 7. */
const today = () => {
  const day = schoolDay.format(new Date())
  return { day, weekday: ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1 }
}
/** An instant of today by the school's clock: the device's clock is that of its time zone in all specs. */
const at = (time: string) => {
  const { day } = today()
  const [offset] = ['+01:00', '+02:00'].filter(
    (one) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' }).format(
        new Date(`${day}T${time}:00${one}`),
      ) === time,
  )
  return new Date(`${day}T${time}:00${offset}`)
}

/** Moves the school where the calendar knows no holidays, so that a lesson is one on any day of the year. */
const withoutHolidays = async (api: Api) => {
  const { rows } = await api.call(referenceDataRoutes.listStates, {
    list: { filter: [{ field: 'name', type: 'eq', value: 'Bern' }] },
  })
  const { id: stateId, countryId } = rows[0] ?? {}
  await api.call(tenantRoutes.updateCurrentTenant, { body: { stateId, countryId } })
}

/** A second class with a subject of that name and one competence, which takes entries. */
const secondClass = async (api: Api, subjectName: string) => {
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '3a', schoolLevel: 3 } })
  const params = { schoolClassId: id }
  for (const name of ['Deutsch', subjectName]) {
    const subject = await api.call(subjectRoutes.createSubject, {
      params,
      body: { name, abbreviation: name.slice(0, 3), color: '#c8553d' },
    })
    const domain = await api.call(competenceRoutes.createCompetenceDomain, {
      params: { schoolSubjectId: subject.id },
      body: { name: 'Bereich' },
    })
    await api.call(competenceRoutes.createCompetence, {
      params: { domainId: domain.id },
      body: { description: `Kann ${name}` },
    })
  }
  await api.call(studentRoutes.createStudents, {
    body: { ...params, students: [{ firstName: 'Cem', lastName: 'Celik' }] },
  })
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { isOnboardingFinalized: true } })
  const { rows } = await api.call(subjectRoutes.listSubjects, {
    list: { filter: [{ field: 'schoolClassId', type: 'eq', value: id }] },
  })
  return { id, subjects: rows }
}

for (const [language, now, observe, competence] of [
  ['de', 'Jetzt: 3a Englisch', 'Beobachten', 'Kompetenz'],
  ['en', 'Now: 3a Englisch', 'Observe', 'Competence'],
] as const)
  test(`the start page follows the clock to the lesson, whose class and subject are chosen (${language})`, async ({
    founder,
    browser,
    playwright,
    baseURL,
  }) => {
    const url = new URL(String(baseURL)).origin
    const { api } = founder
    await withoutHolidays(api)
    const first = await newClass(api)
    const { id, subjects } = await secondClass(api, 'Englisch')
    const teacher = await makeMember(playwright.request, url, api, { firstName: 'Jo', lastName: 'Fachmann' })
    const userId = teacher.whoAmI.id
    const english = subjects.find(({ name }) => name === 'Englisch')?.id ?? ''
    const ofFirst = await api.call(subjectRoutes.listSubjects, {
      list: { filter: [{ field: 'schoolClassId', type: 'eq', value: first.id }] },
    })
    const shared = [
      [first.id, ofFirst.rows[0]?.id ?? ''],
      // Both of its subjects, of which the other one is first.
      [id, ...subjects.map((subject) => subject.id)],
    ] as const
    for (const [schoolClassId, ...schoolSubjectIds] of shared)
      await api.call(accessRightRoutes.createAccessRight, {
        params: { schoolClassId },
        body: { userId, canWriteCompetenceEntries: true, schoolSubjectIds },
      })
    const { day, weekday } = today()
    const german = subjects.find(({ name }) => name === 'Deutsch')?.id ?? ''
    const nextWeek = new Date(Date.parse(`${day}T12:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10)
    const lesson = { schoolClassId: id, userId, weekday, teacherCode: 'Fm', periodNumber: 4 }
    await api.call(timetableRoutes.replaceTimetable, {
      body: {
        periods: [{ number: 4, startsAt: '11:00', endsAt: '11:45' }],
        // The two take turns; the one of next week comes first by name.
        lessons: [
          { ...lesson, schoolSubjectId: german, everySecondWeekFrom: nextWeek },
          { ...lesson, schoolSubjectId: english, everySecondWeekFrom: day },
        ],
      },
    })
    const context = await browser.newContext({
      storageState: { cookies: teacher.state.cookies, origins: [] },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      baseURL: url,
    })
    await beginSession(context, teacher, url)
    if (language === 'en') await context.addCookies([{ name: 'lernspur-language', value: 'en', url }])
    const page = await context.newPage()
    await page.clock.install({ time: at('10:48') })
    const reads: string[] = []
    page.on('request', (request) => reads.push(new URL(request.url()).pathname))
    await page.goto('/')
    const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
    // The class that is current is the first one of the school's.
    await expect(link(new RegExp(`^${observe} (3a|4a)$`)).first()).toBeVisible()
    await expect(link(new RegExp(`^${now}`))).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const before = reads.filter((path) => path === '/api/home/day').length
    await page.clock.runFor('03:00')
    await expect(link(new RegExp(`^${now} ${observe}, 11:00 – 11:45`))).toBeVisible()
    expect(reads.filter((path) => path === '/api/home/day')).toHaveLength(before)
    await page.clock.runFor('52:00')
    await expect(link(new RegExp(`^${now}`))).toBeVisible()
    await link(new RegExp(`^${now}`)).click()
    await expect(page).toHaveURL(new RegExp(`/class/${id}/observe`))
    await page.getByRole('button', { name: competence, exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Deutsch' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'Englisch' })).toBeChecked()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(link(new RegExp(`^${now}`))).toBeVisible()
    await page.clock.runFor('04:00')
    await expect(link(new RegExp(`^${now}`))).toHaveCount(0)
    await expect(link(new RegExp(`^${observe} `)).first()).toBeVisible()
    await context.close()
    await teacher.close()
  })
