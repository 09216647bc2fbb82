// Long because all cases look at one installation with the same releases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { openInstallation } from '@lernspur/release/installation'
import { canaryStep, pinStep, promoteStep, retireStep } from '@lernspur/release/registry/plan'
import type { FinishedBuild, Installation } from '@lernspur/release/release-build'
import { releaseBuild } from '@lernspur/release/release-build'
import { areaBuild, removeBuilds, serviceBuild, shellBuild } from '@lernspur/release/testing/sample-build'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const { owner, database, services } = await servicesForFile({ provider: providerService })
const person = await testProvider(owner)
const second = await testMemberOf(owner, person.tenantId)
await turnOnSecondFactor(owner, person, second)

const by = { who: 'ada', why: 'Tuesday' }
const teacher = { kind: 'area', name: 'teacher' } as const
let installation: Installation
let builds: Readonly<Record<'shell' | 'first' | 'next' | 'greedy' | 'service', FinishedBuild>>
const versionOf = (name: keyof typeof builds) => builds[name].manifest.version

beforeAll(async () => {
  installation = openInstallation({
    ownerUrl: database.ownerUrl,
    secret: database.secret,
    dataDir: database.filesDir,
  })
  const facade = { facade: ['useClass'] }
  builds = {
    shell: await shellBuild(1, { provides: facade }),
    first: await areaBuild('teacher', 2, { needs: facade }),
    next: await areaBuild('teacher', 3, { needs: facade, flags: ['weekPlan'] }),
    greedy: await areaBuild('teacher', 4, { needs: { facade: ['useClass', 'useNothing'] } }),
    service: await serviceBuild('teacher', 5),
  }
})

beforeEach(async () => {
  await owner`
    truncate registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin,
      registry.release_event, registry.release_count, registry.release_flag, registry.release_health,
      registry.release_route_health`
  for (const build of Object.values(builds)) await releaseBuild(installation, build, by)
  await installation.registry.change(
    (['shell', 'first', 'service'] as const).map((name) => {
      const { manifest } = builds[name]
      return promoteStep(manifest, { version: manifest.version })
    }),
    { by },
  )
})

afterAll(removeBuilds)
afterAll(() => installation.registry.close())

const desk = async () => {
  const { body } = await services.provider.ask(person, { method: 'GET', path: '/provider/releases' })
  return body.data.units as { id: string; [field: string]: unknown }[]
}
const unitOf = async (id: string) => (await desk()).find((unit) => unit.id === id)
const change = (id: string, body: object) =>
  services.provider.ask(person, { method: 'POST', path: `/provider/releases/${id}/switch`, body })
const effects = async (act: string, version?: string) => {
  const query = new URLSearchParams({ act, ...(version && { version }) })
  const { body } = await services.provider.ask(person, {
    method: 'GET',
    path: `/provider/releases/teacher/effects?${query}`,
  })
  return body.data
}
/** In the language of somebody who has chosen English. */
const effectsInEnglish = async (...of: Parameters<typeof effects>) => {
  await owner`update app_user set language = 'en' where id = ${person.userId}`
  const found = await effects(...of)
  await owner`update app_user set language = 'de' where id = ${person.userId}`
  return found
}
const promote = (from: string, version: string) => installation.registry.promote(teacher, version, { by, from })
const stableOf = async (id: string) =>
  (await installation.registry.lines()).find(({ unit }) => unitId(unit) === id)?.stable

test('it shows what is live since when, by whom and why, what lies ready, and schools that stay on a version', async () => {
  const { tenantId, name } = await testSchool(owner)
  await installation.registry.change([pinStep(teacher, tenantId, versionOf('next'))], { by })
  const units = await desk()
  expect(units.map(({ id }) => id).sort()).toEqual(['shell', 'teacher', 'teacher-service'])
  expect(units.find(({ id }) => id === 'teacher')).toMatchObject({
    kind: 'area',
    isEnabled: true,
    stable: { version: versionOf('first') },
    cause: { act: 'promote', ...by, to: versionOf('first') },
    fallback: null,
    canary: null,
    pins: [{ schoolId: tenantId, schoolName: name, version: versionOf('next') }],
    released: [versionOf('greedy'), versionOf('next'), versionOf('first')].map((version) => ({ version, ...by })),
  })
})

