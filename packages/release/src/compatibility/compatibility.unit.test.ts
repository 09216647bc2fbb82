import { expect, test } from 'bun:test'
import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { areaRelease, shellRelease, versionOf } from '@lernspur/federation/testing/releases'
import type { LiveRelease } from '../registry/change'
import { unitsFit } from '../registry/units-fit'

type Facts = Partial<Pick<ReleaseManifest, 'needs' | 'provides'>>

const common = (number: number, { needs = {}, provides = {} }: Facts) => ({
  version: versionOf(number),
  files: [],
  needs,
  provides: { languages: ['de', 'en'], ...provides },
})
const area = (number: number, facts: Facts): ReleaseManifest => ({
  kind: 'area',
  name: 'teacher',
  ...common(number, facts),
  page: areaRelease('teacher', number),
})
const shell = (number: number, facade: readonly string[], slots: readonly string[] = []): ReleaseManifest => ({
  kind: 'shell',
  name: 'shell',
  ...common(number, { provides: { facade: [...facade], slots: [...slots] } }),
  page: shellRelease(number),
})
const service = (number: number, provides: Facts['provides'] = {}): ReleaseManifest => ({
  kind: 'service',
  name: 'teacher',
  ...common(number, { provides }),
  entry: 'server.js',
})

const live = (manifest: ReleaseManifest, channel: LiveRelease['channel'] = 'stable'): LiveRelease => ({
  manifest,
  channel,
  isEnabled: true,
})
const faultsOf = (...releases: (ReleaseManifest | LiveRelease)[]) =>
  unitsFit(
    releases.map((one) => ('manifest' in one ? one : live(one))),
    () => ({}),
  ).map(({ text }) => text)

const call = 'getReport GET /reports/{id} teacher'
const calling = (needs: Facts['needs']) => area(2, { needs: { calls: [call], ...needs } })
const answering = (provides: Facts['provides']) => service(3, { calls: [call], ...provides })

test('an area that uses a name which the shell lacks is refused, and the name is told', () => {
  const using = area(2, { needs: { facade: ['useClass', 'brandNew'] } })
  expect(faultsOf(shell(1, ['useClass']), using)).toEqual([
    `teacher ${versionOf(2)} uses brandNew, which the shell ${versionOf(1)} does not have: everybody on teacher would lose it.`,
  ])
  expect(faultsOf(shell(1, ['useClass', 'brandNew']), using)).toEqual([])
})

test('a shell that drops a name is refused while a stable, a tried or the former version of an area uses it', () => {
  const using = area(2, { needs: { facade: ['useClass'] } })
  const modern = area(3, { needs: { facade: [] } })
  for (const channel of ['stable', 'canary', 'pin', 'fallback'] as const)
    expect(faultsOf(shell(1, []), modern, live(using, channel))).toHaveLength(1)
  expect(faultsOf(shell(1, []), modern)).toEqual([])
})

test('an area that was made for a newer release of a shared library is refused', () => {
  const modern = area(2, { needs: { libraries: ['react 19.3'] } })
  const bringing = (...libraries: string[]): ReleaseManifest => ({ ...shell(1, []), provides: { libraries } })
  expect(faultsOf(bringing('react 19.2', 'react 19.3'), modern)).toEqual([])
  expect(faultsOf(bringing('react 19.2'), modern)[0]).toContain('was made for react 19.3')
})

test('an area or a shell that shows a text which a language lacks is refused', () => {
  const lacking = { needs: { texts: ['teacher.home:title (en)', 'app-runtime.app:save'] } }
  const english: ReleaseManifest = { ...shell(1, []), provides: { texts: ['app-runtime.app:save'] } }
  expect(faultsOf(english, area(2, lacking))).toEqual([
    `teacher ${versionOf(2)} shows teacher.home:title (en), texts that neither it nor the shell ${versionOf(1)} has: everybody on teacher would read gaps.`,
  ])
  expect(faultsOf(english, area(2, { needs: { texts: ['app-runtime.app:save'] } }))).toEqual([])
  expect(faultsOf({ ...english, ...lacking })[0]).toContain('teacher.home:title (en), texts that it does not have')
})

