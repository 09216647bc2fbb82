import { loadModule } from 'libpg-query'
import { root } from '../../install/install-packages'
import { failedWith, type Stage } from '../stage'
import { type SourceFile, sourceFiles } from '../tree/tree-files'
import { type DeclaredName, declaredNames } from './declared-names'
import { type Exception, type GlossaryWords, readGlossaryWords } from './glossary-words'
import { nameWords } from './name-words'
import { sqlNames } from './sql-names'

export const glossaryPath = 'packages/contracts/rules/glossary.md'

/** Whether the exception covers the word at this position of the name. */
const allows = ({ words, isFullName, folder }: Exception, name: readonly string[], at: number, path: string) => {
  if (!path.startsWith(folder)) return false
  if (isFullName) return words.length === name.length && words.every((word, index) => word === name[index])
  return name.some(
    (_, start) =>
      start <= at && at < start + words.length && words.every((word, index) => word === name[start + index]),
  )
}

/** What is wrong with a name, as the end of a sentence; undefined if nothing. */
const faultOf = (name: string, path: string, { unused }: GlossaryWords): string | undefined => {
  const words = nameWords(name)
  for (const [at, word] of words.entries()) {
    const found = unused.get(word)
    if (!found || found.exceptions.some((one) => allows(one, words, at, path))) continue
    return `with the word “${word}”, which is not used in names${found.instead ? `; say ${found.instead}` : ''}.`
  }
  return undefined
}

const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path) && !/\.gen\.|\.d\.ts$/.test(path)

const declarationsIn = (file: SourceFile): readonly DeclaredName[] => {
  if (isTypeScript(file.path)) return declaredNames(file.path, file.text())
  return file.path.startsWith('packages/database/') && file.path.endsWith('.sql') ? sqlNames(file.text()) : []
}

/** Checks each file and folder name once, without its endings. */
const pathViolations = (files: readonly SourceFile[], glossary: GlossaryWords): string[] => {
  const paths = new Set(
    files.flatMap(({ path }) => path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))),
  )
  return [...paths].flatMap((path) => {
    const fault = faultOf(path.slice(path.lastIndexOf('/') + 1), path, glossary)
    return fault ? `${path} is named ${fault}` : []
  })
}

/**
 * Declared names, files and folders with a word that the glossary bans from names, and types named by a bare
 * participle. One sentence each. PostgreSQL's parser must be loaded.
 */
export const nameViolations = (files: readonly SourceFile[]): string[] => {
  const glossary = readGlossaryWords(files.find(({ path }) => path === glossaryPath)?.text() ?? '')
  const declared = files.flatMap((file) =>
    declarationsIn(file).flatMap(({ name, isType, line }) => {
      if (isType && glossary.bareTypes.has(name))
        return `${file.path}:${line} declares the type ${name}, which does not say what it is.`
      const fault = faultOf(name, file.path, glossary)
      return fault ? `${file.path}:${line} declares ${name} ${fault}` : []
    }),
  )
  return [...pathViolations(files, glossary), ...declared]
}

export const namesStage: Stage = {
  name: 'Names',
  run: async () => {
    await loadModule()
    return failedWith(nameViolations(sourceFiles(root)))
  },
}