test('where a version comes from is shown where it was recorded with its release', async () => {
  expect((await unitOf('teacher'))?.stable).not.toHaveProperty('commit')
  await owner`
    update registry.release_event set details = '{"commit": "1a2b3c4d", "tree": "dirty", "link": "https://git.example/1"}'
    where act = 'release' and to_version = ${versionOf('first')}`
  expect((await unitOf('teacher'))?.stable).toMatchObject({
    commit: '1a2b3c4d',
    isDirty: true,
    link: 'https://git.example/1',
  })
})

test('a canary is shown with its share and its visits beside those of the stable version, in parts of its time', async () => {
  const next = versionOf('next')
  await installation.registry.change([canaryStep(teacher, { version: next, weight: 20 })], { by })
  await owner`
    update registry.release_channel set since = now() - interval '1 hour' where channel = 'canary'`
  for (const [version, visitCount, failed] of [
    [next, 40, 3],
    [versionOf('first'), 160, 1],
  ] as const) {
    await owner`
      insert into registry.release_count (kind, name, version, slot, shown, failed, errors, calls, slow)
      values ('area', 'teacher', ${version}, date_bin('10 seconds', now() - interval '30 minutes', 'epoch'), ${visitCount},
        ${failed}, 1, 2, 0)`
  }
  const unit = (await unitOf('teacher')) as unknown as {
    canary: { trend: { canary: { visits: number } }[] }
    counts: unknown[]
  }
  expect(unit.canary).toMatchObject({
    version: next,
    weight: 20,
    canary: { visits: 40, failed: 3 },
    stable: { visits: 160, failed: 1 },
  })
  expect(unit.canary.trend.length).toBe(24)
  expect(unit.canary.trend.map(({ canary }) => canary.visits).reduce((sum, one) => sum + one)).toBe(40)
  expect(unit.counts).toContainEqual(
    expect.objectContaining({ version: next, visits: 40, failed: 3, errors: 1, calls: 2, slow: 0 }),
  )
})

test('what would break is what the command says, in the language of the page, and is refused with the same sentences', async () => {
  expect(await effects('promote', versionOf('next'))).toEqual({
    refusals: [],
    widenings: [],
    plan: [{ unit: 'teacher', from: versionOf('first'), to: versionOf('next') }],
  })
  const greedy = versionOf('greedy')
  const inEnglish = await installation.registry.check([builds.greedy.manifest])
  const { refusals } = await installation.registry.check([builds.greedy.manifest], undefined, 'de')
  expect((await effects('promote', greedy)).refusals).toEqual(refusals)
  expect((await effectsInEnglish('promote', greedy)).refusals).toEqual(inEnglish.refusals)
  expect([refusals.join(), inEnglish.refusals.join()]).toEqual([
    `teacher ${greedy} benutzt useNothing, was die Shell ${versionOf('shell')} nicht hat: alle in teacher würden es verlieren.`,
    `teacher ${greedy} uses useNothing, which the shell ${versionOf('shell')} does not have: everybody on teacher would lose it.`,
  ])
  const { status, body } = await change('teacher', {
    act: 'promote',
    version: greedy,
    from: versionOf('first'),
    reason: 'wanted',
  })
  expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED'])
  expect(body.details.map(({ message }: { message: string }) => message)).toEqual(refusals)
  expect(await stableOf('teacher')).toBe(versionOf('first'))
  expect((await effects('rollback')).refusals).toEqual(['teacher hat keine Version, zu der es zurückgehen könnte.'])
  expect((await effectsInEnglish('rollback')).refusals).toEqual(['teacher has no version to go back to.'])
})