test('an area or a shell whose first files are over their byte budget is refused', () => {
  const heavy = (release: ReleaseManifest, path: string, size: number) => ({
    ...release,
    files: [{ path, size, integrity: '' }],
  })
  expect(faultsOf(shell(1, []), heavy(area(2, {}), 'entry.js.br', 6_001))).toEqual([
    `teacher ${versionOf(2)} begins with 6001 bytes, 1 over its budget of 6000: every first page would wait.`,
  ])
  expect(faultsOf(heavy(shell(1, []), 'shell.js.br', 205_001))[0]).toContain('1 over its budget')
  expect(faultsOf(heavy(shell(1, []), 'shell.js.br', 205_000), heavy(area(2, {}), 'screen.js.br', 90_000))).toEqual([])
})

test('a shell that stops showing a slot, or offers a language that an area lacks, is refused', () => {
  expect(faultsOf(shell(1, [], []), area(2, { needs: { slots: ['home.today'] } }))[0]).toContain('shows nowhere')
  expect(faultsOf(shell(1, []), area(2, { provides: { languages: ['de'] } }))[0]).toContain('no texts in en')
})

const cases: readonly (readonly [what: string, needs: Facts['needs'], provides: Facts['provides'], found: string])[] = [
  ['drops a field that is read', { answers: ['getReport name string'] }, { answers: [] }, 'reads getReport name'],
  [
    'may leave out a field that was always there',
    { answers: ['getReport name string'] },
    { answers: ['getReport name? string'] },
    'reads getReport name',
  ],
  [
    'answers null where a text is expected',
    { answers: ['getReport name string'] },
    { answers: ['getReport name null|string'] },
    'reads getReport name',
  ],
  [
    'answers a kind that the area cannot tell apart',
    { answers: ['getReport kind "open"'], closed: ['getReport kind'] },
    { answers: ['getReport kind "done"|"open"'] },
    'reads getReport kind',
  ],
  [
    'answers no text any more where it was one of some',
    { answers: ['getReport status "open"'] },
    { answers: ['getReport status "done"|null'] },
    'reads getReport status',
  ],
  [
    'does not know a field that is sent',
    { sent: ['getReport body.tone? string'] },
    { sent: [] },
    'sends getReport body.tone',
  ],
  ['demands a field that is not sent', { sent: [] }, { sent: ['getReport query.year string'] }, 'does not send'],
  ['no longer sorts by a field', { lists: ['getReport name'] }, { lists: [] }, 'filters or sorts getReport name'],
]
for (const [what, needs, provides, found] of cases)
  test(`a service that ${what} is refused`, () => {
    const [sentence, ...others] = faultsOf(shell(1, []), calling(needs), answering(provides))
    expect(sentence).toContain(found)
    expect(others).toEqual([])
  })

test('a service that answers a value more is told, and not refused', () => {
  const reading = calling({ answers: ['getReport status "open"'] })
  const [fault, ...others] = unitsFit(
    [shell(1, []), reading, answering({ answers: ['getReport status "done"|"open"'] })].map((one) => live(one)),
    () => ({}),
  )
  expect([fault?.isWidening, others]).toEqual([true, []])
  expect(fault?.text).toContain('does not know getReport status "done", which teacher-service')
})

test('parts of an optional list, and a query that was not there before, are not demanded', () => {
  const more = answering({ sent: ['getReport query', 'getReport query.year? string', 'getReport body.names? array'] })
  const parts = answering({ sent: ['getReport body.names? array', 'getReport body.names[] string'] })
  for (const one of [more, parts]) expect(faultsOf(shell(1, []), calling({ sent: [] }), one)).toEqual([])
  const needed = answering({ sent: ['getReport body.rows array', 'getReport body.rows[].id string'] })
  const sending = calling({ sent: ['getReport body.rows array'] })
  expect(faultsOf(shell(1, []), sending, needed)[0]).toContain('does not send getReport body.rows[].id')
})

test('a service that no longer answers a call is refused; one that answers more is not', () => {
  expect(faultsOf(shell(1, []), calling({}), service(3))[0]).toContain('calls getReport, which teacher-service')
  const more = answering({
    calls: [call, 'getMore GET /more teacher'],
    answers: ['getReport name string', 'getReport more string'],
    sent: ['getReport body.more? string', 'getReport body.more.detail string', 'getMore query.all string'],
  })
  expect(faultsOf(shell(1, []), calling({ answers: ['getReport name string'] }), more)).toEqual([])
})

test('a call of another service, and one whose service was never released, is not judged', () => {
  const other = area(2, { needs: { calls: ['listUsers GET /users identity'] } })
  expect(faultsOf(shell(1, []), other, service(3))).toEqual([])
})

