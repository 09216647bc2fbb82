import { join, resolve } from 'node:path'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import { packageFolder, unitFolder } from '../configuration/workspace'
import { bundle } from './compile'

/** Name of the file that the page of a developer runs before the shell. */
export const librariesFile = 'react-development.js'

/** Writes the development builds of React, in the versions of the area, into a folder. Throws with the compiler's messages. */
export const buildLibraries = async (area: AreaName, folder: string): Promise<void> => {
  const own = (name: string) => packageFolder(unitFolder(area), name)
  await bundle(
    {
      name: librariesFile,
      mode: 'development',
      context: folder,
      target: ['web', 'es2022'],
      devtool: false,
      entry: resolve(import.meta.dirname, '../development/react-libraries.ts'),
      resolve: { extensions: ['.ts', '.js'], alias: { react: own('react'), 'react-dom': own('react-dom') } },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
      infrastructureLogging: { level: 'error' },
    },
    { path: folder, filename: librariesFile },
  )
}

/** Where the file lies in a folder. */
export const librariesIn = (folder: string): string => join(folder, librariesFile)
