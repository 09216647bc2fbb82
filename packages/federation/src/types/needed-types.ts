import { createHash } from 'node:crypto'
import { type DeclaredNames, declaredNames, fileOf } from './declared-names'
import type { DeclarationFiles, ReleasedTypes } from './released-types'

interface CollectedFile {
  readonly imports: Set<string>
  readonly declarations: Set<string>
  readonly exports: Set<string>
}

const inlineImport = /import\("(\.[^"]+)"\)\.(\w+)/g

const imports = (local: string, request: string, name: string): string =>
  name === '*'
    ? `import * as ${local} from '${request}'`
    : `import { ${name === local ? name : `${name} as ${local}`} } from '${request}'`

const exportsFrom = (outside: string, request: string, name: string): string =>
  name === '*'
    ? `export * as ${outside} from '${request}'`
    : `export { ${name === outside ? name : `${name} as ${outside}`} } from '${request}'`

/** Collects what names lead to, declaration by declaration. */
class Collection {
  readonly #collected = new Map<string, CollectedFile>()
  readonly #seen = new Set<string>()

  constructor(readonly files: DeclarationFiles) {}

  #file(path: string): CollectedFile {
    const known = this.#collected.get(path)
    if (known) return known
    const made = { imports: new Set<string>(), declarations: new Set<string>(), exports: new Set<string>() }
    this.#collected.set(path, made)
    return made
  }

  #names(path: string): DeclaredNames | undefined {
    const text = this.files[path]
    return text === undefined ? undefined : declaredNames(path, text)
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false
    this.#seen.add(key)
    return true
  }

  #exports(path: string, name: string): boolean {
    const names = this.#names(path)
    if (!names) return false
    return (
      names.exported.has(name) ||
      names.passedOn.some((request) => {
        const file = fileOf(path, request)
        return file !== undefined && this.#exports(file, name)
      })
    )
  }

  #takeAll(path: string): void {
    const names = this.#names(path)
    if (!names) return
    for (const name of names.exported.keys()) this.take(path, name)
    for (const request of names.passedOn) {
      this.#file(path).exports.add(`export * from '${request}'`)
      const file = fileOf(path, request)
      if (file !== undefined) this.#takeAll(file)
    }
  }

  #takeFrom(path: string, request: string, name: string): void {
    const file = fileOf(path, request)
    if (file === undefined) return
    if (name === '*') this.#takeAll(file)
    else this.take(file, name)
  }

  /** Takes what a file exports by that name, or by a name within an exported module: `libraries.cn`. */
  take(path: string, dotted: string): void {
    const [name = '', ...inner] = dotted.split('.')
    const names = this.#names(path)
    if (!names || !this.#isNew(`${path} export ${dotted}`)) return
    const from = names.exported.get(name)
    if (typeof from === 'string') {
      this.#file(path).exports.add(`export { ${from === name ? name : `${from} as ${name}`} }`)
      this.#takeLocal(path, names, from)
    } else if (from) {
      this.#file(path).exports.add(exportsFrom(name, from.request, from.name))
      this.#takeFrom(path, from.request, from.name === '*' && inner.length > 0 ? inner.join('.') : from.name)
    } else this.#takePassedOn(path, names, dotted)
  }

  #takePassedOn(path: string, { passedOn }: DeclaredNames, name: string): void {
    for (const request of passedOn) {
      const file = fileOf(path, request)
      if (file !== undefined && !this.#exports(file, name)) continue
      this.#file(path).exports.add(`export * from '${request}'`)
      if (file !== undefined) this.take(file, name)
    }
  }

  #takeLocal(path: string, names: DeclaredNames, local: string): void {
    if (!this.#isNew(`${path} local ${local}`)) return
    const origin = names.imported.get(local)
    if (origin) {
      this.#file(path).imports.add(imports(local, origin.request, origin.name))
      this.#takeFrom(path, origin.request, origin.name)
    }
    for (const text of names.declared.get(local) ?? []) {
      this.#file(path).declarations.add(text)
      for (const word of new Set(text.match(/[\w$]+/g)))
        if (names.declared.has(word) || names.imported.has(word)) this.#takeLocal(path, names, word)
      for (const [, request = '', name = ''] of text.matchAll(inlineImport)) this.#takeFrom(path, request, name)
    }
  }

  /** What was taken, in an order that the way to it does not change. */
  result(): DeclarationFiles {
    const collected = [...this.#collected].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(
      collected.map(([path, file]) => [
        path,
        [
          ...[...file.imports].toSorted(),
          // Overloads keep their order.
          ...[...file.declarations].toSorted((one, other) => this.#position(path, one) - this.#position(path, other)),
          ...[...file.exports].toSorted(),
          '',
        ].join('\n'),
      ]),
    )
  }

  #position(path: string, declaration: string): number {
    return this.files[path]?.indexOf(declaration) ?? 0
  }
}

/** Only what these names of the entry lead to. */
export const neededTypes = ({ entry, files }: ReleasedTypes, names: readonly string[]): ReleasedTypes => {
  const collection = new Collection(files)
  for (const name of names) collection.take(entry, name)
  return { entry, files: collection.result() }
}

/** Names with the first 8 digits of the hash of all that they lead to: `useToast 1a2b3c4d`. */
export const typeFacts = (types: ReleasedTypes, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const { files } = neededTypes(types, [name])
    if (files[types.entry] === undefined) return []
    return `${name} ${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)}`
  })