const owner = (number: number, page: Partial<AreaRelease>, slotTypes: string[] = []): ReleaseManifest => ({
  ...area(number, { provides: { slotTypes } }),
  kind: 'area',
  page: areaRelease('teacher', number, {
    owns: ['/class/:classId'],
    routes: ['/class/:classId', '/class/:classId/skills'].map((pattern) => ({ pattern, preload: [], reads: [] })),
    slots: { 'class.page': { below: '/class/:classId' }, 'student.tab': {} },
    ...page,
  }),
})
const added = (pattern: string, page: Partial<AreaRelease> = {}, slotTypes: string[] = []): ReleaseManifest => ({
  ...area(9, { needs: { slotTypes } }),
  kind: 'area',
  name: 'timetable',
  page: areaRelease('timetable', 9, {
    owns: ['/timetable', pattern],
    pages: [{ pattern, place: 'class', order: 1, icon: [], text: { de: 'Plan', en: 'Plan' }, slot: 'class.page' }],
    ...page,
  }),
})
const tab: Partial<AreaRelease> = {
  owns: ['/timetable'],
  pages: [],
  fillers: [{ slot: 'student.tab', order: 1, text: { de: 'Plan', en: 'Plan' } }],
}

test('a page of another area may lie directly below a path whose owner offers it, and nowhere else', () => {
  const own = '/class/:classId/timetable'
  expect(faultsOf(shell(1, []), owner(2, {}), added(own))).toEqual([])
  const shared = `belongs to both teacher ${versionOf(2)} and timetable ${versionOf(9)}.`
  for (const pattern of ['/class/:classId/skills', '/class/:classId/plan/week', '/class/:classId/:plan', '/class/plan'])
    expect([pattern, faultsOf(shell(1, []), owner(2, {}), added(pattern))]).toEqual([pattern, [`${pattern} ${shared}`]])
  const closed = owner(2, { slots: { 'class.page': {} } })
  expect(faultsOf(shell(1, []), closed, added(own))).toEqual([`${own} ${shared}`])
  const unnamed = added(own, { pages: [] })
  expect(faultsOf(shell(1, []), owner(2, {}), unnamed)).toEqual([`${own} ${shared}`])
})

test('an area that fills a slot which no area offers, or not in every version, is refused', () => {
  const filling = added('', tab)
  const named = `timetable ${versionOf(9)}`
  expect(faultsOf(shell(1, []), filling)).toEqual([
    `${named} fills student.tab, which no area offers: everybody on timetable would miss it.`,
  ])
  expect(faultsOf(shell(1, []), filling, owner(2, {}))).toEqual([])
  // Whoever switches an owner off takes nothing from the filler for good.
  expect(faultsOf(shell(1, []), filling, { ...live(owner(2, {})), isEnabled: false })).toEqual([])
  expect(faultsOf(shell(1, []), filling, owner(2, {}), live(owner(3, { slots: {} }), 'canary'))).toEqual([
    `${named} fills student.tab, which teacher ${versionOf(3)} does not offer: everybody on timetable would miss it.`,
  ])
  expect(faultsOf(shell(1, []), filling, owner(2, {}), live(owner(3, { slots: {} }), 'fallback'))).toEqual([])
})

test('what a slot passes is held against what its filler takes, in the direction in which it goes', () => {
  const releases = [shell(1, []), owner(2, {}, ['StudentTabProps 1']), added('', tab, ['StudentTabProps 2'])]
  const [question] = (() => {
    const questions: unknown[] = []
    unitsFit(
      releases.map((one) => live(one)),
      (one) => {
        questions.push([one.consumer.name, one.provider.name, one.taken, one.given])
        return {}
      },
    )
    return questions
  })()
  expect(question).toEqual(['teacher', 'timetable', [], ['StudentTabProps']])
  const misfit = unitsFit(
    releases.map((one) => live(one)),
    () => ({ StudentTabProps: 'No.' }),
  )
  expect(misfit.map(({ text }) => text)).toEqual([
    `timetable ${versionOf(9)} takes StudentTabProps in a form in which teacher ${versionOf(2)} does not pass it: everybody on timetable would see errors. No.`,
  ])
  const fitting = unitsFit(
    releases.map((one) => live(one)),
    () => ({}),
  )
  expect(fitting).toEqual([])
})
