import { beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { watchGateway } from '@lernspur/service-gateway/health/gateway-metrics'
import { watchOutbox } from '@lernspur/service-identity/mail/mail-metrics'
import { watchWebhooks } from '@lernspur/service-identity/webhook/sending/webhook-metrics'
import '@lernspur/service-kit/share/writing-turns'
import { metricsText, ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { createService } from '@lernspur/service-kit/service/service'
import { watchInstallation } from '@lernspur/service-provider/dashboard/installation-metrics'
import { testConfig } from '@lernspur/testing/test-config'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import type { SyntaxNodeRef } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { root } from '../install/install-packages'
import { collectMetrics } from '../metrics/collect-metrics'
import { countRestart } from '../metrics/serve-metrics'

const folder = join(root, 'packages/platform/monitoring')
const text = (name: string): string => readFileSync(join(folder, name), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly runbook: string }
  readonly labels: { readonly severity: string }
}
const { groups } = Bun.YAML.parse(text('alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard = JSON.parse(text('dashboard.json')) as { panels: Panel[] }
const panels = dashboard.panels.filter(({ targets }) => targets)

interface RuleTest {
  readonly input_series: readonly { readonly series: string }[]
  readonly alert_rule_test?: readonly { readonly alertname: string; readonly exp_alerts: readonly unknown[] }[]
  readonly promql_expr_test?: readonly { readonly expr: string; readonly exp_samples: readonly { labels: string }[] }[]
}
const { tests } = Bun.YAML.parse(text('alerts.test.yaml')) as { tests: RuleTest[] }

/** Names of metrics and labels in an expression of PromQL; throws where it is not one. */
const namesIn = (expr: string): { metrics: string[]; labels: string[] } => {
  const metrics: string[] = []
  const labels: string[] = []
  parser.parse(expr).iterate({
    enter: (node: SyntaxNodeRef) => {
      const found = expr.slice(node.from, node.to)
      if (node.type.isError) throw new Error(`“${expr}” is no expression at “${found}”.`)
      if (node.name === 'Identifier') metrics.push(found)
      if (node.name === 'LabelName') labels.push(found)
    },
  })
  return { metrics, labels }
}

/** What is really told, in the text that Prometheus reads. */
let report: string
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const db = connect(database.urlFor('provider'), { name: 'told', max: 2 })
  const identity = connect(database.urlFor('identity'), { name: 'told', max: 2 })
  const runDir = mkdtempSync(join(tmpdir(), 'lernspur-told-'))
  createService({ name: 'provider', slices: [], routes: {}, config: testConfig(database, 'provider'), db })
  watchOutbox(identity)
  watchWebhooks(identity)
  watchInstallation(db)
  watchGateway({ releases: { lines: () => [] }, streams: () => ({ open: 0, max: 1 }), dataDir: runDir })
  countRestart('teacher')
  report = await metricsText([
    await ownMetrics({ service: 'provider', version: '1' }),
    ...(await collectMetrics(runDir)),
  ])
  await Promise.all([db.end(), identity.end()])
  rmSync(runDir, { recursive: true })
  await database.close()
}, 60_000)

/** Histograms are asked for by their parts. */
const isReported = (name: string): boolean =>
  new RegExp(`^# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} histogram$`, 'm').test(report) ||
  new RegExp(`^# TYPE ${name} (?:counter|gauge)$`, 'm').test(report)

/** Labels that values can have, and those that Prometheus adds. */
const knownLabels = new Set([
  ...['instance', 'le'],
  ...['service', 'version', 'process', 'method', 'route', 'status', 'pool', 'queue', 'result', 'unit', 'canary'],
])

const expressions = () => [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
]

test('there are alerts and panels', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(panels.length).toBeGreaterThan(10)
})

test('every expression of alerts and dashboard is one, and names metrics and labels that there are', () => {
  for (const [where, expr] of expressions()) {
    const { metrics, labels } = namesIn(expr)
    expect([where, metrics.length > 0]).toEqual([where, true])
    for (const name of metrics) expect([where, name, isReported(name)]).toEqual([where, name, true])
    for (const label of labels) expect([where, label, knownLabels.has(label)]).toEqual([where, label, true])
  }
})

test('an expression that is none, or names what is not told, is found', () => {
  expect(() => namesIn('sum by (service (lernspur_up)')).toThrow('is no expression')
  expect(isReported('lernspur_ups')).toBe(false)
  expect(isReported('lernspur_request_duration_seconds_bucket')).toBe(true)
  expect(isReported('lernspur_request_duration_seconds')).toBe(true)
})

test('every metric is on the dashboard or in an alert', () => {
  const used = new Set(
    expressions().flatMap(([, expr]) =>
      namesIn(expr).metrics.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')),
    ),
  )
  const all = [...report.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((name) => !used.has(name))).toEqual([])
})

test('every metric is explained on the page about monitoring', () => {
  const page = readFileSync(join(root, 'packages/platform/docs/operators/monitoring.md'), 'utf8')
  const all = [...report.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  expect(all.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  const named = [...page.matchAll(/`(lernspur_[a-z0-9_]+)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !isReported(name))).toEqual([])
})

test('every alert says what is wrong, how bad it is, and has its section in the page for those on duty', () => {
  const page = readFileSync(join(root, 'packages/platform/docs/operators/on-fire.md'), 'utf8')
  const sections = [...page.matchAll(/^### (Lernspur\w+)$/gm)].map(([, name = '']) => name)
  expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook).toBe(`packages/platform/docs/operators/on-fire.md#${alert.toLowerCase()}`)
    expect(annotations.summary.length).toBeGreaterThan(10)
    expect(['critical', 'warning']).toContain(labels.severity)
  }
})

test('every alert has a case that raises it and one that does not, of metrics that there are', () => {
  const raised = tests.flatMap(({ promql_expr_test: of = [] }) =>
    of.flatMap(({ expr, exp_samples: samples }) =>
      samples.length > 0 ? (/alertname="(\w+)"/.exec(expr)?.[1] ?? []) : [],
    ),
  )
  const quiet = tests.flatMap(({ alert_rule_test: of = [] }) =>
    of.flatMap(({ alertname, exp_alerts: alerts }) => (alerts.length === 0 ? alertname : [])),
  )
  const all = rules.map(({ alert }) => alert).toSorted()
  expect([...new Set(raised)].toSorted()).toEqual(all)
  expect([...new Set(quiet)].toSorted()).toEqual(all)
  for (const { series } of tests.flatMap(({ input_series: all }) => all)) {
    const { metrics, labels } = namesIn(series)
    expect([series, metrics.every(isReported), labels.every((one) => knownLabels.has(one))]).toEqual([
      series,
      true,
      true,
    ])
  }
})

// Prometheus' own tool evaluates the cases; not every computer has it.
const promtool = Bun.which('promtool')
test.skipIf(promtool === null)('Prometheus raises each alert in its case, and in no other', () => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([promtool ?? '', 'test', 'rules', 'alerts.test.yaml'], {
    cwd: folder,
  })
  expect([exitCode, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
})
