import { join } from 'node:path'
import { fileOf, makeFont, parts } from './make-font'

for (const part of parts) {
  const size = await Bun.write(join(import.meta.dir, '../src/font', fileOf(part)), await makeFont(part))
  console.log(`${fileOf(part)}: ${size} bytes`)
}
