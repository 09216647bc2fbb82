import { describe, expect, test } from 'bun:test'
import { startWorker } from '../testing/worker-fixture'

const page = [
  '<meta name="csrf-token" content="secret"><script src="/mfe/shell/1/shell.js"></script>',
  '<link rel="preload" as="script" href="/mfe/shell/1/home.js"><link rel="preload" as="fetch" href="/api/read" crossorigin>',
].join('')

/** A server with a version, which can be out of reach. */
const product = () => {
  const state = { version: '1', isOffline: false, isSilent: false, missing: '' }
  const network = (path: string): Response | Promise<Response> => {
    if (state.isSilent) return new Promise(() => undefined)
    if (state.isOffline) throw new TypeError('Failed to fetch')
    if (path === state.missing) return new Response('', { status: 404 })
    if (path.startsWith('/mfe/offline.json'))
      return Response.json({
        id: state.version,
        files: [{ path: `/mfe/shell/${state.version}/shell.js`, integrity: '' }],
      })
    if (path.startsWith('/mfe/')) return new Response(`code of ${path}`)
    return new Response(page.replace('/1/', `/${state.version}/`), { headers: { 'content-encoding': 'br' } })
  }
  return { state, ...startWorker(network) }
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

describe('without a network', () => {
  test('a page opens from the kept set, without its token and without reading of the server', async () => {
    const { state, keep: store, visit } = product()
    await store(['teacher'])
    state.isOffline = true
    const html = await textOf(visit('/class/1/skills', 'navigate'))
    expect(html).toContain('/mfe/shell/1/shell.js')
    expect(html).toContain('/mfe/shell/1/home.js')
    expect(html).not.toContain('secret')
    expect(html).not.toContain('/api/read')
    expect(await textOf(visit('/mfe/shell/1/shell.js?retry=1'))).toBe('code of /mfe/shell/1/shell.js')
  })

  test('a page opens from the kept set when the server stays silent', async () => {
    const { state, keep: store, visit } = product()
    await store(['teacher'])
    state.isSilent = true
    expect(await textOf(visit('/', 'navigate'))).toContain('/mfe/shell/1/shell.js')
  })

  test('nothing opens that was never kept', async () => {
    const { state, visit } = product()
    state.isOffline = true
    expect(await visit('/', 'navigate')?.catch(({ name }) => name)).toBe('TypeError')
  })

  test('a page opens from the set before, once that is live again', async () => {
    const { state, keep: store, visit } = product()
    for (const version of ['1', '2', '1']) {
      state.version = version
      await store(['teacher'])
    }
    state.isOffline = true
    expect(await textOf(visit('/', 'navigate'))).toContain('/mfe/shell/1/shell.js')
    expect(await textOf(visit('/mfe/shell/2/shell.js'))).toBe('code of /mfe/shell/2/shell.js')
  })

  test('a set that is not complete is not used: the page stays the one of the version before', async () => {
    const { state, keep: store, visit } = product()
    await store(['teacher'])
    Object.assign(state, { version: '2', missing: '/mfe/shell/2/shell.js' })
    await store(['teacher'])
    state.isOffline = true
    expect(await textOf(visit('/', 'navigate'))).toContain('/mfe/shell/1/shell.js')
  })

  test('a new set is used once it is complete, and the one before it stays for open pages', async () => {
    const { state, keep: store, visit, all } = product()
    for (const version of ['1', '2', '3']) {
      state.version = version
      await store(['teacher'])
    }
    state.isOffline = true
    expect(await textOf(visit('/', 'navigate'))).toContain('/mfe/shell/3/shell.js')
    expect(await textOf(visit('/mfe/shell/2/shell.js'))).toBe('code of /mfe/shell/2/shell.js')
    expect([...all.keys()]).toEqual(['lernspur-set-2', 'lernspur-set-3'])
  })
})

test('with a network, pages come from there', async () => {
  const { state, keep: store, visit } = product()
  await store(['teacher'])
  state.version = '2'
  expect(await textOf(visit('/', 'navigate'))).toContain('/mfe/shell/2/shell.js')
})

test.each([
  ['/api/auth/whoami', 'no-cors', 'GET'],
  ['/api/students/1/picture', 'navigate', 'GET'],
  ['/mfe/registry.json', 'no-cors', 'GET'],
  ['/dev/mails', 'navigate', 'GET'],
  ['/', 'navigate', 'POST'],
] as const)('%s (%s, %s) is left to the browser', (path, mode, method) => {
  expect(product().visit(path, mode, method)).toBeUndefined()
})
