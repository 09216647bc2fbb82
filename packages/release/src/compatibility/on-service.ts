import { type FieldLine, fieldsByPath, isWithin, newValues } from './field-line'
import {
  audienceOf,
  type Fault,
  faultsOf,
  germanAudienceOf,
  germanListed,
  germanNameOf,
  listed,
  missing,
  nameOf,
  type Pair,
} from './pair'

const nameOfCall = (line: string): string => line.split(' ')[0] ?? ''
const ownerOfCall = (line: string): string => line.split(' ').at(-1) ?? ''

type Fields = ReadonlyMap<string, FieldLine>

/** Pairs of needed and provided facts about calls that both sides know. */
const comparable = (needed: Fields, provided: Fields, calls: ReadonlySet<string>) =>
  [...needed].flatMap(([path, need]) => (calls.has(need.call) ? [{ path, need, has: provided.get(path) }] : []))

interface ChangedAnswers {
  /** Fields that the caller reads and that are gone, are now optional, or have changed type. */
  readonly lost: readonly string[]
  /** Enumerations that may hold values which the caller does not know, each with these values. */
  readonly widened: readonly string[]
}

const changedAnswers = (
  needed: Fields,
  provided: Fields,
  calls: ReadonlySet<string>,
  closed: ReadonlySet<string>,
): ChangedAnswers => {
  const lost: string[] = []
  const widened: string[] = []
  for (const { path, need, has } of comparable(needed, provided, calls)) {
    if (!has) {
      if (!need.isOptional) lost.push(path)
      continue
    }
    const mayMiss = has.isOptional && !need.isOptional
    if (!mayMiss && isWithin(has.kinds, need.kinds)) continue
    const more = mayMiss || closed.has(path) ? [] : newValues(has.kinds, need.kinds)
    if (more.length > 0) widened.push(`${path} ${more.join(', ')}`)
    else lost.push(path)
  }
  return { lost, widened }
}

/** Fields that the caller sends and that the service would drop or refuse. */
const refusedFields = (sent: Fields, taken: Fields, calls: ReadonlySet<string>): string[] =>
  comparable(sent, taken, calls).flatMap(({ path, need, has }) =>
    has && isWithin(need.kinds, has.kinds) ? [] : [path],
  )

/** The list or record of `body.names[]`, else the object around a field. */
const aroundOf = (field: string): string =>
  /(\[\]|\{\})$/.test(field)
    ? field.replace(/(\[\]|\{\})$/, '')
    : field.replace(/\.?[^.]*$/, '').replace(/(\[\]|\{\})$/, '')

/** Whether what is around a field is sent at all; the field is demanded only then. */
const isSentAround = (field: string, call: string, sent: Fields): boolean => {
  const around = aroundOf(field)
  // Parameters, query and body always exist.
  return !/[.[{]/.test(around) || sent.has(`${call} ${around}`)
}

/** A call may always be made without a query; what must be in it is demanded by itself. */
const isFullQuery = (field: string): boolean => field === 'query'

/** Fields that the service demands and the caller does not send. */
const demandedFields = (sent: Fields, taken: Fields, calls: ReadonlySet<string>): string[] =>
  [...taken].flatMap(([path, { call, field, isOptional }]) =>
    calls.has(call) && !isOptional && !isFullQuery(field) && !sent.has(path) && isSentAround(field, call, sent)
      ? [path]
      : [],
  )

/** What a service lacks for an area or the shell: calls, fields they read, and fields they send. */
export const faultsOnService = (pair: Pair): Fault[] => {
  const { consumer: requester, provider: service } = pair
  const own = (requester.needs.calls ?? []).filter((line) => ownerOfCall(line) === service.name)
  const absent = missing({ consumer: { ...requester, needs: { calls: own } }, provider: service }, 'calls').map(
    nameOfCall,
  )
  const shared = new Set(own.map(nameOfCall).filter((call) => !absent.includes(call)))
  const fields = (topic: string) =>
    [fieldsByPath(requester.needs[topic]), fieldsByPath(service.provides[topic]), shared] as const
  const lists = missing({ consumer: requester, provider: service }, 'lists').filter((line) =>
    shared.has(nameOfCall(line)),
  )
  type Words = readonly [what: string, rest: string]
  const says = (names: readonly string[], [what, rest]: Words, [germanWhat, germanRest]: Words) =>
    names.length > 0
      ? [
          {
            en: `${nameOf(requester)} ${what} ${listed(names)}, ${rest}`,
            de: `${germanNameOf(requester)} ${germanWhat} ${germanListed(names)}, ${germanRest}`,
          },
        ]
      : []
  const [other, german] = [nameOf(service), germanNameOf(service)]
  const { lost, widened } = changedAnswers(...fields('answers'), new Set(requester.needs.closed))
  const faults = faultsOf(pair, [
    ...says(
      absent,
      ['calls', `which ${other} does not answer: ${audienceOf(requester)} would see errors.`],
      ['ruft', `was ${german} nicht beantwortet: ${germanAudienceOf(requester)} würden Fehler sehen.`],
    ),
    ...says(
      lost,
      ['reads', `which ${other} does not answer in that form.`],
      ['liest', `was ${german} so nicht beantwortet.`],
    ),
    ...says(
      refusedFields(...fields('sent')),
      ['sends', `which ${other} does not take in that form: it would be lost.`],
      ['sendet', `was ${german} so nicht annimmt: es ginge verloren.`],
    ),
    ...says(
      demandedFields(...fields('sent')),
      ['does not send', `which ${other} demands.`],
      ['sendet nicht', `was ${german} verlangt.`],
    ),
    ...says(
      lists,
      ['filters or sorts', `which ${other} cannot.`],
      ['filtert oder sortiert', `was ${german} nicht kann.`],
    ),
  ])
  const more = says(
    widened,
    ['does not know', `which ${other} may answer: it shows what it does not know as such.`],
    ['kennt nicht', `was ${german} antworten kann: Unbekanntes wird als solches gezeigt.`],
  )
  return [...faults, ...faultsOf(pair, more).map((fault) => ({ ...fault, isWidening: true }))]
}
