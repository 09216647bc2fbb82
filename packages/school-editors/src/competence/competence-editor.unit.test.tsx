import { expect, test } from 'bun:test'
import { AppKitProvider, keepDraft, loadTexts, registerTexts, startAppKit } from '@lernspur/app-kit'
import type { Competence, CompetenceDomain, SaveCompetences } from '@lernspur/contracts/competence.contract'
import { act, fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { CompetenceEditor } from './competence-editor'
import type { CompetenceCalls } from './saving/competence-calls'
import { competenceTexts } from './texts'

inDocument()

const updatedAt = '2026-01-01T00:00:00.1Z'
const row = (id: string): Competence => ({ id, domainId: 'Lesen', description: id, updatedAt })
const reading: CompetenceDomain = {
  id: 'Lesen',
  originId: null,
  name: 'Lesen',
  symbol: null,
  tenantId: 't',
  schoolSubjectId: 's',
  isTemplate: false,
  createdAt: updatedAt,
  updatedAt,
  competences: [row('a'), row('b')],
}

/** Calls that note what is sent; saving as a whole answers with nothing new. */
const noting = (sent: [string, object][]): CompetenceCalls => {
  const call = (name: string, answer: unknown) => () => ({
    mutationFn: async (input: { readonly body?: object }) => {
      sent.push([name, input.body ?? input])
      return answer as never
    },
    meta: {},
  })
  return {
    createCompetenceDomain: call('createCompetenceDomain', reading),
    createTemplateDomain: call('createTemplateDomain', reading),
    updateCompetenceDomain: call('updateCompetenceDomain', reading),
    deleteCompetenceDomain: call('deleteCompetenceDomain', undefined),
    createCompetence: call('createCompetence', row('neu')),
    updateCompetence: call('updateCompetence', { ...row('a'), description: 'neu' }),
    deleteCompetence: call('deleteCompetence', undefined),
    saveCompetences: call('saveCompetences', { rows: [reading] }),
  }
}

const shown = async (entries: ReadonlyMap<string, number> = new Map()) => {
  await startAppKit()
  registerTexts('school-editors', competenceTexts)
  await loadTexts('school-editors.competence')
  await loadTexts('app-kit.editing')
  const sent: [string, object][] = []
  const subject = {
    id: crypto.randomUUID(),
    name: 'Deutsch',
    isTemplate: false,
    domains: [reading],
    entries,
    calls: noting(sent),
    reread: async () => [reading],
  }
  const screen = render(
    <AppKitProvider>
      <Suspense>
        <CompetenceEditor subject={subject} />
      </Suspense>
    </AppKitProvider>,
  )
  await page().findByRole('list', { name: 'Bereiche und Kompetenzen' })
  const leave = async () => {
    await act(async () => screen.unmount())
    keepDraft(`competences ${subject.id}`, { isOpen: false })
  }
  return { sent, leave }
}

const field = (name: string) => page().getByRole<HTMLTextAreaElement>('textbox', { name })
const lines = () =>
  page()
    .getAllByRole<HTMLTextAreaElement>('textbox')
    .filter(({ tagName }) => tagName === 'TEXTAREA')
    .map(({ value }) => value)
const press = (name: string, key: object) => act(async () => void fireEvent.keyDown(field(name), key))

test('Enter begins the next line, Shift-Tab makes it a domain, Backspace takes an empty one out', async () => {
  const { leave } = await shown()
  field('Kompetenz 1 in Lesen').setSelectionRange(1, 1)
  await press('Kompetenz 1 in Lesen', { key: 'Enter' })
  expect(lines()).toEqual(['Lesen', 'a', '', 'b'])
  expect(document.activeElement).toBe(field('Kompetenz 2 in Lesen'))
  await press('Kompetenz 2 in Lesen', { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(field('Kompetenzbereich 2'))
  await press('Kompetenzbereich 2', { key: 'Backspace' })
  expect(lines()).toEqual(['Lesen', 'a', 'b'])
  await press('Kompetenz 1 in Lesen', { key: 'z', ctrlKey: true })
  expect(lines()).toEqual(['Lesen', 'a', '', 'b'])
  await leave()
})

test('a changed line is sent alone, and a moved one with its subject', async () => {
  const { sent, leave } = await shown()
  await act(async () => void fireEvent.change(field('Kompetenz 1 in Lesen'), { target: { value: 'neu' } }))
  await leave()
  expect(sent).toEqual([['updateCompetence', { description: 'neu' }]])
  const moved = await shown()
  await press('Kompetenz 1 in Lesen', { key: 'ArrowDown', altKey: true })
  await moved.leave()
  const [[name, body] = ['', {}]] = moved.sent
  expect(name).toBe('saveCompetences')
  expect((body as SaveCompetences).domains[0]?.competences.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('what has entries is neither deleted nor made a domain', async () => {
  const { sent, leave } = await shown(new Map([['a', 3]]))
  expect(page().getByText('3 Einträge').textContent).toBe('3 Einträge')
  field('Kompetenz 1 in Lesen').setSelectionRange(0, 0)
  await press('Kompetenz 1 in Lesen', { key: 'Tab', shiftKey: true })
  await act(async () => void fireEvent.change(field('Kompetenz 1 in Lesen'), { target: { value: '' } }))
  await press('Kompetenz 1 in Lesen', { key: 'Backspace' })
  expect(lines()).toEqual(['Lesen', '', 'b'])
  await leave()
  expect(sent).toEqual([])
})
