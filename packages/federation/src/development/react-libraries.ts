import './refresh-hook'
import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/runtime'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as runtime from 'react-refresh/runtime'

/**
 * Runs before the shell, only in browsers that agreed to a development (rule release.13): puts the development builds of
 * React in place of the shell's own of the same version, because only they can exchange a component that is mounted.
 */

declare global {
  /** The runtime of React that exchanges components, in the page of a developer. */
  var lernspurRefresh:
    | (typeof runtime & { /** Whether the page renders with it. */ readonly isActive: boolean })
    | undefined
}

type Resolving = Parameters<NonNullable<ModuleFederationRuntimePlugin['resolveShare']>>[0]

const libraries: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['react', react],
  ['react-dom', reactDom],
  ['react-dom/client', reactDomClient],
])

/** Whether the shell shares all of them, each in the version that is here: React refuses to run in two versions. */
const fits = ({ shareScopeMap, scope }: Resolving): boolean =>
  [...libraries.keys()].every((name) => {
    const versions = Object.keys(shareScopeMap[scope]?.[name] ?? {})
    return versions.length === 1 && versions[0] === react.version
  })

globalThis.lernspurRefresh = { ...runtime, isActive: false }

registerGlobalPlugins([
  {
    name: 'lernspur-react-development',
    resolveShare: (resolving) => {
      const library = libraries.get(resolving.pkgName)
      if (!(library && fits(resolving))) return resolving
      globalThis.lernspurRefresh = { ...runtime, isActive: true }
      const resolve = resolving.resolver
      return {
        ...resolving,
        resolver: () => {
          const found = resolve()
          return found && { ...found, shared: { ...found.shared, loaded: true, lib: () => library } }
        },
      }
    },
  },
])
