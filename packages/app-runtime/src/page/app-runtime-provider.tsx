import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { watchWindow } from '../drafts/watch-window'
import { ConfirmHost } from '../feedback/confirm-host'
import { ToastHost } from '../feedback/toast-host'
import { listenForUndoKeys } from '../feedback/undo'
import { queryClient } from '../query/page-client'
import { store } from '../session/store'
import { takeOutUnprintable } from './take-out-unprintable'

/** Wraps the whole page once: store, cache, hosts for confirmations and toasts, Ctrl/Cmd-Z. */
export function AppRuntimeProvider({ children }: { children: ReactNode }) {
  useEffect(() => listenForUndoKeys(), [])
  useEffect(() => watchWindow(), [])
  useEffect(() => takeOutUnprintable(), [])
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ConfirmHost />
        <ToastHost />
      </QueryClientProvider>
    </Provider>
  )
}
