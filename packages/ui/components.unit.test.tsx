import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aliases } from './components.json'
import { act, inDocument, page, render } from './src/testing/document'
import { compilerOptions } from './tsconfig.json'

inDocument()

/** The path without its ending to which the registry's command line resolves an alias. */
const targetOf = (alias: string): string => {
  const [[pattern, [target = '']] = ['', ['']]] = Object.entries(compilerOptions.paths)
  const [start = ''] = pattern.split('*')
  expect(alias).toStartWith(start.replace(/\/$/, ''))
  return join(import.meta.dir, target.replace('*', alias.slice(start.length)))
}

test('components from the registry land beside ours, and find our hooks and cn', () => {
  expect(targetOf(aliases.ui)).toBe(join(import.meta.dir, 'src/components/ui'))
  expect(targetOf(aliases.components)).toBe(join(import.meta.dir, 'src/components'))
  expect(existsSync(targetOf(aliases.ui))).toBe(true)
  expect(existsSync(targetOf(aliases.hooks))).toBe(true)
  expect(existsSync(`${targetOf(aliases.utils)}.ts`)).toBe(true)
})

// The types of the pasted file are checked with those of the whole tree.
test('a component as the documentation of shadcn has it works with our aliases', async () => {
  const { HoverCard, HoverCardContent, HoverCardTrigger } = await import('./pasted/hover-card')
  render(
    <HoverCard open>
      <HoverCardTrigger>3a</HoverCardTrigger>
      <HoverCardContent className="w-80">24 children</HoverCardContent>
    </HoverCard>,
  )
  // It is placed in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  expect(page().getByText('3a').dataset.slot).toBe('hover-card-trigger')
  const content = page().getByText('24 children')
  expect(content.dataset.slot).toBe('hover-card-content')
  expect(content.className).toContain('w-80')
  expect(content.className).not.toContain('w-64')
})