test('a canary, a promotion and a rollback are done at once, with name and reason, and stand in the audit', async () => {
  const [first, next] = [versionOf('first'), versionOf('next')]
  const tried = await change('teacher', {
    act: 'canary',
    version: next,
    weight: 10,
    from: first,
    reason: 'zuerst wenige',
  })
  expect(tried.status).toBe(200)
  expect((await unitOf('teacher'))?.canary).toMatchObject({ version: next, weight: 10 })
  const made = await change('teacher', { act: 'promote', version: next, from: first, reason: 'hat sich bewährt' })
  const after = made.body.data.units.find(({ id }: { id: string }) => id === 'teacher')
  expect(after).toMatchObject({ stable: { version: next }, fallback: first, canary: null })
  expect(after.cause).toMatchObject({ act: 'promote', why: 'hat sich bewährt', who: expect.stringContaining('Paula') })
  expect((await effects('rollback')).refusals).toEqual([])
  expect((await change('teacher', { act: 'rollback', from: next, reason: 'bleibt leer' })).status).toBe(200)
  expect(await stableOf('teacher')).toBe(first)
  const acts = await owner<{ action: string; userId: string; change: { reason: unknown } }[]>`
    select action, user_id, change from audit_entry where action like 'release.%' order by id desc limit 3`
  expect(acts.map(({ action, userId, change: { reason } }) => [action, userId, reason])).toEqual([
    ['release.rollback', person.userId, [null, 'bleibt leer']],
    ['release.promote', person.userId, [null, 'hat sich bewährt']],
    ['release.canary', person.userId, [null, 'zuerst wenige']],
  ])
})

test('of two people at once one is refused, and nothing is done twice', async () => {
  const [first, next] = [versionOf('first'), versionOf('next')]
  const body = { act: 'promote', version: next, from: first, reason: 'both' }
  expect((await change('teacher', body)).status).toBe(200)
  expect((await change('teacher', body)).body.error).toBe('EDIT_CONFLICT')
  const rollback = { act: 'rollback', from: first, reason: 'late' }
  expect((await change('teacher', rollback)).body.error).toBe('EDIT_CONFLICT')
  expect(await stableOf('teacher')).toBe(next)
})

test('a joint canary is promoted as one, from either of its units', async () => {
  const next = await serviceBuild('teacher', 6)
  await releaseBuild(installation, next, by)
  const joint = 'teacher+teacher-service'
  await installation.registry.change(
    [
      canaryStep(teacher, { version: versionOf('next'), weight: 10, together: joint }),
      canaryStep(next.manifest, { version: next.manifest.version, weight: 10, together: joint }),
    ],
    { by },
  )
  expect((await unitOf('teacher'))?.canary).toMatchObject({ jointWith: ['teacher-service'] })
  const body = { act: 'promote', version: versionOf('next'), from: versionOf('first'), reason: 'as one' }
  expect((await change('teacher', body)).status).toBe(200)
  expect(await stableOf('teacher-service')).toBe(next.manifest.version)
})

test('only admins with a second factor see or switch anything, and a switch needs a reason and a confirmation', async () => {
  const body = { act: 'promote', version: versionOf('next'), from: versionOf('first'), reason: 'x' }
  const calls = [
    { method: 'GET', path: '/provider/releases' },
    { method: 'GET', path: '/provider/releases/teacher/effects?act=rollback' },
    { method: 'GET', path: '/provider/releases/teacher/health' },
    { method: 'POST', path: '/provider/releases/teacher/switch', body },
  ]
  for (const call of calls) expect((await services.provider.ask(second, call)).body.error).toBe('NO_PERMISSION')
  const unconfirmed = { ...calls[3], method: 'POST', path: '/provider/releases/teacher/switch', isUnconfirmed: true }
  expect((await services.provider.ask(person, unconfirmed)).body.error).toBe('CONFIRMATION_REQUIRED')
  expect((await change('teacher', { ...body, reason: ' ' })).body.details[0].path).toBe('reason')
  expect((await change('nothing', body)).body.error).toBe('NOT_FOUND')
  expect((await change('teacher', { ...body, version: undefined })).body.details[0].path).toBe('version')
  await owner`delete from two_factor where user_id = ${person.userId}`
  for (const call of calls) expect((await services.provider.ask(person, call)).body.error).toBe('NO_PERMISSION')
  await turnOnSecondFactor(owner, person)
  expect(await stableOf('teacher')).toBe(versionOf('first'))
})

