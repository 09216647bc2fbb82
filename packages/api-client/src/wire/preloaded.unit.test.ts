import { describe, expect, test } from 'bun:test'
import { credentialsIn } from './preloaded'

const openPage = () => {
  const page = { path: '/classes', age: 300 }
  return { page, credentialsOf: credentialsIn({ path: () => page.path, age: () => page.age }) }
}

describe('an answer that came along with the page', () => {
  test('is taken by the first calls of the page', () => {
    const { page, credentialsOf } = openPage()
    const first = credentialsOf('GET')
    page.age = 5000
    expect([first, credentialsOf('GET')]).toEqual(['same-origin', 'same-origin'])
  })

  test('is given to no other page, nor to the same one when it is opened again', () => {
    const { page, credentialsOf } = openPage()
    credentialsOf('GET')
    page.path = '/reports'
    const other = credentialsOf('GET')
    page.path = '/classes'
    expect([other, credentialsOf('GET')]).toEqual(['include', 'include'])
  })

  test('is taken by nothing after a write', () => {
    const { credentialsOf } = openPage()
    credentialsOf('POST')
    expect(credentialsOf('GET')).toBe('include')
  })

  test('is taken by nothing once it is old', () => {
    const { page, credentialsOf } = openPage()
    credentialsOf('GET')
    page.age = 16_000
    expect(credentialsOf('GET')).toBe('include')
  })
})
