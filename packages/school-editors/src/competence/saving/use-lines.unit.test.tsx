// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { AppRuntimeProvider, registerDraft, startAppRuntime } from '@lernspur/app-runtime'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { act, found, inDocument, renderHook } from '@lernspur/ui/testing/document'
import type { CompetenceCalls, EditedSubject } from './competence-calls'
import { useLines } from './use-lines'

inDocument()
beforeEach(() => startAppRuntime())
afterEach(() => registerDraft('competences de', { isOpen: false }))

const at = '2026-09-01T08:00:00Z'
const domainOf = (...descriptions: readonly string[]): CompetenceDomain => ({
  id: 'L',
  originId: null,
  name: 'Lesen',
  symbol: null,
  tenantId: 'school',
  schoolSubjectId: 'de',
  isTemplate: false,
  competences: descriptions.map((description) => ({ id: description, description, domainId: 'L', updatedAt: at })),
  createdAt: at,
  updatedAt: at,
})

/** The editor of a subject whose competence `b` a colleague deletes; `there` is what the server has by then. */
const open = (there: readonly CompetenceDomain[]) => {
  const sent: string[] = []
  const gone = () => Promise.reject(new ApiError({ code: 'NOT_FOUND', message: 'gone', status: 404 }))
  const write = (mutationFn: (input: never) => Promise<unknown>) => () => ({ mutationFn, meta: {} })
  const calls = {
    createCompetenceDomain: write(gone),
    createTemplateDomain: write(gone),
    updateCompetenceDomain: write(gone),
    deleteCompetenceDomain: write(gone),
    createCompetence: write(async ({ body }: { body: { id: string; description: string } }) => {
      sent.push(body.description)
      return { ...body, domainId: 'L', updatedAt: at }
    }),
    updateCompetence: write(() => {
      sent.push('refused')
      return gone()
    }),
    deleteCompetence: write(gone),
    saveCompetences: write(() => {
      sent.push('refused as a whole')
      return gone()
    }),
  } as unknown as CompetenceCalls
  const subject: EditedSubject = {
    ...{ id: 'de', name: 'Deutsch', isTemplate: false, domains: [domainOf('a', 'b')], entries: new Map() },
    ...{ calls, reread: async () => there },
  }
  const { result } = renderHook(() => useLines(subject), { wrapper: AppRuntimeProvider })
  const rewrite = (id: string, text: string) =>
    act(async () =>
      result.current.change(result.current.lines.map((line) => (line.id === id ? { ...line, text } : line))),
    )
  return { sent, rewrite, texts: () => result.current.lines.map(({ text }) => text) }
}

test('what is written on a competence that a colleague has deleted is saved as one of its own', async () => {
  const { sent, rewrite, texts } = open([domainOf('a')])
  await rewrite('b', 'liest vor')
  await found(() => expect(sent).toEqual(['refused', 'liest vor']))
  expect(texts()).toEqual(['Lesen', 'a', 'liest vor'])
})

test('what is refused for a subject that is gone is not sent over and over', async () => {
  const { sent, rewrite } = open([])
  await rewrite('b', 'liest vor')
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(sent).toEqual(['refused', 'refused as a whole'])
})