test('a flag is switched for a share and for schools by whoever may release, once each, and stands in both records', async () => {
  const [first, next] = [versionOf('first'), versionOf('next')]
  const { tenantId, name } = await testSchool(owner)
  const off = { share: 0, schoolIds: [] as string[] }
  const change = (body: object, flag = 'weekPlan') =>
    services.provider.ask(person, { method: 'POST', path: `/provider/releases/teacher/flags/${flag}`, body })
  const wanted = { share: 25, schoolIds: [tenantId, tenantId], from: off, reason: 'zuerst wenige' }
  const early = await change(wanted)
  expect([early.status, early.body.error]).toEqual([400, 'VALIDATION_FAILED'])
  await promote(first, next)
  const flagOf = async () => (await unitOf('teacher'))?.flags
  const text = { de: 'Neu: weekPlan', en: 'New: weekPlan' }
  expect(await flagOf()).toEqual([{ name: 'weekPlan', text, share: 0, schools: [] }])
  expect((await change({ ...wanted, schoolIds: [crypto.randomUUID()] })).body.error).toBe('NOT_FOUND')
  expect((await change({ ...wanted, share: 101 })).body.error).toBe('VALIDATION_FAILED')

  expect((await change(wanted)).status).toBe(200)
  const on = { name: 'weekPlan', text, share: 25, schools: [{ id: tenantId, name }] }
  expect(await flagOf()).toEqual([on])
  expect((await unitOf('teacher'))?.events).toContainEqual(
    expect.objectContaining({ act: 'flag', flag: 'weekPlan', weight: 25, why: 'zuerst wenige' }),
  )
  expect((await change({ ...wanted, share: 50 })).body.error).toBe('EDIT_CONFLICT')
  expect(await flagOf()).toEqual([on])
  const acts =
    await owner`select action, user_id from audit_entry where action = 'release.flag' order by id desc limit 1`
  expect([...acts]).toEqual([{ action: 'release.flag', userId: person.userId }])

  await promote(next, first)
  await installation.registry.change([retireStep(teacher)], { by })
  expect(await flagOf()).toEqual([{ ...on, text: null }])
  const hidden = await change({ ...off, from: { share: 25, schoolIds: [tenantId] }, reason: 'vorbei' })
  expect(hidden.status).toBe(200)
  expect(await flagOf()).toEqual([])
})

test('nobody without a second factor or without rights switches a flag', async () => {
  const member = await testMemberOf(owner, person.tenantId)
  const body = { share: 1, schoolIds: [], from: { share: 0, schoolIds: [] }, reason: 'darf nicht' }
  const path = '/provider/releases/teacher/flags/weekPlan'
  const { status } = await services.provider.ask(member, { method: 'POST', path, body })
  expect(status).toBe(403)
})

test('every version tells how it fared in the last hour, day and week, without a canary', async () => {
  const slotOf = (hours: number) => owner`date_bin('10 minutes', now() - make_interval(hours => ${hours}), 'epoch')`
  for (const [version, hours, failed] of [
    [versionOf('first'), 0, 1],
    [versionOf('first'), 5, 2],
    [versionOf('next'), 40, 4],
    [versionOf('next'), 24 * 8, 8],
  ] as const) {
    await owner`
      insert into registry.release_health (kind, name, version, slot, total, failed, slow, errors)
      values ('area', 'teacher', ${version}, ${slotOf(hours)}, 100, ${failed}, 3, 5)`
  }
  const counts = (total: number, failed: number) => ({
    total,
    failed,
    slow: (3 * total) / 100,
    errors: (5 * total) / 100,
  })
  expect((await unitOf('teacher'))?.health).toEqual([
    {
      version: versionOf('first'),
      hour: counts(100, 1),
      day: counts(200, 3),
      week: counts(200, 3),
      lastAt: expect.any(String),
    },
    {
      version: versionOf('next'),
      hour: counts(0, 0),
      day: counts(0, 0),
      week: counts(100, 4),
      lastAt: expect.any(String),
    },
  ])
  expect((await unitOf('shell'))?.health).toEqual([])
})

