// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeAll, expect, test } from 'bun:test'
import { AppRuntimeProvider, registerTexts } from '@lernspur/app-runtime'
import { startTexts } from '@lernspur/app-runtime/testing/page'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { TemplateList } from './template-list'
import { subjectTexts } from './texts'

inDocument()

beforeAll(() => {
  registerTexts('school-editors', subjectTexts)
  return startTexts()
})

const template = (schoolLevel: number): Subject => ({
  ...{ id: '0198a000-0000-7000-8000-000000000001', tenantId: '0198a000-0000-7000-8000-000000000002', originId: null },
  ...{ name: 'Deutsch', abbreviation: 'D', color: '#112233', schoolLevel, schoolClassId: null, isTemplate: true },
  ...{ position: null, competenceDomainCount: 4, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
})

const choice = { isTaken: () => false, isBusy: () => false, take: async () => {}, drop: async () => {} }
const show = (schoolLevel: number) =>
  render(
    <AppRuntimeProvider>
      <TemplateList templates={[template(3)]} schoolLevel={schoolLevel} choice={choice} />
    </AppRuntimeProvider>,
  )

test('templates of another level than that of the class say so', async () => {
  show(1)
  await found(() => page().getByText(/^1\. Stufe: Dafür gibt es keine Vorlagen\. Gezeigt wird: 3\. Stufe\./))
})

test('those of its own level need no word', async () => {
  show(3)
  await found(() => page().getByRole('checkbox', { name: /Deutsch/ }))
  expect(page().queryByText(/Dafür gibt es keine Vorlagen/)).toBeNull()
})
