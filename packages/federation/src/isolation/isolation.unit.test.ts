import { describe, expect, test } from 'bun:test'
import { pageWrites } from './page-writes'
import { styleFaults } from './style-faults'

const inLayer = (css: string) => styleFaults(`@layer mfe{${css}}`, 'teacher')
const root = ":where([data-mfe='teacher'])"

describe('the styles of an area', () => {
  for (const selector of [
    `${root} .flex`,
    `${root}>p~p+p`,
    `[data-mfe=teacher]`,
    `:is(${root} .a, ${root} .b):hover~i`,
    `:is(:where(.group):hover ${root} .x)`,
    `tbody>:is(${root} .row)`,
    `:where(:root:has([data-sticky])) ${root} .x::before`,
  ])
    test(`may match ${selector}`, () => {
      expect(inLayer(`${selector}{color:red}`)).toEqual([])
      expect(inLayer(`@media print{@supports (color:red){${selector}{color:red}}}`)).toEqual([])
    })

  for (const selector of [
    'h1',
    ':root',
    'html body',
    '*',
    '.flex',
    `${root} .a, h1`,
    `${root}~p`,
    `${root}+p`,
    `:is(${root}, body) .x`,
    `:not(${root} .x)`,
    `:has(${root})`,
    "[data-mfe='provider'] .x",
    "[data-mfe^='teach'] .x",
  ])
    test(`may not match ${selector}`, () => {
      expect(inLayer(`${selector}{display:none}`).join()).toContain("outside of [data-mfe='teacher']")
    })

  test('stand in the layer of areas, and set no order of layers', () => {
    expect(styleFaults('h1{display:none}', 'teacher').join()).toContain('outside of the layer "mfe"')
    expect(styleFaults(`@layer base{${root} p{color:red}}`, 'teacher')).toHaveLength(1)
    expect(styleFaults('@layer mfe,base;', 'teacher')).toHaveLength(1)
    expect(styleFaults(`@layer mfe.part{${root} p{color:red}}`, 'teacher')).toEqual([])
    expect(styleFaults(`@layer mfe{@layer other{${root} p{color:red}}}`, 'teacher')).toHaveLength(1)
  })

  test('nest only within the root', () => {
    expect(inLayer(`${root}{& .x{color:red} .y{color:red} p &{color:red}}`)).toEqual([])
    expect(inLayer(`${root}{& + p{color:red}}`)).toHaveLength(1)
  })

  test('declare no names for the whole page but their own', () => {
    expect(inLayer('@keyframes teacher-rise{to{opacity:1}}')).toEqual([])
    expect(inLayer('@keyframes ui-spin{to{opacity:0}}').join()).toContain('@keyframes ui-spin')
    expect(styleFaults('@property --color{syntax:"*";inherits:true}', 'teacher').join()).toContain('@property --color')
    expect(styleFaults('@font-face{font-family:Inter;src:url(x.woff2)}', 'teacher')).toHaveLength(1)
    expect(styleFaults('@import "other.css";', 'teacher')).toHaveLength(1)
  })

  test('of Tailwind set the initial values of its variables, and nothing else, on everything', () => {
    const initial = (declaration: string) =>
      styleFaults(`@layer properties{@supports (color:red){*,::backdrop{${declaration}}}}`, 'teacher')
    expect(initial('--tw-blur:initial')).toEqual([])
    expect(initial('--tw-blur:initial;color:red')).toHaveLength(1)
    expect(styleFaults('@property --tw-blur{syntax:"*";inherits:false}', 'teacher')).toEqual([])
  })
})

describe('the code of an area', () => {
  for (const code of [
    "document.body.style.overflow = 'hidden'",
    "window.document.documentElement.classList.add('dark')",
    'document.adoptedStyleSheets = []',
    'sheet.insertRule("h1{display:none}")',
    "document.createElement('style')",
    'const one = <style>{"h1{display:none}"}</style>',
  ])
    test(`may not run ${code}`, () => {
      expect(pageWrites('one.tsx', code)).toHaveLength(1)
    })

  test('may style its own elements, and read of the page', () => {
    const code = "row.style.top = '1px'; const one = document.documentElement.lang; document.createElement('canvas')"
    expect(pageWrites('one.tsx', code)).toEqual([])
  })
})
