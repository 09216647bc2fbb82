import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type AddedData, addedDataSchema } from '@lernspur/contracts/processing/added-data'
import { isAddedService, type RouteOwner } from '@lernspur/contracts/wire/route'
import { root } from '../install/install-packages'

const declaration = 'contract/src/personal-data.ts'

/** Tables that migrations make and do not drop again, and whether one of them names students. */
const tablesIn = (texts: readonly string[]): ReadonlyMap<string, boolean> => {
  const found = new Map<string, boolean>()
  const statements = texts.flatMap((text) => text.replaceAll(/--[^\n]*/g, '').split(';'))
  for (const statement of statements) {
    const [, made] =
      /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?([a-z][a-z0-9_]*)/i.exec(statement) ?? []
    const [, altered] =
      /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:public\.)?"?([a-z][a-z0-9_]*)/i.exec(statement) ?? []
    const [, dropped] = /\bdrop\s+table\s+(?:if\s+exists\s+)?(?:public\.)?"?([a-z][a-z0-9_]*)/i.exec(statement) ?? []
    const name = made ?? altered
    if (name !== undefined && (made !== undefined || found.has(name)))
      found.set(name, (found.get(name) ?? false) || /\breferences\s+(?:public\.)?student\b/i.test(statement))
    if (dropped !== undefined) found.delete(dropped)
  }
  return found
}

/** What is wrong with a declaration; one sentence each. */
export const addedDataFaults = (service: string, data: AddedData, migrations: readonly string[]): string[] => {
  const tables = tablesIn(migrations)
  const file = `services/${service}/${declaration}`
  return [
    ...[...tables].flatMap(([table, namesStudents]) => {
      const one = data[table]
      if (one === undefined) return `${file} does not say whom the table ${table} is about.`
      return namesStudents && one.about !== 'students'
        ? `${file} says that ${table} is about ${one.about}, and it refers to students.`
        : []
    }),
    ...Object.keys(data).flatMap((table) =>
      tables.has(table) ? [] : `${file} names the table ${table}, which its migrations do not make.`,
    ),
  ]
}

/** What is declared in the folder of an added service, unchecked against its tables; nothing without a declaration. */
export const declaredData = async (folder: string): Promise<AddedData> => {
  const file = join(folder, declaration)
  if (!existsSync(file)) return {}
  const { personalData } = (await import(file)) as { readonly personalData?: unknown }
  const { data, error } = addedDataSchema.safeParse(personalData)
  if (data) return data
  throw new Error(`${file}: ${error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`)
}

/**
 * What a service that a team has added stores of people, as its folder declares it (rule processing.3); undefined for a
 * service of the product. Throws a sentence for each table that is missing there, or wrong.
 */
export const addedDataOf = async (service: RouteOwner): Promise<AddedData | undefined> => {
  if (!isAddedService(service)) return undefined
  const folder = join(root, 'services', service)
  const data = await declaredData(folder)
  const files = (await Array.fromAsync(new Bun.Glob('**/*.sql').scan({ cwd: join(folder, 'migrations') }))).toSorted()
  const texts = await Promise.all(files.map((name) => Bun.file(join(folder, 'migrations', name)).text()))
  const faults = addedDataFaults(service, data, texts)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return data
}
