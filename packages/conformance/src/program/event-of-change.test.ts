// Long because each kind of change needs its own school and its own rollback.
import { afterAll, describe, expect, test } from 'bun:test'
import { type NewWebhook, type WebhookDelivery, webhookLimits } from '@lernspur/contracts/identity/webhook.contract'
import type { RollOverPlan } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { eventsFor } from '@lernspur/contracts/wire/program-event'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import type { ProductService } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { identityService } from '@lernspur/service-identity/app'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { carryOutClosings } from '@lernspur/service-school-admin/school-closing/carry-out-closings'
import { carryOutErasures } from '@lernspur/service-school-admin/student-erasure/carry-out-erasures'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'

const { owner, database, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const db = connect(database.urlFor('school-admin'), { name: 'events-of-changes', max: 2 })
afterAll(() => db.end())
const person = await testProvider(owner)

const files = openFileStore({ dataDir: database.filesDir })
const never = new AbortController().signal
const erase = () =>
  carryOutErasures(
    { db, files, receipts: { secret: database.secret, publicUrl: testPublicUrl, backupDays: 30 } },
    never,
  )

const ask = async (
  service: ProductService & keyof typeof services,
  by: TestPerson,
  method: string,
  path: string,
  body?: object,
) => (await services[service].ask(by, { method, path, ...(body && { body }) })).body
const ofSchool = ({ manager }: TestSchool, method: string, path: string, body?: object) =>
  ask('school-admin', manager, method, path, body)

const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** A program that is told of all that its scopes read; nobody sends, so that what is queued is looked at. */
const openWebhook = async (by: TestPerson, ...scopes: ProgramScope[]) => {
  const program = { name: 'Portal', scopes, expiresOn: lastDay }
  const { id, token } = (await ask('identity', by, 'POST', '/program-tokens', program)).data
  const body = { programId: id, address: 'https://portal.example/events', events: eventsFor(scopes) }
  const webhook: NewWebhook = (await ask('identity', by, 'POST', '/webhooks', body)).data
  /** What is queued, in no order: events and the ids that they name. */
  const queued = async (): Promise<string[]> => {
    const { rows } = (await ask('identity', by, 'GET', `/webhooks/${webhook.id}/deliveries`)).data
    expect(rows.length).toBeLessThan(webhookLimits.listed)
    return rows.map(({ event, entityId }: WebhookDelivery) => `${event} ${entityId}`).toSorted()
  }
  /** Forgets what was queued until now. */
  const clear = () => owner`delete from webhook_delivery where webhook_id = ${webhook.id}`
  /** Ids that the token reads of a list. */
  const reads = async (service: 'school-admin' | 'provider', path: string): Promise<string[]> => {
    const headers = { authorization: `Bearer ${token}` }
    const { body: answer } = await services[service].ask(null, { method: 'GET', path: `${path}?limit=2000`, headers })
    return answer.data.rows.map((row: { id: string }) => row.id)
  }
  return { queued, clear, reads }
}
const schoolProgram = async (school: TestSchool) =>
  openWebhook(school.admin, 'classes:read', 'students:read', 'school-years:read')

const lines = (event: string, ids: readonly string[]): string[] => ids.map((id) => `${event} ${id}`)

/** Lets each transaction that changes a table fail when it is committed, while `act` runs. */
const whileCommitsFail = async (table: string, act: () => Promise<unknown>): Promise<void> => {
  await owner.unsafe(`
    create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'No.'; end $$;
    create constraint trigger fail_at_commit after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function fail_at_commit()`)
  try {
    await act()
  } finally {
    await owner.unsafe(`drop trigger fail_at_commit on ${table}; drop function fail_at_commit()`)
  }
}

describe('a roll-over (rule webhook.2)', () => {
  const yearAfter = async (school: TestSchool): Promise<string> => {
    const begins = school.year.year + 1
    const body = {
      name: 'Nächstes',
      year: begins,
      schoolYearStart: `${begins}-08-01`,
      schoolYearEnd: `${begins + 1}-07-31`,
      terms: [
        { name: '1', schoolTermSemester: 'first', startDate: `${begins}-08-01`, endDate: `${begins + 1}-01-31` },
        { name: '2', schoolTermSemester: 'second', startDate: `${begins + 1}-02-01`, endDate: `${begins + 1}-07-31` },
      ],
    }
    return (await ofSchool(school, 'POST', '/school-years', body)).data.id
  }
  const prepare = async () => {
    const school = await testSchool(owner)
    await owner`
      update tenant set state_id = (select id from state where name = 'Nordrhein-Westfalen'),
        school_type_id = (select id from school_type where abbreviation = 'GS') where id = ${school.tenantId}`
    const toSchoolYearId = await yearAfter(school)
    const path = `/school-years/${school.year.id}/roll-over`
    const plan: RollOverPlan = (await ofSchool(school, 'GET', `${path}?toSchoolYearId=${toSchoolYearId}`)).data
    const body = {
      toSchoolYearId,
      competences: 'own',
      lines: plan.lines.map(({ schoolClassId, nickname, proposal: { name, schoolLevel, creatorId } }) => ({
        ...{ schoolClassId, nickname, name, schoolLevel, creatorId, withStudents: true },
      })),
    }
    const program = await schoolProgram(school)
    return { school, toSchoolYearId, program, rollOver: () => ofSchool(school, 'POST', path, body) }
  }
  const madeIn = async (schoolYearId: string) => {
    const rows = await owner<{ classId: string; studentId: string }[]>`
      select sc.id as class_id, scr.student_id from school_class sc
      join student_class_relation scr on scr.school_class_id = sc.id where sc.school_year_id = ${schoolYearId}`
    const unique = (ids: string[]) => [...new Set(ids)]
    return { classIds: unique(rows.map((row) => row.classId)), studentIds: unique(rows.map((row) => row.studentId)) }
  }

  test('tells of each class and child, by ids that the token reads, and so does its undo', async () => {
    const { school, toSchoolYearId, program, rollOver } = await prepare()
    const { data } = await rollOver()
    const { classIds, studentIds } = await madeIn(toSchoolYearId)
    expect([classIds.length, studentIds.length]).toEqual([2, 6])
    expect(await program.queued()).toEqual(
      [...lines('class.created', classIds), ...lines('student.moved', studentIds)].toSorted(),
    )
    expect(await program.reads('school-admin', '/classes')).toEqual(expect.arrayContaining(classIds))
    expect(await program.reads('school-admin', '/students')).toEqual(expect.arrayContaining(studentIds))
    await program.clear()
    expect((await ofSchool(school, 'DELETE', `/roll-overs/${data.id}`)).success).toBe(true)
    expect(await program.queued()).toEqual(
      [...lines('class.deleted', classIds), ...lines('student.moved', studentIds)].toSorted(),
    )
    const still = await program.reads('school-admin', '/classes')
    expect(classIds.filter((id) => still.includes(id))).toEqual([])
  })

  test('tells nothing when it is rolled back, and neither does its undo', async () => {
    const { school, toSchoolYearId, program, rollOver } = await prepare()
    await whileCommitsFail('student_class_relation', async () => {
      expect((await rollOver()).success).toBe(false)
    })
    expect([await madeIn(toSchoolYearId), await program.queued()]).toEqual([{ classIds: [], studentIds: [] }, []])
    const { data } = await rollOver()
    await program.clear()
    await whileCommitsFail('student_class_relation', async () => {
      expect((await ofSchool(school, 'DELETE', `/roll-overs/${data.id}`)).success).toBe(false)
    })
    expect((await madeIn(toSchoolYearId)).classIds).toHaveLength(2)
    expect(await program.queued()).toEqual([])
  })
})

describe('joining two entries of a child (rule webhook.2)', () => {
  const prepare = async () => {
    const school = await testSchool(owner)
    const add = async (schoolClassId: string): Promise<{ id: string; updatedAt: string }> => {
      const child = { firstName: 'Nova', lastName: 'Neu', schoolClassIds: [schoolClassId] }
      return (await ofSchool(school, 'POST', '/students', child)).data
    }
    const [target, source] = [await add(school.schoolClass.id), await add(school.secondClass.id)]
    const program = await schoolProgram(school)
    const join = () =>
      ofSchool(school, 'POST', `/students/${target.id}/joins`, {
        ...{ sourceId: source.id, updatedAt: target.updatedAt, sourceUpdatedAt: source.updatedAt },
      })
    return { school, target: target.id, source: source.id, program, join }
  }

  test('tells that one is changed and in other classes, and the other gone; its undo tells the reverse', async () => {
    const { school, target, source, program, join } = await prepare()
    const { data } = await join()
    expect(await program.queued()).toEqual(
      [`student.changed ${target}`, `student.deleted ${source}`, `student.moved ${target}`].toSorted(),
    )
    const read = await program.reads('school-admin', '/students')
    expect([read.includes(target), read.includes(source)]).toEqual([true, false])
    await program.clear()
    expect((await ofSchool(school, 'PUT', `/student-joins/${data.id}/undo`)).success).toBe(true)
    expect(await program.queued()).toEqual(
      [`student.changed ${target}`, `student.created ${source}`, `student.moved ${target}`].toSorted(),
    )
    expect(await program.reads('school-admin', '/students')).toContain(source)
  })

  test('tells of no other classes where both were in the same one', async () => {
    const { school, target, source, program, join } = await prepare()
    const relations = [{ studentId: target, schoolClassId: school.secondClass.id }]
    await ofSchool(school, 'POST', '/student-class-relations/link', { relations })
    await program.clear()
    await join()
    expect(await program.queued()).toEqual([`student.changed ${target}`, `student.deleted ${source}`].toSorted())
  })

  test('tells nothing when it is rolled back', async () => {
    const { source, program, join } = await prepare()
    await whileCommitsFail('student', async () => {
      expect((await join()).success).toBe(false)
    })
    expect(await program.queued()).toEqual([])
    expect(await program.reads('school-admin', '/students')).toContain(source)
  })
})

describe('the erasure of a child (rule webhook.2)', () => {
  const prepare = async () => {
    const school = await testSchool(owner)
    const program = await schoolProgram(school)
    const child = school.schoolClass.students[0].id
    const request = () =>
      ask('school-admin', school.admin, 'POST', `/students/${child}/erasures`, {
        reason: 'request',
        completedReports: 'keep',
      })
    return { school, program, child, request }
  }
  const letItBeDue = (child: string) => owner`update student_erasure set due_at = now() where student_id = ${child}`

  test('is told when it is ordered, when it is withdrawn, and when the child is gone', async () => {
    const { school, program, child, request } = await prepare()
    const first = await request()
    expect(await program.queued()).toEqual([`student.changed ${child}`])
    await ask('school-admin', school.admin, 'PUT', `/student-erasures/${first.data.id}/undo`)
    expect(await program.queued()).toEqual([`student.changed ${child}`, `student.changed ${child}`])
    await request()
    await program.clear()
    await erase()
    expect(await program.queued()).toEqual([])
    await letItBeDue(child)
    await erase()
    expect(await program.queued()).toEqual([`student.deleted ${child}`])
    expect(await program.reads('school-admin', '/students')).not.toContain(child)
  })

  test('tells nothing when it is rolled back', async () => {
    const { program, child, request } = await prepare()
    await request()
    await program.clear()
    await letItBeDue(child)
    await whileCommitsFail('student', async () => {
      await expect(erase()).rejects.toThrow('No.')
    })
    expect(await program.queued()).toEqual([])
    expect(await program.reads('school-admin', '/students')).toContain(child)
  })
})

describe('a school (rule webhook.1)', () => {
  const prepare = async () => {
    const school = await testSchool(owner)
    return { school, program: await openWebhook(person, 'schools:read') }
  }
  const path = '/tenants/current/closing'
  const order = async (school: TestSchool) => {
    await owner`
      insert into audit_entry (tenant_id, user_id, action, entity_id, request_id)
      values (${school.tenantId}, ${school.admin.userId}, 'tenant.export', ${school.tenantId}, 'test')`
    return ask('school-admin', school.admin, 'POST', path, { name: school.name })
  }
  const letItBeDue = ({ tenantId }: TestSchool) =>
    owner`update school_closing set due_at = now() where school_id = ${tenantId}`
  const close = () => carryOutClosings(db, files, never)

  test('is told when it changes, at itself or at the provider, and not when that is rolled back', async () => {
    const { school, program } = await prepare()
    const slogan = (text: string) => ask('school-admin', school.admin, 'PUT', '/tenants/current', { slogan: text })
    await slogan('Gemeinsam')
    expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
    expect(await program.reads('provider', '/provider/tenants')).toContain(school.tenantId)
    await program.clear()
    await ask('provider', person, 'PUT', `/provider/tenants/${school.tenantId}`, { isDisabled: true })
    expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
    await ask('provider', person, 'PUT', `/provider/tenants/${school.tenantId}`, { isDisabled: false })
    await program.clear()
    await whileCommitsFail('tenant', async () => {
      expect((await slogan('Einsam')).success).toBe(false)
    })
    expect(await program.queued()).toEqual([])
  })

  test('is told of all that its list says of it: the end of its set-up, and that somebody has checked it', async () => {
    const { school, program } = await prepare()
    const identity = `/provider/tenants/${school.tenantId}/identity`
    const confirmation = { name: school.name, town: 'Seestadt', officialNumber: school.tenantId.slice(-12) }
    const acts = [
      () => ask('school-admin', school.admin, 'PUT', '/tenants/current/finalize-wizard'),
      () => ask('provider', person, 'PUT', identity, confirmation),
      () => ask('provider', person, 'DELETE', identity),
    ]
    for (const act of acts) {
      await program.clear()
      expect(await act()).toMatchObject({ success: true })
      expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
    }
  })

  test('is told when its closing is ordered, withdrawn and carried out, and not when that is rolled back', async () => {
    const { school, program } = await prepare()
    expect((await order(school)).success).toBe(true)
    expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
    expect((await ask('school-admin', school.admin, 'DELETE', path)).success).toBe(true)
    expect(await program.queued()).toHaveLength(2)
    await order(school)
    await letItBeDue(school)
    await program.clear()
    await whileCommitsFail('tenant', async () => {
      await expect(close()).rejects.toThrow('No.')
    })
    expect(await program.queued()).toEqual([])
    expect(await program.reads('provider', '/provider/tenants')).toContain(school.tenantId)
    await close()
    expect(await program.queued()).toEqual([`school.deleted ${school.tenantId}`])
    expect(await program.reads('provider', '/provider/tenants')).not.toContain(school.tenantId)
  })

  test('is told when the provider orders the closing, once, and withdraws it', async () => {
    const { school, program } = await prepare()
    await ask('provider', person, 'PUT', `/provider/tenants/${school.tenantId}`, { isDisabled: true })
    await program.clear()
    await ask('provider', person, 'DELETE', `/provider/tenants/${school.tenantId}`)
    expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
    await program.clear()
    await ask('provider', person, 'DELETE', `/provider/tenants/${school.tenantId}/closing`)
    expect(await program.queued()).toEqual([`school.changed ${school.tenantId}`])
  })

  test('is told when what stayed behind of one that moved is removed (rule move.5)', async () => {
    const { school, program } = await prepare()
    await owner`
      insert into school_move (id, school_id, school_name, direction, move_key, digests, moved_to, switched_at)
      values (${Bun.randomUUIDv7()}, ${school.tenantId}, ${school.name}, 'out', sha256('key'), '{}',
        'https://neu.example', now())`
    await owner`update tenant set is_disabled = true, closes_at = now() where id = ${school.tenantId}`
    await whileCommitsFail('tenant', async () => {
      await expect(close()).rejects.toThrow('No.')
    })
    expect(await program.queued()).toEqual([])
    await close()
    expect(await program.queued()).toEqual([`school.deleted ${school.tenantId}`])
  })

  test('tells no program of a school, whatever its scopes are', async () => {
    const { school } = await prepare()
    const own = await schoolProgram(school)
    await ask('school-admin', school.admin, 'PUT', '/tenants/current', { slogan: 'Gemeinsam' })
    expect(await own.queued()).toEqual([])
  })
})

describe('versions of templates (rule webhook.1)', () => {
  const prepare = async () => {
    const call = (method: string, path: string, body?: object) =>
      ask('provider', person, method, `/provider${path}`, body)
    const draft = async () => {
      const body = {
        name: `Musik ${crypto.randomUUID()}`,
        abbreviation: 'MU',
        color: '#aa3377',
        schoolLevel: 3,
        domains: [{ name: 'Singen', competences: ['singt mit'] }],
      }
      const { id } = (await call('POST', '/subjects/templates', body)).data
      const { rows } = (await call('GET', '/template-versions/preview')).data
      const { digest } = rows.find((row: { schoolSubjectId: string }) => row.schoolSubjectId === id)
      return { schoolSubjectId: id, digest }
    }
    const publish = async () =>
      call('POST', '/template-versions', {
        name: `Fassung ${crypto.randomUUID()}`,
        note: '',
        subjects: [await draft()],
      })
    return { call, publish, program: await openWebhook(person, 'template-versions:read') }
  }

  test('are told when they are published, withdrawn and offered again, by ids that the token reads', async () => {
    const { call, publish, program } = await prepare()
    const { id } = (await publish()).data
    expect(await program.queued()).toEqual([`template_version.published ${id}`])
    expect(await program.reads('provider', '/provider/template-versions')).toContain(id)
    for (const isWithdrawn of [true, false]) {
      await program.clear()
      expect((await call('PUT', `/template-versions/${id}`, { isWithdrawn })).success).toBe(true)
      expect(await program.queued()).toEqual([`template_version.changed ${id}`])
    }
  })

  test('are not told when that is rolled back', async () => {
    const { call, publish, program } = await prepare()
    const { id } = (await publish()).data
    await program.clear()
    await whileCommitsFail('template_version', async () => {
      expect((await publish()).success).toBe(false)
      expect((await call('PUT', `/template-versions/${id}`, { isWithdrawn: true })).success).toBe(false)
    })
    expect(await program.queued()).toEqual([])
  })
})
