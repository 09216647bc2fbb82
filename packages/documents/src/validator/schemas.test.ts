import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { firstFormSamples } from '../golden/first-forms'
import { sampleForm } from '../sample/sample-form'
import {
  bareReport,
  detailedReport,
  englishReport,
  fullestReport,
  officialReport,
  sampleReport,
} from '../sample/sample-report'
import { reportData } from '../xschule/report-data'
import { ruleFaults, schemaFaults } from './schemas'

/**
 * A folder with the schemas and rules of XSchule 1.2 and those that they refer to, as their makers publish them, side
 * by side: the one that XSCHULE_SCHEMAS names, else one beside the checkout. Without it the product's own check of the
 * form stands alone.
 */
const schemaFolder = resolve(import.meta.dir, '../../../../../shared/xschule-schemas')
const folder = process.env.XSCHULE_SCHEMAS ?? (existsSync(join(schemaFolder, 'xschule.xsd')) ? schemaFolder : undefined)
if (!folder)
  console.warn(`NOT CHECKED against XSchule's own schemas: none in ${schemaFolder}, and XSCHULE_SCHEMAS is not set.`)

const nonce = 'AAAAAAAAAAAAAAAAAAAAAA'
const student = { firstName: 'محمد أمين', lastName: 'الحسيني' }

test.skipIf(!folder)('schemas and rules of XSchule 1.2 find no fault in any sample (rule signature.2)', () => {
  const [schema, rules] = [schemaFaults(folder ?? ''), ruleFaults(folder ?? '')]
  const samples = [
    sampleReport(),
    englishReport(),
    fullestReport(),
    { ...bareReport(), completedAt: '2027-01-28T14:05:00Z' },
    sampleReport({ student }),
    detailedReport(),
    officialReport(sampleForm()),
    ...Object.values(firstFormSamples).map((make) => make()),
    officialReport(sampleForm(), { birthDate: '' }),
    ...[0, 1, 4, 13, 14].map((level) =>
      sampleReport({
        schoolClass: { name: '3a', nickname: null, level },
        period: { start: '2027-02-01', end: '2027-07-31', semester: 'second' },
      }),
    ),
    detailedReport({ absences: { days: 0, unexcused: null }, comment: '' }),
    sampleReport({ period: { start: '2026-08-01', end: '2026-10-01', semester: null }, comment: 'a\u0001<&\r\nb' }),
  ]
  for (const sample of samples) {
    const xml = reportData(sample, nonce)
    expect(schema(xml)).toEqual([])
    expect(rules(xml)).toEqual([])
  }
  const broken = reportData(sampleReport(), nonce)
  expect(schema(broken.replace('/zeugnisart/halbsjahreszeugnis', '/zeugnisart/zeugnis'))).not.toEqual([])
  expect(rules(broken.replace('/nachweisperiode/halbjahr', '/nachweisperiode/~wert_nicht_in_liste'))).not.toEqual([])
})
