import { describe, expect, test } from 'bun:test'
import { timeOfDay, weekdayIn } from './file-lesson'
import { findPeriods } from './find-periods'
import { matchTimetable, proposedPerson, proposedSubject, type SchoolNames } from './match-timetable'
import { readTimetable } from './read-timetable'

const schoolClass = (id: string, name: string, nickname: string | null = null) => ({ id, name, nickname })
const subject = (schoolClassId: string, name: string, abbreviation: string) => ({
  id: `${schoolClassId} ${abbreviation}`,
  name,
  abbreviation,
  schoolClassId,
})
const school: SchoolNames = {
  classes: [schoolClass('c3a', '3a'), schoolClass('c3b', '3b', 'Füchse 3b')],
  subjects: ['c3a', 'c3b'].flatMap((id) => [
    subject(id, 'Deutsch', 'DE'),
    subject(id, 'Mathematik', 'MA'),
    subject(id, 'Musik', 'MU'),
    subject(id, 'Englisch', 'EN'),
  ]),
  people: [
    { id: 'mueller', firstName: 'Änne', lastName: 'Müller' },
    { id: 'meier', firstName: 'Mia', lastName: 'Meier' },
    { id: 'meister', firstName: 'Max', lastName: 'Meister' },
    { id: 'berg', firstName: 'Felix', lastName: 'Berg' },
  ],
}
const read = (content: BlobPart, name = 'GPU001.TXT') => readTimetable(new File([content], name), school)
const lines = async (content: BlobPart, name?: string) =>
  (await read(content, name)).lessons.map(({ classNames, subject: code, teacherCode, weekday, periodNumber }) =>
    [classNames.join('+'), code, teacherCode, weekday, periodNumber].join(' '),
  )
const cp1252 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('GPU001.TXT', () => {
  const rows = ['1;"3a";"MÜL";"DE";"R1";1;1;;', '1;"3b";"MÜL";"DE";"R1";1;1;;', '2;"3a";"BER";"EN";"R2";5;6;;']
  const expected = ['3a DE MÜL 1 1', '3b DE MÜL 1 1', '3a EN BER 5 6']

  test.each([
    ['semicolons', rows.join('\r\n')],
    ['commas', rows.join('\n').replaceAll(';', ',')],
    ['no quotation marks', rows.join('\n').replaceAll('"', '')],
    ['a byte order mark', `\uFEFF${rows.join('\n')}`],
  ])('is read with %s', async (_, text) => expect(await lines(text)).toEqual(expected))

  test('is read in UTF-8 and in the encoding of Windows', async () => {
    expect(await lines(new TextEncoder().encode(rows.join('\r\n')))).toEqual(expected)
    expect(await lines(cp1252(rows.join('\r\n')))).toEqual(expected)
  })

  test('has several classes in one lesson, couplings, and rows that are no lessons', async () => {
    const text = [
      '7;"3a,3b";"MÜL";"MU";"";2;3;;',
      '8;"3a";"BER,MÜL";"EN";"";3;2;;',
      '9;"";"BER";"AUFS";"";1;2;;',
      '10;"3a";"BER";"DE";"";;;;',
    ]
    expect(await lines(text.join('\n'))).toEqual(['3a+3b MU MÜL 2 3', '3a EN BER 3 2', '3a EN MÜL 3 2'])
    expect((await read(text.join('\n'))).incomplete).toEqual([3, 4])
  })

  test('may have more rows than any list of names', async () => {
    const many = Array.from(
      { length: 3000 },
      (_, index) => `${index};3a;BER;EN;;${(index % 5) + 1};${(index % 9) + 1};;`,
    )
    expect((await read(many.join('\n'))).lessons).toHaveLength(3000)
  })
})

describe('a table with titles', () => {
  test('has days by name or date, periods by number', async () => {
    const text =
      'Klasse;Fach;Lehrkraft;Tag;Stunde\n3a;DE;MÜL;Montag;1.\n3b;MU;BER;Do;2. Stunde\n3b;MU;BER;30.11.2026;3\n'
    expect(await lines(text, 'plan.csv')).toEqual(['3a DE MÜL 1 1', '3b MU BER 4 2', '3b MU BER 1 3'])
  })

  test('has times in place of numbers, and tells double lessons by them', async () => {
    const text = [
      'Class,Subject,Teacher,Date,Start time,End time',
      '3a,DE,MÜL,2026-11-30,8:00,8:45',
      '3a,MA,MÜL,2026-11-30,8:45,9:30',
      '3b,MU,BER,2026-12-01,08:00,09:30',
      '3b,MU,BER,2026-12-02,10:00,10:45',
    ].join('\n')
    const { periods, lessons } = findPeriods((await read(text, 'plan.csv')).lessons, [])
    expect(periods).toEqual([
      { number: 1, startsAt: '08:00', endsAt: '08:45' },
      { number: 2, startsAt: '08:45', endsAt: '09:30' },
      { number: 3, startsAt: '10:00', endsAt: '10:45' },
    ])
    expect(lessons.map(({ weekday, periodNumber }) => [weekday, periodNumber])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 3],
    ])
  })
})

