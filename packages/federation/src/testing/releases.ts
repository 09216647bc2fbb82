import type { AreaName, AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'

/** 8 digits of a fake hash, from a number. */
export const versionOf = (number: number) => `0.1.0-${number.toString(16).padStart(8, '0')}`

const integrity = `sha384-${'A'.repeat(64)}`

/** A fake release of an area that owns `/<area>`. */
export const areaRelease = (area: AreaName, number: number, changes: Partial<AreaRelease> = {}): AreaRelease => {
  const version = versionOf(number)
  const folder = `/mfe/${area}/${version}`
  return {
    area,
    version,
    entry: `${folder}/entry.js`,
    manifest: `${folder}/mf-manifest.json`,
    integrity,
    owns: [`/${area}`],
    routes: [
      { pattern: `/${area}/:id`, preload: [{ url: `${folder}/screen.js`, as: 'script' }], reads: ['/api/items/:id'] },
    ],
    pages: [],
    verbs: [],
    rules: [],
    shows: {},
    parts: [],
    slots: {},
    fillers: [],
    flags: [],
    locales: {
      de: [{ url: `${folder}/locale-de.js`, as: 'script' }],
      en: [{ url: `${folder}/locale-en.js`, as: 'script' }],
    },
    partLocales: {},
    ...changes,
  }
}

/** A fake release of the shell. */
export const shellRelease = (number: number, changes: Partial<ShellRelease> = {}): ShellRelease => {
  const version = versionOf(number)
  const folder = `/mfe/shell/${version}`
  return {
    version,
    scripts: [{ url: `${folder}/shell.js`, integrity }],
    styles: [`${folder}/shell.css`],
    fonts: [`${folder}/latin.woff2`],
    icon: `${folder}/icon.png`,
    locales: { de: [{ url: `${folder}/locale-de.js`, as: 'script' }] },
    home: [{ url: `${folder}/home.js`, as: 'script' }],
    layouts: { setup: [{ url: `${folder}/setup.js`, as: 'script' }] },
    reads: [],
    ...changes,
  }
}
