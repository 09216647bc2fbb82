import { dirname, join } from 'node:path/posix'
import type { SourceFile } from './tree-files'

const license = 'EUPL-1.2'
/** A Markdown link or picture within the repository; no web addresses and no anchors on the same page. */
const relativeLink = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g

/** Links in code blocks or backticks are examples. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

/** A fenced block that names the file it quotes: ```ts path/of/the-file.ts */
const quotation = /^```\w+ (\S+\/\S+)\n([\s\S]*?)\n```$/gm

const misquotations = (page: SourceFile, files: readonly SourceFile[]): string[] =>
  [...page.text().matchAll(quotation)].flatMap(([, path = '', quoted = '']) => {
    const text = files.find((file) => file.path === path)?.text() ?? ''
    return quoted
      .split('\n…\n')
      .flatMap((part) =>
        text.includes(part) ? [] : `${page.path} quotes ${path}, which does not say: ${part.split('\n')[0]?.trim()}`,
      )
  })

/**
 * Complaints about what a newcomer reads first: each link must lead to a file or folder of the repository, each
 * quotation must match its file, and each package must name the license. `exists` tells whether a path below the root
 * exists.
 */
export const frontDoorViolations = (files: readonly SourceFile[], exists: (path: string) => boolean): string[] =>
  files.flatMap((file) => {
    if (file.name === 'package.json') {
      return JSON.parse(file.text()).license === license ? [] : [`${file.path} does not name the license ${license}.`]
    }
    if (!file.name.endsWith('.md')) return []
    const broken = [...withoutCode(file.text()).matchAll(relativeLink)].flatMap(([, target = '']) =>
      exists(join(dirname(file.path), target)) ? [] : [`${file.path} links to ${target}, which does not exist.`],
    )
    return [...broken, ...misquotations(file, files)]
  })
