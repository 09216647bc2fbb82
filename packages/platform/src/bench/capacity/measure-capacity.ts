import { sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { Problem } from '../../console/problem'
import type { Installation } from '../installation'
import { type Load, summaryOf } from '../load'
import { entriesOf } from '../measured-class'
import { openStream } from '../stream'
import { type Visitor, visitorWith } from '../visitor'
import { type ComputingTime, readComputingTime, usedBetween } from './computing-time'

/** How short calls fare beside so many teachers at work. */
export interface CapacityStep extends Load {
  readonly teachers: number
  readonly streams: number
  /** Computing time in milliseconds a call, by what used it. */
  readonly perCall: ComputingTime
}

/** How many teachers one installation carries: each reads or saves every 2 to 5 seconds and has a stream of events, at last two. */
export interface Capacity {
  readonly steps: readonly CapacityStep[]
  /** The most teachers beside whom the 95th percentile was within the bound. */
  readonly teachers: number
}

const bound = 300
const crowds: readonly Pick<CapacityStep, 'teachers' | 'streams'>[] = [
  ...[100, 200, 400, 600, 700, 800, 1000, 1200, 1600, 2000].map((teachers) => ({ teachers, streams: teachers })),
  // A second tab of each.
  { teachers: 2000, streams: 4000 },
]
/** Seconds of a step that are measured, after those in which new teachers begin. */
const seconds = { begin: 6, measured: 20 } as const
/** Of five acts, four read. */
const savesOneOf = 5

interface Teacher {
  readonly visitor: Visitor
  readonly cookie: string
  readonly classId: string
  readonly nextEntry: () => object
}

/** Signs teachers of the district in without their passwords, which would be hashed for minutes. */
const signInTeachers = async (installation: Installation, count: number): Promise<Teacher[]> => {
  const { owner, url, secret } = installation
  const classes = await owner<{ id: string; userId: string; userRoleId: string }[]>`
    select sc.id, ur.user_id, ur.id as user_role_id
    from school_class sc
    join app_user u on u.id = sc.creator_id
    join user_role ur on ur.tenant_id = sc.tenant_id and ur.user_id = u.id
    where u.email like '%@bezirk.example' order by sc.id`
  if (classes.length === 0) throw new Problem('The district has no classes.')
  const teachers: Teacher[] = []
  for (let index = 0; index < count; index += 1) {
    const at = classes[index % classes.length]
    if (!at) continue
    const token = newToken()
    await owner`
      insert into session (token_hash, user_id, user_role_id)
      values (${tokenHash(token)}, ${at.userId}, ${at.userRoleId})`
    const cookie = `${sessionCookieName(url)}=${token}`
    teachers.push({
      cookie,
      visitor: visitorWith(url, cookie, csrfToken(secret, token)),
      classId: at.id,
      nextEntry: await entriesOf(owner, at.id),
    })
  }
  return teachers
}

/** What a teacher does between two looks at the children. */
const actOf = ({ visitor, classId, nextEntry }: Teacher, turn: number): Promise<unknown> => {
  const reads = [
    `/classes/${classId}/skill-cells`,
    `/observations-v2?filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${classId}&limit=50`,
    '/classes',
    '/auth/whoami',
  ]
  if (turn % savesOneOf === 0) return visitor.call('POST', '/observations-v2', nextEntry())
  return visitor.read(reads[turn % reads.length] ?? '/classes')
}

/** A teacher at work until the function is called; `note` gets the milliseconds of each act. */
const work = (teacher: Teacher, first: number, note: (took: number) => void): (() => void) => {
  let isOver = false
  const go = async () => {
    for (let turn = first; !isOver; turn += 1) {
      await Bun.sleep(2_000 + Math.random() * 3_000)
      if (isOver) return
      const started = performance.now()
      await actOf(teacher, turn)
      note(performance.now() - started)
    }
  }
  void go().catch(() => note(Number.POSITIVE_INFINITY))
  return () => {
    isOver = true
  }
}

/**
 * Adds teachers until the 95th percentile of their calls is over 300 ms. A call that fails counts as one that takes for
 * ever, so that an installation that refuses is not taken for a fast one.
 */
export const measureCapacity = async (installation: Installation): Promise<Capacity> => {
  const stops: (() => void)[] = []
  const steps: CapacityStep[] = []
  let took: number[] = []
  const note = (milliseconds: number) => void took.push(milliseconds)
  try {
    const url = new URL(installation.url)
    const teachers: Teacher[] = []
    let openStreams = 0
    for (const crowd of crowds) {
      const added = await signInTeachers(installation, crowd.teachers - teachers.length)
      for (const [index, teacher] of added.entries()) stops.push(work(teacher, index, note))
      teachers.push(...added)
      for (; openStreams < crowd.streams; openStreams += 1) {
        const teacher = teachers[openStreams % teachers.length]
        if (teacher) stops.push(await openStream(url, teacher.cookie))
      }
      await Bun.sleep(seconds.begin * 1000)
      took = []
      const before = readComputingTime(installation.folder)
      await Bun.sleep(seconds.measured * 1000)
      const used = usedBetween(before, readComputingTime(installation.folder))
      const load = summaryOf(took, seconds.measured * 1000)
      const perCall = Object.fromEntries(Object.entries(used).map(([name, one]) => [name, (one * 1000) / took.length]))
      steps.push({ ...load, ...crowd, perCall })
      if (!(load.p95 <= bound)) break
    }
  } finally {
    for (const stop of stops) stop()
  }
  const within = steps.filter(({ p95 }) => p95 <= bound)
  return { steps, teachers: within.at(-1)?.teachers ?? 0 }
}

const stepLine = ({ teachers, streams, perSecond, p50, p95, perCall }: CapacityStep): string => {
  const used = Object.entries(perCall)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, one]) => `${name} ${one.toFixed(2)}`)
  const p = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'failed')
  return `    ${teachers} with ${streams} streams: ${perSecond.toFixed(0)} calls a second, p50 ${p(p50)}, p95 ${p(p95)}; ms of computing time a call: ${used.join(', ')}`
}

/** The figures as lines for people. */
export const capacityLines = ({ steps, teachers }: Capacity): string[] => [
  '',
  `  Teachers at work at the same time, p95 within ${bound} ms: ${teachers}`,
  ...steps.map(stepLine),
]