const healthOf = async (id: string) =>
  (await services.provider.ask(person, { method: 'GET', path: `/provider/releases/${id}/health` })).body

test('a unit tells its hours with the moments when another version got live, and its worst calls', async () => {
  const { version } = builds.service.manifest
  await owner`
    insert into registry.release_health (kind, name, version, slot, total, failed, slow, errors)
    select 'service', 'teacher', ${version}, date_bin('1 hour', now(), 'epoch') - make_interval(mins => minutes), 10, 1, 0, 0
    from unnest(array[0, 70, 80]) as minutes`
  await owner`
    insert into registry.release_route_health (kind, name, version, day, route, total, failed, slow)
    values
      ('service', 'teacher', ${version}, (now() at time zone 'UTC')::date, 'GET /api/classes', 500, 0, 0),
      ('service', 'teacher', ${version}, (now() at time zone 'UTC')::date, 'GET /api/students/{studentId}', 50, 0, 9),
      ('service', 'teacher', ${version}, (now() at time zone 'UTC')::date - 2, 'POST /api/classes', 5, 2, 0),
      ('service', 'teacher', ${version}, (now() at time zone 'UTC')::date - 8, 'POST /api/old', 5, 5, 0)`
  const { data } = await healthOf('teacher-service')
  expect(data.hours.map(({ total, failed }: { total: number; failed: number }) => [total, failed])).toEqual([
    [20, 2],
    [10, 1],
  ])
  expect(data.switches).toEqual([{ at: expect.any(String), act: 'promote', version }])
  expect(data.routes).toEqual([
    { version, route: 'POST /api/classes', total: 5, failed: 2, slow: 0 },
    { version, route: 'GET /api/students/{studentId}', total: 50, failed: 0, slow: 9 },
  ])
  expect((await healthOf('nothing')).error).toBe('NOT_FOUND')
})

test('a unit names the teams that release it', async () => {
  await owner`insert into registry.release_team (name, units, added_by) values
    ('reading', '{teacher,teacher-service}', 'ada'), ('everything', null, 'ada')`
  const units = await desk()
  expect(units.map(({ id, teams }) => [id, teams])).toEqual([
    ['teacher', ['reading']],
    ['teacher-service', ['reading']],
    ['shell', []],
  ])
  await owner`delete from registry.release_team`
})

