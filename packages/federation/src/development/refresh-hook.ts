import { injectIntoGlobalHook } from 'react-refresh/runtime'

// Before React's renderer runs, which looks for the hook once.
injectIntoGlobalHook(window)
