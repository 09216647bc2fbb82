import type { Label } from '@lernspur/contracts/area-route.contract'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'

/** A release that needs something of another. */
export interface Pair {
  readonly consumer: ReleaseManifest
  readonly provider: ReleaseManifest
}

/** What a release needs and another lacks. */
export interface Fault extends Partial<Pair> {
  /** A sentence for the person who wants to make it live, as commands print it. */
  readonly text: string
  /** The same in German. */
  readonly german: string
  /** Nothing breaks: an answer may hold more values than before, and clients take those that they do not know. */
  readonly isWidening?: boolean
}

/** Sentences about a pair as its faults. */
export const faultsOf = (pair: Partial<Pair>, sentences: readonly Label[]): Fault[] =>
  sentences.map(({ en, de }) => ({ ...pair, text: en, german: de }))

/** `teacher 0.1.0-1a2b3c4d`, `the shell 0.1.0-1a2b3c4d`, `the gateway 0.1.0-1a2b3c4d` */
export const nameOf = (release: ReleaseManifest): string =>
  `${['shell', 'gateway'].includes(unitId(release)) ? `the ${release.name}` : unitId(release)} ${release.version}`

/** The same within German sentences, as subject or object. */
export const germanNameOf = (release: ReleaseManifest): string => {
  const id = unitId(release)
  const article = id === 'shell' ? 'die Shell' : id === 'gateway' ? 'das Gateway' : id
  return `${article} ${release.version}`
}

/** Who would notice. */
export const audienceOf = ({ kind, name }: ReleaseManifest): string =>
  kind === 'shell' ? 'everybody' : `everybody on ${name}`

/** The same in German. */
export const germanAudienceOf = ({ kind, name }: ReleaseManifest): string =>
  kind === 'shell' ? 'alle' : `alle in ${name}`

const maxVisible = 3

const listedWith = (more: (rest: number) => string, all: readonly string[]): string => {
  const [visible, rest] = [all.slice(0, maxVisible), all.length - maxVisible]
  return rest > 0 ? `${visible.join(', ')} ${more(rest)}` : visible.join(', ')
}

/** `a, b, c and 4 more` */
export const listed = (all: readonly string[]): string => listedWith((rest) => `and ${rest} more`, all)

/** The same in German. */
export const germanListed = (all: readonly string[]): string => listedWith((rest) => `und ${rest} weitere`, all)

/** What is needed under a topic and not provided. */
export const missing = ({ consumer: requester, provider: requested }: Pair, topic: string): string[] => {
  const provided = new Set(requested.provides[topic])
  return (requester.needs[topic] ?? []).filter((one) => !provided.has(one))
}
