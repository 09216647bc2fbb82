import { createStore } from 'jotai'

/** The one store of the page; shell and areas share it through the facade. */
export const store = createStore()
