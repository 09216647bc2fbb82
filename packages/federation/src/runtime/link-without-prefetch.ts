import { createContext, type Ref } from 'react'

// What the router's links import of its rendering on a server; see `configuration/unused-runtime.ts`.

/**
 * Set where pages are rendered on a server: never here.
 *
 * @public the router imports it
 */
export const FrameworkContext = createContext<undefined>(undefined)

/**
 * Links that prefetch data of a server that renders pages.
 *
 * @public the router imports it
 */
export const PrefetchPageLinks = (): null => null

/**
 * Whether a link prefetches, a reference that watches it, and its listeners.
 *
 * @public the router imports it
 */
export const usePrefetchBehavior = () => [false, null, {}] as const

/**
 * The reference of whoever renders the link; nothing else watches it.
 *
 * @public the router imports it
 */
export const mergeRefs = <Value>(ref: Ref<Value>): Ref<Value> => ref
