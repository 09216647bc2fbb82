/**
 * What tests of other packages set up or replace of a page. The product reaches all of it through the package's main
 * module, or not at all.
 */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query'
export { Provider } from 'jotai'
export { MemoryRouter } from 'react-router'
export { i18n } from '../texts/i18n'
export { startTexts } from '../texts/start-texts'
export { queuedCallsAtom } from '../waiting/queued-calls-atom'