describe('a calendar', () => {
  const event = (start: string, end: string, summary: string, description: string, more = '') => [
    'BEGIN:VEVENT',
    start,
    end,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${description}`,
    ...(more ? [more] : []),
    'END:VEVENT',
  ]
  const calendar = (...events: string[][]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Berg Felix', ...events.flat(), 'END:VCALENDAR'].join('\r\n')
  const local = 'DTSTART;TZID=Europe/Berlin:'
  const localEnd = 'DTEND;TZID=Europe/Berlin:'

  test('has each lesson once, whatever the number of weeks, with the times of the school', async () => {
    const { lessons, incomplete } = await read(
      calendar(
        event(`${local}20261130T080000`, `${localEnd}20261130T084500`, 'EN', '3a BER'),
        event(`${local}20261207T080000`, `${localEnd}20261207T084500`, 'EN', '3a BER'),
        event('DTSTART:20261201T070000Z', 'DTEND:20261201T074500Z', 'Mathematik', '3a\\, 3b MÜL'),
        // In summer, the same hour of the school is another one in UTC.
        event('DTSTART:20270601T060000Z', 'DTEND:20270601T064500Z', 'Mathematik', '3a\\, 3b MÜL'),
        event('DTSTART:20261202T070000Z', 'DTEND:20261202T074500Z', 'EN', '3a BER', 'STATUS:CANCELLED'),
        event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225', 'Ferien', ''),
      ),
      'plan.ics',
    )
    expect(lessons).toEqual([
      {
        classNames: ['3a'],
        subject: 'EN',
        teacherCode: 'BER',
        weekday: 1,
        periodNumber: null,
        startsAt: '08:00',
        endsAt: '08:45',
      },
      {
        classNames: ['3a', '3b'],
        subject: 'Mathematik',
        teacherCode: 'MÜL',
        weekday: 2,
        periodNumber: null,
        startsAt: '08:00',
        endsAt: '08:45',
      },
    ])
    expect(incomplete).toHaveLength(1)
  })

  test('is of the person whose name it has where events name nobody, and may have folded lines', async () => {
    const [lesson] = (
      await read(
        calendar(event(`${local}20261130T080000`, `${localEnd}20261130T084500`, 'Eng\r\n lisch 3a', '')),
        'x.ics',
      )
    ).lessons
    expect(lesson).toMatchObject({ classNames: ['3a'], subject: 'Englisch', teacherCode: 'Berg Felix' })
  })
})

/** Lessons with the week that they are held in, where it is not each. */
const weeks = async (content: BlobPart, name: string) =>
  (await read(content, name)).lessons.map(({ subject: code, weekday, everySecondWeekFrom }) =>
    [code, weekday, everySecondWeekFrom ?? 'each week'].join(' '),
  )

describe('lessons of every second week (rule timetable.1)', () => {
  const event = (day: string, summary: string, ...more: string[]) => [
    'BEGIN:VEVENT',
    `DTSTART;TZID=Europe/Berlin:${day}T080000`,
    `DTEND;TZID=Europe/Berlin:${day}T084500`,
    `SUMMARY:${summary}`,
    'DESCRIPTION:3a BER',
    ...more,
    'END:VEVENT',
  ]
  const calendar = (...events: string[][]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n')
  const table = (...rows: string[]) => ['Datum;Klasse;Fach;Lehrkraft;Stunde', ...rows].join('\n')
  const onDays = (subjectCode: string, ...days: string[]) => days.map((day) => `${day};3a;${subjectCode};BER;1`)

  test('a calendar says it by the interval of its rule, on each of the weekdays of the rule', async () => {
    const text = calendar(
      event('20261130', 'EN', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270731T000000Z'),
      event('20261207', 'MU', 'RRULE:INTERVAL=2;FREQ=WEEKLY;BYDAY=MO,WE'),
      event('20261201', 'DE', 'RRULE:FREQ=WEEKLY;BYDAY=TU'),
      event('20261203', 'MA', 'RRULE:FREQ=WEEKLY;INTERVAL=1'),
    )
    expect(await weeks(text, 'plan.ics')).toEqual([
      'EN 1 2026-11-30',
      'MU 1 2026-12-07',
      'MU 3 2026-12-09',
      'DE 2 each week',
      'MA 4 each week',
    ])
  })

  test('an exception of a series, such as a lesson that was moved once, is none of the timetable', async () => {
    const text = calendar(
      event('20261130', 'EN', 'RRULE:FREQ=WEEKLY;INTERVAL=2', 'UID:1'),
      event('20261207', 'EN', 'UID:1', 'RECURRENCE-ID;TZID=Europe/Berlin:20261214T080000'),
    )
    expect(await weeks(text, 'plan.ics')).toEqual(['EN 1 2026-11-30'])
  })

  test('two rules that take turns are each week', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2'
    const text = calendar(event('20261130', 'EN', rule), event('20261207', 'EN', rule))
    expect(await weeks(text, 'plan.ics')).toEqual(['EN 1 each week'])
  })

  test('single days say it where the lesson is missing in both weeks between the others', async () => {
    const english = onDays('EN', '30.11.2026', '14.12.2026')
    const music = onDays('MU', '07.12.2026', '21.12.2026')
    const german = onDays('DE', '30.11.2026', '07.12.2026', '14.12.2026', '21.12.2026')
    const once = onDays('MA', '30.11.2026')
    expect(await weeks(table(...english, ...music, ...german, ...once), 'plan.csv')).toEqual([
      'EN 1 2026-11-30',
      'MU 1 2026-12-07',
      'DE 1 each week',
      'MA 1 each week',
    ])
    const days = ['20261130', '20261214'].map((day) => event(day, 'EN'))
    const others = ['20261130', '20261207', '20261214', '20261221'].map((day) => event(day, 'DE'))
    expect(await weeks(calendar(...days, ...others), 'plan.ics')).toEqual(['EN 1 2026-11-30', 'DE 1 each week'])
  })

  test('a week that is missing once says nothing, and neither does one without any lesson on that weekday', async () => {
    const german = onDays('DE', '30.11.2026', '07.12.2026', '14.12.2026')
    expect(await weeks(table(...german, ...onDays('EN', '30.11.2026', '14.12.2026')), 'plan.csv')).toEqual([
      'DE 1 each week',
      'EN 1 each week',
    ])
    const separate = onDays('EN', '30.11.2026', '14.12.2026', '28.12.2026')
    expect(await weeks(table(...separate), 'plan.csv')).toEqual(['EN 1 each week'])
  })

  test('a turn of the year with 53 weeks changes nothing', async () => {
    const english = onDays('EN', '14.12.2026', '28.12.2026', '11.01.2027')
    const german = onDays('DE', '14.12.2026', '21.12.2026', '28.12.2026', '04.01.2027', '11.01.2027')
    expect(await weeks(table(...english, ...german), 'plan.csv')).toEqual(['EN 1 2026-12-14', 'DE 1 each week'])
  })

  test('GPU001.TXT has no weeks, and each of its lessons is held in each', async () => {
    expect(await weeks('1;3a;BER;EN;;1;1;;\n2;3a;BER;MU;;1;1;;\n', 'GPU001.TXT')).toEqual([
      'EN 1 each week',
      'MU 1 each week',
    ])
  })

  test('one of two names of a lesson in the other week makes it one of each week', async () => {
    const subjects = new Map([
      ['EN', 'Englisch'],
      ['ENG', 'Englisch'],
    ])
    const matched = async (...rules: [subjectCode: string, day: string][]) => {
      const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2'
      const { lessons } = findPeriods(
        (await read(calendar(...rules.map(([code, day]) => event(day, code, rule))), 'plan.ics')).lessons,
        [],
      )
      const names = { subjects, people: new Map([['BER', 'berg']]) }
      return matchTimetable(lessons, school, names).lessons.map(({ everySecondWeekFrom }) => everySecondWeekFrom)
    }
    expect(await matched(['EN', '20261130'])).toEqual(['2026-11-30'])
    expect(await matched(['EN', '20261130'], ['ENG', '20261207'])).toEqual([undefined])
    expect(await matched(['EN', '20261130'], ['ENG', '20261214'])).toEqual(['2026-11-30'])
  })
})

test.each<[string, BlobPart, string, string]>([
  ['nothing', '', 'GPU001.TXT', 'empty'],
  ['a list of names', 'Vorname;Nachname\nMia;Berg\n', 'namen.csv', 'no-table'],
  ['a PDF', '%PDF-1.7', 'plan.pdf', 'no-table'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'plan.png', 'no-table'],
  ['a web page', '<!doctype html>', 'plan.html', 'no-table'],
  ['too many bytes', 'x'.repeat(5_000_001), 'GPU001.TXT', 'too-large'],
  ['a calendar of 6 MB', `BEGIN:VCALENDAR\n${'x'.repeat(6_000_000)}`, 'plan.ics', 'too-large'],
  ['too many rows', '1;3a;BER;EN;;1;1;;\n'.repeat(10_001), 'GPU001.TXT', 'too-many-rows'],
  ['a calendar without events', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'plan.ics', 'empty'],
  ['titles alone', 'Klasse;Fach;Lehrkraft;Tag;Stunde\n', 'plan.csv', 'header-only'],
  ['breaks alone', '9;"";"BER";"AUFS";"";1;2;;\n', 'GPU001.TXT', 'header-only'],
])('a file with %s is refused', async (_, content, name, kind) => {
  expect(read(content, name)).rejects.toMatchObject({ kind })
})

test('hostile texts stay texts', async () => {
  const hostile = '1;"3a";"<img src=x onerror=alert(1)>";"=HYPERLINK(""http://x"")";"";1;1;;'
  const { lessons } = await read(`${hostile}\n`)
  expect(lessons[0]?.teacherCode).toBe('<img src=x onerror=alert(1)>')
})

test('times and weekdays are read as people write them', () => {
  expect(['8:00', '08.45', '800', '1430', '07:50:00', '8:00 Uhr', '25:00', 'acht', ''].map(timeOfDay)).toEqual([
    '08:00',
    '08:45',
    '08:00',
    '14:30',
    '07:50',
    '08:00',
    null,
    null,
    null,
  ])
  expect(
    ['1', 'Mo', 'Dienstag', 'Wed', 'Do.', 'Friday', '20261128', '2026-11-29', '0', 'xy', ''].map(weekdayIn),
  ).toEqual([1, 1, 2, 3, 4, 5, 6, 7, null, null, null])
})

test('a code is proposed to one person only: of the former import, by name, its beginning, or initials', () => {
  const of = (code: string, former: ReadonlyMap<string, string> = new Map()) =>
    proposedPerson(school.people, former, code)
  expect(['MÜL', 'Mül', 'mue', 'Berg', 'FB', 'BE', 'BF', 'ME', 'MM', 'XY', '', '*'].map((code) => of(code))).toEqual([
    'mueller',
    'mueller',
    'mueller',
    'berg',
    'berg',
    'berg',
    'berg',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(of('XY', new Map([['xy', 'meier']]))).toBe('meier')
  // Who has left is proposed no more.
  expect(of('XY', new Map([['xy', 'gone']]))).toBeUndefined()
})

test('a subject is proposed by abbreviation, name, common code, or beginning', () => {
  const of = (code: string) => proposedSubject(school.subjects, code)
  expect(['DE', 'd', 'M', 'Mu', 'E', 'Eng', 'musik', 'Mat', 'F'].map(of)).toEqual([
    'Deutsch',
    'Deutsch',
    'Mathematik',
    'Musik',
    'Englisch',
    'Englisch',
    'Musik',
    'Mathematik',
    undefined,
  ])
})

test('numbers get the times that the school had, else none', () => {
  const lesson = { classNames: ['3a'], subject: 'DE', teacherCode: 'MÜL', weekday: 1, startsAt: null, endsAt: null }
  const lessons = [3, 1].map((periodNumber) => ({ ...lesson, periodNumber }))
  expect(findPeriods(lessons, [{ number: 1, startsAt: '07:50', endsAt: '08:35' }]).periods).toEqual([
    { number: 1, startsAt: '07:50', endsAt: '08:35' },
    { number: 3, startsAt: '', endsAt: '' },
  ])
})

test('what the school does not know is left out and counted, and nothing is doubled', async () => {
  const text = [
    '1;3A;BER;EN;;1;1;;',
    '1;3A;BER;EN;;1;1;;',
    '2;4c;BER;EN;;1;2;;',
    '3;3a;BER;FR;;1;3;;',
    '4;03b;XY;DE;;1;4;;',
    '5;Füchse 3b;BER;DE;;1;5;;',
  ].join('\n')
  const { lessons } = findPeriods((await read(text)).lessons, [])
  const matched = matchTimetable(lessons, school, {
    subjects: new Map([
      ['EN', 'Englisch'],
      ['DE', 'Deutsch'],
    ]),
    people: new Map([['BER', 'berg']]),
  })
  expect(matched.lessons.map((one) => [one.schoolClassId, one.schoolSubjectId, one.userId, one.periodNumber])).toEqual([
    ['c3a', 'c3a EN', 'berg', 1],
    ['c3b', 'c3b DE', 'berg', 5],
  ])
  expect(matched.unknownClasses).toEqual([{ name: '4c', count: 1 }])
  expect(matched.unknownSubjects).toEqual([{ name: 'FR, 3a', count: 1 }])
  expect(matched.unknownPeople).toEqual([{ name: 'XY', count: 1 }])
})
