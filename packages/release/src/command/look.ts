import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { figuresText } from '../canary/evaluate-canaries'
import { emptyLine, type Line } from '../registry/line'
import { originText } from '../registry/origin'
import type { ReleasedVersion } from '../registry/releases'
import { faultText } from '../release-store'
import { unitNamed } from './arguments'
import type { Command, Context } from './command'
import { lineText } from './line-text'

const lineOf = async ({ installation }: Context, unit: Unit): Promise<Line> =>
  (await installation.registry.lines()).find((line) => unitId(line.unit) === unitId(unit)) ?? emptyLine(unit)

/**
 * How the canary fares; without one, how the last one ended, if it ended automatically and nothing was promoted since.
 */
const canaryText = async ({ installation: { registry } }: Context, line: Line): Promise<string[]> => {
  const figures = await registry.figures(line)
  if (figures) return [`  canary: ${figuresText(figures)}`]
  const [last] = (await registry.events(line.unit, 100)).filter(({ act }) => act !== 'release')
  const isEnd = last?.details.version !== undefined && ['end-canary', 'refuse'].includes(last.act)
  return isEnd ? [`  ${last.details.version}: ${last.why}, at ${last.at.slice(0, 19)}`] : []
}

/** `released 2026-11-29T02:00 by anna, from 1a2b3c4d: a clearer text` */
const releasedText = ({ releasedAt, by, origin }: ReleasedVersion): string => {
  const about = [`released ${releasedAt.slice(0, 16)}${by.who ? ` by ${by.who}` : ''}`, originText(origin)]
  return `${about.filter((text) => text !== '').join(', ')}${by.why ? `: ${by.why}` : ''}`
}

/** Sentences about files of what is live that are not what was released (rule release.17). */
const findFileFaults = async ({
  installation: { registry, store },
  fileFaults,
}: Context): Promise<readonly string[]> => {
  const known = await fileFaults?.()
  if (known) return known
  const live = new Map(
    (await registry.live()).map(({ manifest }) => [`${unitId(manifest)} ${manifest.version}`, manifest]),
  )
  const found = await Promise.all(
    [...live.values()].map(async (manifest) =>
      (await store.faults(manifest)).map((fault) => faultText(manifest, fault)),
    ),
  )
  return found.flat()
}

const statusOf = async (context: Context, unit: Unit, lines: readonly Line[], faults: readonly string[]) => {
  const { registry } = context.installation
  const line = lines.find((one) => unitId(one.unit) === unitId(unit)) ?? emptyLine(unit)
  const files = faults.filter((sentence) => sentence.includes(` of ${unitId(unit)} `))
  const [released, figures, canary] = await Promise.all([
    registry.versions(unit),
    registry.figures(line),
    canaryText(context, line),
  ])
  return { line, released, figures, canary, files }
}

/** What is live, and what is ready to go live. */
export const status: Command = {
  run: async (context) => {
    const [name] = context.typed.words
    const requestedUnits = name === undefined ? context.units : [unitNamed(context.units, name)]
    const [lines, faults] = await Promise.all([context.installation.registry.lines(), findFileFaults(context)])
    const found = await Promise.all(requestedUnits.map((unit) => statusOf(context, unit, lines, faults)))
    const visible = name === undefined ? found.filter(({ released }) => released.length > 0) : found
    const text = visible.map(({ line, released, canary, files }) =>
      [
        lineText(line),
        ...files.map((sentence) => `  ! ${sentence}: browsers do not get it`),
        ...canary,
        ...released.slice(0, 5).map((one) => `  ${one.version} ${releasedText(one)}`),
      ].join('\n'),
    )
    const data = visible.map(({ line, ...rest }) => ({
      ...line,
      ...rest,
      canary: line.canary,
      unit: unitId(line.unit),
    }))
    return { text: text.join('\n') || 'Nothing was released yet.', data }
  },
}

/** What was done to a unit, newest first. */
export const history: Command = {
  run: async ({ installation, typed, units }) => {
    const [name] = typed.words
    const events = await installation.registry.events(
      name === undefined ? undefined : unitNamed(units, name),
      typed.limit,
    )
    const lines = events.map(({ at, who, act, why, fromVersion, toVersion, ...event }) => {
      const versions = [fromVersion, toVersion].filter((version) => version !== null)
      const details = Object.entries(event.details).map(([key, value]) => `${key} ${value}`)
      return [
        at.slice(0, 19),
        who,
        act,
        unitId(event),
        versions.join(' → '),
        ...details,
        ...(why ? [`(${why})`] : []),
      ].join(' ')
    })
    return { text: lines.join('\n') || 'Nothing was done yet.', data: events }
  },
}

/** Why a unit has its version. */
export const why: Command = {
  run: async (context) => {
    const unit = unitNamed(context.units, context.typed.words[0])
    const line = await lineOf(context, unit)
    const events = await context.installation.registry.events(unit, 1000)
    const released = (await context.installation.registry.versions(unit)).find(({ version }) => version === line.stable)
    const cause = events.find(({ toVersion, fromVersion }) => toVersion === line.stable && fromVersion !== toVersion)
    const text =
      line.stable === null || !cause
        ? `${unitId(unit)} was never promoted.`
        : [
            lineText(line),
            `  since ${cause.at.slice(0, 19)}: ${cause.act} by ${cause.who}${cause.why ? `, because: ${cause.why}` : ''}`,
            ...(released ? [`  ${released.version} ${releasedText(released)}`] : []),
            ...(await canaryText(context, line)),
          ].join('\n')
    return { text, data: { line: { ...line, unit: unitId(unit) }, cause: cause ?? null, released: released ?? null } }
  },
}