test('what one change made live goes back together: its plan, what would break, one step, and both records', async () => {
  const next = await serviceBuild('teacher', 6)
  await releaseBuild(installation, next, by)
  const [first, service] = [versionOf('first'), versionOf('service')]
  const to = { area: versionOf('next'), service: next.manifest.version }
  expect((await unitOf('teacher'))?.promotedWith).toEqual([])
  await installation.registry.change(
    [promoteStep(teacher, { version: to.area }), promoteStep(next.manifest, { version: to.service })],
    { by },
  )
  expect((await unitOf('teacher'))?.promotedWith).toEqual(['teacher-service'])
  expect((await unitOf('teacher-service'))?.promotedWith).toEqual(['teacher'])
  expect((await unitOf('shell'))?.promotedWith).toEqual([])
  const path = '/provider/releases/teacher/effects?act=rollback&jointWith=teacher-service'
  const { body: checked } = await services.provider.ask(person, { method: 'GET', path })
  expect(checked.data).toEqual({
    refusals: [],
    widenings: [],
    plan: [
      { unit: 'teacher', from: to.area, to: first },
      { unit: 'teacher-service', from: to.service, to: service },
    ],
  })
  const body = { act: 'rollback', from: to.area, reason: 'beides zurück' }
  const seen = (from: string) => [{ unit: 'teacher-service', from }]
  expect((await change('teacher', { ...body, jointWith: seen(service) })).body.error).toBe('EDIT_CONFLICT')
  expect((await change('teacher', { ...body, jointWith: [{ unit: 'nothing', from: null }] })).body.error).toBe(
    'NOT_FOUND',
  )
  expect(await stableOf('teacher')).toBe(to.area)

  expect((await change('teacher', { ...body, jointWith: seen(to.service) })).status).toBe(200)
  expect([await stableOf('teacher'), await stableOf('teacher-service')]).toEqual([first, service])
  const [act] = await owner<{ change: unknown }[]>`
    select change from audit_entry where action = 'release.rollback' order by id desc limit 1`
  expect(act?.change).toMatchObject({ unit: [null, 'teacher, teacher-service'], reason: [null, 'beides zurück'] })
  for (const id of ['teacher', 'teacher-service'] as const) {
    expect((await unitOf(id))?.cause).toMatchObject({ act: 'rollback', why: 'beides zurück' })
    expect((await unitOf(id))?.promotedWith).toEqual([])
  }
})

test('a joint rollback of which one part cannot go back changes nothing, and says why', async () => {
  const [area, service] = [
    await areaBuild('teacher', 7, { needs: { facade: ['useClass'] } }),
    await serviceBuild('teacher', 8),
  ]
  for (const build of [area, service]) await releaseBuild(installation, build, by)
  await installation.registry.change(
    [area, service].map(({ manifest }) => promoteStep(manifest, { version: manifest.version })),
    { by },
  )
  await installation.registry.change([retireStep(teacher)], { by })
  const jointWith = [{ unit: 'teacher-service', from: service.manifest.version }]
  const refused = await change('teacher', {
    act: 'rollback',
    from: area.manifest.version,
    reason: 'geht nicht',
    jointWith,
  })
  expect([refused.status, refused.body.error]).toEqual([400, 'VALIDATION_FAILED'])
  expect(refused.body.details[0].message).toBe('teacher hat keine Version, zu der es zurückgehen könnte.')
  expect(await stableOf('teacher-service')).toBe(service.manifest.version)
})

test('what would break by going back alone is told with who calls what, and goes back together', async () => {
  const calls = { calls: ['listLate GET /late teacher'] }
  const area = await areaBuild('teacher', 9, { needs: { facade: ['useClass'], ...calls } })
  const service = await serviceBuild('teacher', 10, { provides: calls })
  for (const build of [area, service]) await releaseBuild(installation, build, by)
  await installation.registry.change(
    [area, service].map(({ manifest }) => promoteStep(manifest, { version: manifest.version })),
    { by },
  )
  const ask = async (query: string) => {
    const path = `/provider/releases/teacher-service/effects?${query}`
    return (await services.provider.ask(person, { method: 'GET', path })).body.data.refusals
  }
  expect(await ask('act=rollback')).toEqual([
    `teacher ${area.manifest.version} ruft listLate, was teacher-service ${versionOf('service')} nicht beantwortet: alle in teacher würden Fehler sehen.`,
  ])
  expect(await ask('act=rollback&jointWith=teacher')).toEqual([])
})

test('before the platform is migrated, the page lacks what was not counted yet, and nothing else', async () => {
  const move = (from: string, to: string) => owner.unsafe(`alter table registry.${from} rename to ${to}`)
  await move('release_health', 'health_elsewhere')
  try {
    expect((await unitOf('teacher'))?.health).toEqual([])
    expect((await healthOf('teacher')).data).toMatchObject({ hours: [], routes: [] })
  } finally {
    await move('health_elsewhere', 'release_health')
  }
})
