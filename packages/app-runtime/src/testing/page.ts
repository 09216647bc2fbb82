/**
 * Parts of a page that tests of other packages set up or replace. The product uses them only through the package's main
 * module, or not at all.
 */
export { QueryClient, QueryClientProvider } from '@tanstack/react-query'
export { Provider } from 'jotai'
export { MemoryRouter } from 'react-router'
export { i18n } from '../texts/i18n'
export { startTexts } from '../texts/start-texts'
export { queuedCallsAtom } from '../waiting/queued-calls-atom'
