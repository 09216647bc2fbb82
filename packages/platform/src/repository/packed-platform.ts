import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '@lernspur/federation/complete-folder'
import { integrityOf } from '../archive/tarball'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { installPackages, root } from '../install/install-packages'
import { isAddress, type PlatformName } from '../pack/platform-name'

/** How a repository gets a platform, as the end of a sentence. */
const howTo = 'in a clone of Lernspur, `bun run mfe pack <this folder> --platform <this folder>/packed/platform.tgz`'

const named = (): PlatformName => {
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly lernspur?: { readonly platform?: Partial<PlatformName> }
  }
  const { archive, integrity } = file.lernspur?.platform ?? {}
  if (archive !== undefined && integrity !== undefined) return { archive, integrity }
  throw new Problem(`package.json names no packed platform (lernspur.platform with archive and integrity): ${howTo}.`)
}

const read = async (archive: string): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isAddress(archive)) {
    const file = Bun.file(resolve(root, archive))
    if (await file.exists()) return await file.bytes()
    throw new Problem(`The packed platform ${archive}, which package.json names, is not there: ${howTo}.`)
  }
  const answer = await fetch(archive).catch((error: unknown) => error)
  if (answer instanceof Response && answer.ok) return await answer.bytes()
  const reason = answer instanceof Response ? `it answers ${answer.status}` : String(answer)
  throw new Problem(`The packed platform could not be fetched from ${archive}: ${reason}.`)
}

/**
 * Folder of the packed platform that `package.json` names (rule release.25): unpacked and installed once, below
 * `.build`, for each content. Throws a Problem when it names none, or one that is not there or has another integrity.
 */
export const platformFolder = async (): Promise<string> => {
  const { archive, integrity } = named()
  const digest = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  if (digest.length !== 128)
    throw new Problem(`lernspur.platform.integrity in package.json is not “sha512-…”: ${howTo}.`)
  const folder = join(root, '.build', 'platform', digest.slice(0, 16))
  await makeFolder(folder, async (temporary) => {
    const bytes = await read(archive)
    if (integrityOf(bytes) !== integrity)
      throw new Problem(`The packed platform ${archive} is not the one that package.json names: ${howTo}.`)
    await step('Platform', async () => {
      await new Bun.Archive(bytes).extract(temporary)
      await installPackages(temporary)
      return 'unpacked'
    })
  })
  return folder
}
