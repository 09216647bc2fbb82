// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeAll, expect, test } from 'bun:test'
import { AppRuntimeProvider, registerTexts } from '@lernspur/app-runtime'
import { startTexts } from '@lernspur/app-runtime/testing/page'
import { found, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { schoolYearTexts } from './texts'
import { useTermNamesOf } from './use-term-names'

inDocument()

beforeAll(() => {
  registerTexts('school-editors', schoolYearTexts)
  return startTexts()
})

test('half a year is called as people of the country call it', async () => {
  const { result } = renderHook(() => useTermNamesOf(), { wrapper: AppRuntimeProvider })
  await found(() => expect(result.current).toBeFunction())
  expect((['DE', 'AT', 'CH'] as const).map((country) => result.current(country).second)).toEqual([
    '2. Halbjahr',
    '2. Semester',
    '2. Semester',
  ])
})
