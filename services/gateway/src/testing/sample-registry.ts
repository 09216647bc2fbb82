import type { AreaRelease, Registry } from '@lernspur/contracts/registry.contract'

const integrity = `sha384-${'A'.repeat(64)}`

/** A registry with a shell and no areas. */
export const sampleRegistry: Registry = {
  shell: {
    current: {
      version: '0.1.0-1a2b3c4d',
      scripts: [{ url: '/mfe/shell/0.1.0-1a2b3c4d/shell.js', integrity }],
      styles: ['/mfe/shell/0.1.0-1a2b3c4d/shell.css'],
      fonts: [],
      locales: {},
      home: [],
      layouts: {},
      reads: [],
    },
    fallback: null,
  },
  areas: {},
}

/** An area whose release shows nothing and needs nothing of the page. */
export const sampleArea = (area: string, version: string, of = integrity): AreaRelease => ({
  area,
  version,
  entry: `/mfe/${area}/${version}/entry.js`,
  manifest: `/mfe/${area}/${version}/mf-manifest.json`,
  integrity: of,
  owns: [`/${area}`],
  routes: [],
  pages: [],
  verbs: [],
  rules: [],
  shows: {},
  parts: [],
  slots: {},
  fillers: [],
  flags: [],
  locales: {},
  partLocales: {},
})
