import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@evertdespiegeleer/go-template'
import { root } from '../../install/install-packages'

export const chartFolder = join(root, 'packages/platform/deploy/chart')

/** Values of a chart, as in its `values.yaml`. */
export type ChartValues = Readonly<Record<string, unknown>>

const read = (path: string): string => readFileSync(join(chartFolder, path), 'utf8')

export const chartDefaults = (): ChartValues => Bun.YAML.parse(read('values.yaml')) as ChartValues

const isObject = (value: unknown): value is ChartValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values over values, as Helm lays those of an operator over the chart's own. */
export const merged = (base: ChartValues, over: ChartValues): ChartValues => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const before = base[name]
      return [name, isObject(before) && isObject(value) ? merged(before, value) : value]
    }),
  ),
})

/** What the chart becomes with these values over its own: one text of YAML a template, in their order. */
export const renderChart = async (values: ChartValues, revision = 1): Promise<string[]> => {
  const { name, version, appVersion } = Bun.YAML.parse(read('Chart.yaml')) as Record<string, string>
  const data = {
    Values: merged(chartDefaults(), values),
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: 'lernspur', Namespace: 'schools', Revision: revision, Service: 'Helm' },
  }
  const parts = read('templates/_parts.tpl')
  const templates = readdirSync(join(chartFolder, 'templates')).filter((one) => one.endsWith('.yaml'))
  const rendered: string[] = []
  for (const one of templates.toSorted()) rendered.push((await parse(parts + read(`templates/${one}`), data)).trim())
  return rendered.filter((text) => text !== '')
}
