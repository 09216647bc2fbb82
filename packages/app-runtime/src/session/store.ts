import { createStore } from 'jotai'

/** The page's store; shell and areas share it through the facade. */
export const store = createStore()
