import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { socketPath } from '@lernspur/service-kit/process/config'
import { eventually } from '@lernspur/testing/eventually'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { askBy } from '@lernspur/testing/service-under-test'
import { testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'
import { unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { teacherService } from '../../app'

setDefaultTimeout(120_000)
const { owner, database, services } = await servicesForFile({ teacher: teacherService })
const school = await testSchool(owner, { studentCount: 30 })
const { schoolClass, classTeacher, tenantId } = school
const made = await services.teacher.ask(classTeacher, {
  method: 'POST',
  path: `/classes/${schoolClass.id}/reports/bulk`,
  body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
})
const reportIds: string[] = made.body.data.rows.map(({ id }: { id: string }) => id)
await owner`update report set status = 'completed', completed_at = now() where tenant_id = ${tenantId}`

const db = connect(database.urlFor('teacher'), { name: 'lock', max: 1 })
const folder = await mkdtemp(join(tmpdir(), 'lernspur-killed-'))
const running = new Set<Bun.Subprocess>()

/** A process of its own with the teacher's service, as `start` runs it. */
const startProcess = async () => {
  const runDir = await mkdtemp(join(folder, 'run-'))
  const program = new URL('../../server.ts', import.meta.url).pathname
  const process_ = Bun.spawn([process.execPath, program], {
    env: {
      ...process.env,
      LERNSPUR_MODE: 'test',
      LERNSPUR_SECRET: database.secret,
      LERNSPUR_PUBLIC_URL: 'http://localhost',
      LERNSPUR_RUN: runDir,
      LERNSPUR_DATA: database.filesDir,
      LERNSPUR_DATABASE_URL: database.urlFor('teacher'),
    },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  running.add(process_)
  const unix = socketPath(runDir, 'teacher')
  const send = (request: Request) => fetch(request, { unix })
  const ask = askBy(owner, 'http://localhost', send)
  const isUp = () =>
    send(new Request('http://localhost/api/healthcheck')).then(
      () => true,
      () => false,
    )
  await eventually(
    () => isUp(),
    () => 'the service is up',
  )
  const kill = async () => {
    process_.kill('SIGKILL')
    await process_.exited
    running.delete(process_)
  }
  return { ask, kill }
}

afterAll(async () => {
  for (const one of running) one.kill('SIGKILL')
  await Promise.all([...running].map(({ exited }) => exited))
  await db.end()
  await rm(folder, { recursive: true })
})

/** Kills a process in the midst of making a set of a class of thirty: when it wants to say how far it is. */
const killedSet = async (form: 'pdf' | 'zip'): Promise<string> => {
  const { ask, kill } = await startProcess()
  const { body } = await ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/report-sets`,
    body: { reportIds, form },
  })
  await writeTenant(db, tenantId, async (tx) => {
    await tx`select from report_set where tenant_id = ${tenantId} and id = ${body.data.id} for update`
    await untilCallsWait(owner)
    await kill()
  })
  return body.data.id
}

test.each(['pdf', 'zip'] as const)(
  'a class of thirty as %s survives the killing of its process: nothing half is served, and the next one goes on (rule print.4)',
  async (form) => {
    const id = await killedSet(form)
    const { ask, kill } = await startProcess()
    const get = (path: string) => ask(classTeacher, { method: 'GET', path: `/report-sets/${id}${path}` })
    expect((await get('')).body.data).toMatchObject({ state: 'running', total: 30 })
    expect((await get('/file')).body.error).toBe('GET_FILE_ERROR')
    // As if the time had passed after which a silent process is taken for dead.
    await owner`update report_set set touched_at = now() - interval '1 minute' where id = ${id}`
    const end = await eventually(
      async () => {
        const { state } = (await get('')).body.data
        return state !== 'running' && state
      },
      () => 'another process has made the set',
    )
    expect(end).toBe('done')
    const { bytes } = await get('/file')
    if (form === 'pdf') expect(await (await getDocumentProxy(bytes)).getOutline()).toHaveLength(30)
    else {
      const files = Object.values(unzipSync(bytes))
      expect(files).toHaveLength(30)
      for (const file of files) expect((await getDocumentProxy(file)).numPages).toBeGreaterThan(0)
    }
    await kill()
  },
)

test('of reports that were being created when the process was killed there are none, and the next one says so (rule report-work.6)', async () => {
  const [first, second] = [await startProcess(), await startProcess()]
  const path = `/classes/${schoolClass.id}`
  const summarize = async () =>
    (await second.ask(classTeacher, { method: 'GET', path: `${path}/report-creation` })).body.data
  const before = await summarize()
  expect(before).toMatchObject({ isRunning: false, last: { name: 'Zeugnis', count: 30 } })
  await writeDirectory(owner, async (tx) => {
    await tx`lock table report_subject in exclusive mode`
    const body = { name: 'Halbjahr', calculationMethod: 'latestEntries' }
    const creating = first.ask(classTeacher, { method: 'POST', path: `${path}/reports/bulk`, body }).catch(() => null)
    await untilCallsWait(owner)
    // The other process knows how far it is (rule stack.4).
    const running = { name: 'Halbjahr', done: 0, total: 30 }
    expect(await summarize()).toEqual({ ...before, isRunning: true, running })
    await first.kill()
    await creating
  })
  await eventually(
    async () => !(await summarize()).isRunning,
    () => 'nothing is being created any more',
  )
  expect(await summarize()).toEqual(before)
  await second.kill()
})
