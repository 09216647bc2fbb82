import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { figuresText } from '../canary/evaluate-canaries'
import { emptyLine, type Line } from '../registry/line'
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

const statusOf = async (context: Context, unit: Unit) => {
  const { registry } = context.installation
  const line = await lineOf(context, unit)
  return {
    line,
    released: await registry.versions(unit),
    figures: await registry.figures(line),
    canary: await canaryText(context, line),
  }
}

/** What is live, and what is ready to go live. */
export const status: Command = {
  run: async (context) => {
    const [name] = context.typed.words
    const requestedUnits = name === undefined ? context.units : [unitNamed(context.units, name)]
    const found = await Promise.all(requestedUnits.map((unit) => statusOf(context, unit)))
    const visible = name === undefined ? found.filter(({ released }) => released.length > 0) : found
    const text = visible.map(({ line, released, canary }) =>
      [
        lineText(line),
        ...canary,
        ...released.slice(0, 5).map((one) => `  ${one.version} released ${one.releasedAt.slice(0, 16)}`),
      ].join('\n'),
    )
    const data = visible.map(({ line, released, figures }) => ({ ...line, unit: unitId(line.unit), released, figures }))
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
    const cause = events.find(({ toVersion, fromVersion }) => toVersion === line.stable && fromVersion !== toVersion)
    const text =
      line.stable === null || !cause
        ? `${unitId(unit)} was never promoted.`
        : [
            lineText(line),
            `  since ${cause.at.slice(0, 19)}: ${cause.act} by ${cause.who}${cause.why ? `, because: ${cause.why}` : ''}`,
            ...(await canaryText(context, line)),
          ].join('\n')
    return { text, data: { line: { ...line, unit: unitId(unit) }, cause: cause ?? null } }
  },
}
