import { join, resolve } from 'node:path'
import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { root } from './install/install-packages'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.pack, process.argv.slice(2))
  await preparePackages()
  const { packProduct, productName } = await import('./pack/pack-product')
  const file = join(resolve(values.to ?? join(root, '.build')), `${productName()}.tar.gz`)
  await packProduct(file, { embedded: values['embedded-postgres'] === true })
  console.log(`  + ${file}`)
  if (values.image === undefined) return
  const { buildImage } = await import('./pack/build-image')
  console.log(await buildImage(file, { name: values.image, base: values.base }))
})
