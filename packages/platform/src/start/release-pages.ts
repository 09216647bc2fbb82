import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from '@lernspur/database/exclusive-lock'
import { openInstallation } from '@lernspur/release/installation'
import { localAuthor } from '@lernspur/release/registry/author'
import { publishBuilds } from '@lernspur/release/release-build'
import { writeCheckout } from '@lernspur/release/serve/checkout-registry'
import { root } from '../install/install-packages'
import { packedBuilds } from '../release/packed-builds'
import type { PublishInput } from './pages'

// A separate program, run by `start`, so that the supervisor does not keep the compiler's memory.
const timeoutMs = 300_000

/** Builds all units of the checkout; two starts from one checkout need not build the same thing twice at once. */
const buildAll = async () => {
  // The compilers are loaded by a checkout alone.
  const [{ buildAreas }, { buildServices }] = await Promise.all([
    import('@lernspur/federation/build'),
    import('../release/build-service'),
  ])
  const builds = join(root, '.build')
  mkdirSync(builds, { recursive: true })
  const release = await waitForLock(join(builds, 'build.lock'), timeoutMs)
  try {
    return [...(await buildAreas()), ...(await buildServices())]
  } finally {
    release?.()
  }
}

try {
  // Where the product is packed, nothing is built, and its folder may not be written to.
  const built = (await packedBuilds()) ?? (await buildAll())
  // Where to publish, once the database is up: the address holds a password, so it is not passed as an argument.
  const output = await Bun.stdin.text()
  const input = JSON.parse(output) as PublishInput
  if ('checkout' in input) {
    const pages = built.filter(({ manifest }) => manifest.kind !== 'service')
    await writeCheckout(input.checkout, pages)
    console.log(`${pages.length} built, none released`)
  } else {
    const { why, ...options } = input
    const installation = openInstallation(options)
    const changed = await publishBuilds(installation, built, localAuthor(why))
    await installation.registry.close()
    const fresh = changed.filter(({ isNew }) => isNew).length
    console.log(fresh > 0 ? `${fresh} published` : 'up to date')
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
