// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import type { Report, ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { reportOf } from '../../testing/report-of'
import { signedIn } from '../../testing/signed-in'
import { useReportDraft } from '../draft/use-report-draft'
import { ReportPaper } from './report-paper'

inDocument()
signedIn(() => Response.json({ success: true, data: { rows: [], count: 0 } }))

const labels = ['beginnt', 'übt', 'kann es', 'kann es sicher']
const competence = (description: string, performanceLevel: number | null): ReportCompetence => ({
  competenceId: description,
  description,
  performanceLevel,
  proposedLevel: performanceLevel,
  overwritten: false,
  entryCount: 0,
  visualLevelLabel: labels[(performanceLevel ?? 0) - 1] ?? null,
  visualImagePath: null,
})
const subject = (name: string, ...competences: ReportCompetence[]): ReportSubject => ({
  id: name,
  schoolSubjectId: name,
  status: 'inProgress',
  comment: '',
  name,
  abbreviation: 'F',
  color: '#2f6fb3',
  domains: [{ name: 'Lesen', symbol: 'A', competences }],
  updatedAt: '1',
})

function Paper({ report }: { report: Report }) {
  return <ReportPaper report={report} draft={useReportDraft(report)} />
}

/** The preview of a report with two subjects, of which nothing was observed in the second. */
const show = async (layout: Report['layout']) => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <Paper
          report={{
            ...reportOf('paper'),
            layout,
            performanceVisualLevels: labels.map((label, index) => ({
              level: index + 1,
              label,
              picturePath: null,
              isFrontendPicture: false,
            })),
            subjects: [
              subject(
                'Deutsch',
                competence('Silben lesen', 4),
                competence('Texte lesen', 2),
                competence('Reimen', null),
              ),
              subject('Sport', competence('Schwimmen', null)),
            ],
          }}
        />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('Mia Özdemir'))
}
const shows = (...texts: string[]) => texts.map((text) => page().queryAllByText(text).length > 0)
const nothing = 'In diesem Fach wurde noch keine Kompetenz beobachtet.'

test('the preview has the signers of the layout, and leaves out what was not observed where the layout does', async () => {
  await show({ signers: ['headOfSchool'], showsUnobserved: false })
  expect(shows('Schulleitung', 'Klassenleitung', 'Erziehungsberechtigte')).toEqual([true, false, false])
  expect(shows('Silben lesen', 'Reimen', 'Schwimmen', 'noch nicht beobachtet', nothing)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

test('the preview of the compact form has levels as columns', async () => {
  await show({ signers: [], showsUnobserved: true, form: 'compact' })
  const heads = page().getAllByRole('columnheader', { name: /./ }).slice(0, 6)
  expect(heads.map(({ textContent }) => textContent)).toEqual(['ALesen', ...labels.map((_, at) => `${at + 1}`), '–'])
  const row = page().getByRole('row', { name: /^Texte lesen/ })
  expect([...row.children].findIndex(({ firstElementChild: mark }) => mark?.getAttribute('aria-label') === 'übt')).toBe(
    2,
  )
  expect(shows('Was die Stufen bedeuten', `1 ${labels[0]}`, nothing)).toEqual([true, true, false])
})

test('the preview of the form for the child says what it can do and what it practises', async () => {
  await show({ signers: ['guardians'], showsUnobserved: true, form: 'child' })
  expect(shows('Das gelingt schon – Zeugnis', 'Reimen', 'Lesen', nothing)).toEqual([true, false, false, true])
  const parts = page()
    .getAllByRole('heading', { level: 4 })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent])
  expect(parts).toEqual([
    ['Das gelingt schon', 'Silben lesenkann es sicher'],
    ['Das wird gerade geübt', 'Texte lesenübt'],
  ])
})
