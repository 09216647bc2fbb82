import { type FieldLine, fieldsByPath, isWithin } from './field-line'
import { audienceOf, type Fault, faultsOf, listed, missing, nameOf, type Pair } from './pair'

const nameOfCall = (line: string): string => line.split(' ')[0] ?? ''
const ownerOfCall = (line: string): string => line.split(' ').at(-1) ?? ''

type Fields = ReadonlyMap<string, FieldLine>

/** Pairs of needed and provided facts about calls that both sides know. */
const comparable = (needed: Fields, provided: Fields, calls: ReadonlySet<string>) =>
  [...needed].flatMap(([path, need]) => (calls.has(need.call) ? [{ path, need, has: provided.get(path) }] : []))

/** Fields that the caller reads and that are gone, are now optional, or have changed type. */
const lostAnswers = (needed: Fields, provided: Fields, calls: ReadonlySet<string>): string[] =>
  comparable(needed, provided, calls).flatMap(({ path, need, has }) => {
    if (!has) return need.isOptional ? [] : [path]
    return (has.isOptional && !need.isOptional) || !isWithin(has.kinds, need.kinds) ? [path] : []
  })

/** Fields that the caller sends and that the service would drop or refuse. */
const refusedFields = (sent: Fields, taken: Fields, calls: ReadonlySet<string>): string[] =>
  comparable(sent, taken, calls).flatMap(({ path, need, has }) =>
    has && isWithin(need.kinds, has.kinds) ? [] : [path],
  )

/** Whether the object around a field is sent at all; its fields are demanded only then. */
const isSentAround = (field: string, call: string, sent: Fields): boolean => {
  const around = field.replace(/\.?[^.]*$/, '').replace(/(\[\]|\{\})$/, '')
  // Parameters, query and body always exist.
  return !/[.[{]/.test(around) || sent.has(`${call} ${around}`)
}

/** Fields that the service demands and the caller does not send. */
const demandedFields = (sent: Fields, taken: Fields, calls: ReadonlySet<string>): string[] =>
  [...taken].flatMap(([path, { call, field, isOptional }]) =>
    calls.has(call) && !isOptional && !sent.has(path) && isSentAround(field, call, sent) ? [path] : [],
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
  const says = (what: string, names: readonly string[], rest: string) =>
    names.length > 0 ? [`${nameOf(requester)} ${what} ${listed(names)}, ${rest}`] : []
  const other = nameOf(service)
  return faultsOf(pair, [
    ...says('calls', absent, `which ${other} does not answer: ${audienceOf(requester)} would see errors.`),
    ...says('reads', lostAnswers(...fields('answers')), `which ${other} does not answer in that form.`),
    ...says('sends', refusedFields(...fields('sent')), `which ${other} does not take in that form: it would be lost.`),
    ...says('does not send', demandedFields(...fields('sent')), `which ${other} demands.`),
    ...says('filters or sorts', lists, `which ${other} cannot.`),
  ])
}
