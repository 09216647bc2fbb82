import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aliases } from './components.json'
import { imports } from './package.json'

const targets = new Map(Object.entries(imports))

/** Files that our imports may name, with `*` for the files of a folder. */
const filesOf = (target: string): string[] => {
  const [folder = '', ending = ''] = target.split('*')
  if (ending === '') return readdirSync(join(import.meta.dir, target, '..'))
  return readdirSync(join(import.meta.dir, folder)).filter((name) => name.endsWith(ending))
}

test.each(Object.entries(aliases))('registry components find their %s in %s', (_, alias) => {
  const target = targets.get(alias) ?? targets.get(`${alias}/*`) ?? ''
  expect(filesOf(target)).not.toEqual([])
})

test('a component from a registry uses our imports', async () => {
  expect((await import('#cn')).cn('p-2', 'p-4')).toBe('p-4')
  expect(await import('#form/button')).toHaveProperty('Button')
})
