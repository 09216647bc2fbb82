import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { productVersion } from '../product-release/product-version'

interface ImageOptions {
  readonly name: string
  /** An image with glibc, instead of that which the Containerfile names. */
  readonly base?: string | undefined
}

/** What builds images, in the order in which it is looked for. Only Docker's format has health checks. */
const builders = [
  ['buildah', 'build', '--format=docker'],
  ['podman', 'build', '--format=docker'],
  ['docker', 'build'],
] as const

/**
 * Builds an image of the product in `tarball` with the builder of this computer. Returns what was built. Throws a Problem without a builder, or with what it says.
 */
export const buildImage = async (tarball: string, { name, base }: ImageOptions): Promise<string> => {
  const builder = builders.find(([program]) => Bun.which(program) !== null)
  if (builder === undefined) throw new Problem('An image needs buildah, podman or docker; none of them is installed.')
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-image-'))
  try {
    await copyFile(tarball, join(folder, basename(tarball)))
    await copyFile(join(root, 'packages/platform/deploy/image/Containerfile'), join(folder, 'Containerfile'))
    // The data folder: others may pass through it, not list it.
    await mkdir(join(folder, 'data'))
    await chmod(join(folder, 'data'), 0o711)
    const args = {
      PRODUCT: basename(tarball, '.tar.gz'),
      VERSION: productVersion(),
      ...(base !== undefined && { BASE: base }),
    }
    const command = [
      ...builder,
      ...Object.entries(args).map(([key, value]) => `--build-arg=${key}=${value}`),
      `--tag=${name}`,
      `--file=${join(folder, 'Containerfile')}`,
      folder,
    ]
    const child = Bun.spawn(command, { env: process.env, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' })
    if ((await child.exited) !== 0) throw new Problem(`The image could not be built: ${command.join(' ')}`)
    return `  + ${name}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
