import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { changeIndexes } from '@lernspur/database/migration/concurrent-indexes'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { districtSignIn, growDistrict } from '@lernspur/demo-school/district/grow-district'
import { takeBackup } from '../../backup/take-backup'
import { Problem } from '../../console/problem'
import { CleanUp } from '../../process/clean-up'
import { type Installation, startInstallation } from '../installation'
import { askAll, askTimes } from '../load'
import { openMeasuredClass } from '../measured-class'
import { signIn } from '../visitor'
import { type CallTimes, fastestMedians, mainCalls } from './grown-calls'

/** Observations of one whole school: what the grown installation is compared with. */
const smallSize = 24_000
/** Teachers who save at the same time, and seconds of each round. */
const savers = 4
const seconds = 10
/** Schools whose classes nobody has opened yet. */
const untouched = 12

interface GrownTime extends CallTimes {
  readonly name: string
}

interface SavingTime {
  readonly name: string
  /** 95th percentile of saving, in milliseconds: alone, and while the schema changes. */
  readonly alone: number
  readonly concurrent: number
  /** How long the change took, in seconds. */
  readonly took: number
}

/** What an installation with many observations costs. */
export interface Growth {
  readonly observations: number
  readonly calls: readonly GrownTime[]
  /** Bytes of an observation in its table, and of its entries in each index. */
  readonly heap: number
  readonly indexes: Readonly<Record<string, number>>
  /** The same of all indexes together once they were packed, and how long that took, in seconds. */
  readonly packed: { readonly bytes: number; readonly seconds: number }
  /** The matrix of classes that nobody has opened: medians of the first and the second call, in milliseconds. */
  readonly firstTouch: { readonly first: number; readonly second: number }
  readonly changes: readonly SavingTime[]
  readonly backup: { readonly seconds: number; readonly bytes: number }
}

const bytesOf = async (owner: Database): Promise<Pick<Growth, 'heap' | 'indexes'>> => {
  const sizes = await owner<{ name: string; isIndex: boolean; each: number }[]>`
    with entry as (select count(*) as number from observation)
    select c.relname::text as name, c.relkind = 'i' as is_index,
      (pg_relation_size(c.oid) / (select number from entry)::float8) as each
    from pg_class c
    where c.oid = 'observation'::regclass
      or c.oid in (select indexrelid from pg_index where indrelid = 'observation'::regclass)
    order by c.relname`
  return {
    heap: sizes.find(({ isIndex }) => !isIndex)?.each ?? Number.NaN,
    indexes: Object.fromEntries(sizes.filter(({ isIndex }) => isIndex).map(({ name, each }) => [name, each])),
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Opens the matrix of the first class of schools in the middle of the district, twice. */
const touchFirst = async ({ owner, url }: Installation, schools: number): Promise<Growth['firstTouch']> => {
  const [first, second]: [number[], number[]] = [[], []]
  const from = Math.max(2, Math.floor(schools / 2) - untouched)
  for (let school = from; school < Math.min(from + untouched, schools); school += 1) {
    const { email } = districtSignIn(school)
    const [found] = await owner<{ id: string }[]>`
      select sc.id from school_class sc join app_user u on u.id = sc.creator_id where u.email = ${email}`
    const teacher = await signIn(url, email, demoPassword)
    // What the service keeps of a person is read by another call.
    await teacher.read('/classes')
    for (const times of [first, second]) {
      times.push((await askTimes(1, () => teacher.read(`/classes/${found?.id}/skill-cells`))).p50)
    }
  }
  return { first: median(first), second: median(second) }
}

/** Saves alone, and again while `change` runs. */
const saveDuring = async (
  name: string,
  ask: () => Promise<unknown>,
  change: () => Promise<unknown>,
): Promise<SavingTime> => {
  const saving = Array.from({ length: savers }, () => () => ask().then(() => {}))
  const alone = await askAll(seconds, saving)
  const started = performance.now()
  let took = 0
  const changing = change().then(() => {
    took = (performance.now() - started) / 1000
  })
  const concurrent = await askAll(seconds, saving)
  await changing
  return { name, alone: alone.p95, concurrent: concurrent.p95, took }
}

/** Makes and drops an index as a migration does. */
const changeIndex = async (ownerUrl: string): Promise<void> => {
  const db = connect(ownerUrl, { name: 'bench', max: 1, statementTimeout: 0 })
  try {
    await changeIndexes(db, {
      name: 'teacher/bench-growth',
      owner: 'teacher',
      isRepeatable: false,
      isConcurrent: true,
      isBatched: false,
      sql: `
        create index concurrently bench_growth on observation (tenant_id, updated_by_id);
        drop index concurrently bench_growth;`,
      checksum: '',
    })
  } finally {
    await db.end()
  }
}

/** Packs the indexes as `doctor` advises. */
const pack = async (owner: Database): Promise<Growth['packed']> => {
  const started = performance.now()
  await owner`set statement_timeout = 0`
  await owner`reindex table concurrently observation`
  const seconds = (performance.now() - started) / 1000
  const { indexes } = await bytesOf(owner)
  return { bytes: Object.values(indexes).reduce((sum, each) => sum + each, 0), seconds }
}

const timeBackup = async ({ source }: Installation): Promise<Growth['backup']> => {
  const path = join(tmpdir(), `lernspur-bench-${randomUUID()}.tar.gz`)
  const started = performance.now()
  try {
    await takeBackup(source, path, undefined)
    return { seconds: (performance.now() - started) / 1000, bytes: (await stat(path)).size }
  } finally {
    await rm(path, { force: true })
  }
}

/** An installation of that size, and the main calls about its first class. */
const openGrown = async (cleanUp: CleanUp, observations: number) => {
  const installation = await startInstallation(cleanUp)
  const { owner, ownerUrl, url } = installation
  const district = await growDistrict(ownerUrl, { schools: 0, observations: 0 }, observations)
  await owner`checkpoint`
  const at = await openMeasuredClass(installation, districtSignIn(1).email)
  const [student] = await owner<{ id: string }[]>`
    select student_id as id from student_class_relation where school_class_id = ${at.id} order by student_id limit 1`
  if (!student) throw new Problem('The class has no students.')
  return { installation, district, at, calls: await mainCalls(url, at, student.id) }
}

/**
 * Measures the main calls in an installation of one school beside one of so many observations, and what the large one
 * costs: bytes, changes of the schema beside saving teachers, and a backup.
 */
export const measureGrowth = async (observations: number): Promise<Growth> => {
  const cleanUp = new CleanUp()
  try {
    const { installation, district, at, calls } = await openGrown(cleanUp, observations)
    const small = await openGrown(cleanUp, smallSize)
    const { owner, ownerUrl } = installation
    const firstTouch = await touchFirst(installation, district.schools)
    // The compiler optimises a service while it is used: what is measured first would look slower.
    await fastestMedians(small.calls, calls)
    const times = await fastestMedians(small.calls, calls)
    const save = () => at.teacher.call('POST', '/observations-v2', at.nextEntry())
    const changes = [
      await saveDuring('an index', save, () => changeIndex(ownerUrl)),
      await saveDuring('a column', save, async () => {
        await owner.unsafe('alter table observation add column bench_growth text')
        await owner.unsafe('alter table observation drop column bench_growth')
      }),
    ]
    return {
      observations: district.observations,
      calls: calls.flatMap(({ name }, index) => (times[index] ? [{ name, ...times[index] }] : [])),
      ...(await bytesOf(owner)),
      firstTouch,
      changes,
      backup: await timeBackup(installation),
      packed: await pack(owner),
    }
  } finally {
    await cleanUp.run()
  }
}
