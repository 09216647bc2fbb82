import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Glob } from 'bun'

const here = import.meta.dir

interface GalleryContents {
  /** Each section by its name in the address, with the components that it shows. */
  readonly sections: readonly { readonly name: string; readonly components: readonly string[] }[]
  /** Components that no section shows, not even as a part of another component. */
  readonly missing: readonly string[]
}

const components = join(here, '../src/components')
const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** Files of the package that a file imports. */
const importsOf = async (path: string): Promise<string[]> =>
  transpilers[path.endsWith('x') ? 'tsx' : 'ts'].scanImports(await Bun.file(path).text()).flatMap((found) => {
    if (!found.path.startsWith('.')) return []
    const file = join(dirname(path), found.path)
    return ['.tsx', '.ts'].map((ending) => file + ending).filter((candidate) => existsSync(candidate))
  })

/** The files that some files import, with all that those import. */
const reachable = async (paths: readonly string[], found = new Set<string>()): Promise<ReadonlySet<string>> => {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    await reachable(await importsOf(path), found)
  }
  return found
}

/** Path of a component below its folder, without ending; nothing for other files. */
const componentOf = (path: string): string[] =>
  path.startsWith(components) && path.endsWith('.tsx') ? [relative(components, path).replace('.tsx', '')] : []

/** `data-part.tsx` is the section `data`; that of the start stands with the list of sections. */
const nameOf = (file: string): string =>
  file === 'sections.tsx' ? 'home' : (/([a-z]+)-part\.tsx$/.exec(file)?.[1] ?? file)

/** What the gallery shows, read from the imports of its sections. */
export const galleryContents = async (): Promise<GalleryContents> => {
  const files = ['sections.tsx', ...[...new Glob('**/*-part.tsx').scanSync(here)].toSorted()]
  const sections = await Promise.all(
    files.map(async (file) => ({
      name: nameOf(file),
      components: (await importsOf(join(here, file))).flatMap(componentOf).toSorted(),
    })),
  )
  const reached = await reachable([...files, 'frame.tsx'].map((file) => join(here, file)))
  const visible = new Set([...reached].flatMap(componentOf))
  const all = [...new Glob('**/*.tsx').scanSync(components)].map((path) => path.replace('.tsx', ''))
  const hidden = (path: string) => !visible.has(path) && !path.includes('.test') && !path.includes('testing/')
  return { sections, missing: all.filter(hidden).toSorted() }
}

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The first page: every section in both themes with its components, and what is shown nowhere. */
export const indexPage = async (): Promise<string> => {
  const { sections, missing } = await galleryContents()
  const parts = sections.map(
    ({ name, components }) => `
      <section>
        <h2>${name}</h2>
        <p><a href="?part=${name}&theme=light">light</a> · <a href="?part=${name}&theme=dark">dark</a></p>
        ${list(components)}
      </section>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lernspur: components</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
      body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
      main { columns: 18rem; column-gap: 2rem }
      section { break-inside: avoid }
      h2 { margin: 1rem 0 0; text-transform: capitalize }
      p { margin: 0 }
      ul { margin: 0 0 1rem; padding-left: 1.2rem; font-size: 0.875rem }
    </style>
  </head>
  <body>
    <h1>Components of the gallery</h1>
    <main>${parts.join('')}
      ${missing.length > 0 ? `<section><h2>Shown nowhere yet</h2>${list(missing)}</section>` : ''}
    </main>
  </body>
</html>`
}
