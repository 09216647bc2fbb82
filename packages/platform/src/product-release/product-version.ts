import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'

/** The version of this checkout, such as `0.2.0`. */
export const productVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
  return version
}
