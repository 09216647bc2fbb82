/**
 * Loader of an area's texts in development: a changed file replaces the texts in the page, without loading anything
 * else again.
 */
export default function loadTexts(this: { readonly resourcePath: string }, source: string): string {
  const [, language = '', namespace = ''] = /[\\/]locales[\\/](\w+)[\\/](.+)\.json$/.exec(this.resourcePath) ?? []
  return [
    "import { libraries } from '@lernspur/app-runtime'",
    `const texts = ${JSON.stringify(JSON.parse(source))}`,
    'export default texts',
    'const hot = import.meta.webpackHot',
    'hot.accept()',
    'hot.dispose((data) => { data.isReplaced = true })',
    `if (hot.data?.isReplaced) libraries.replaceTexts(${JSON.stringify(language)}, ${JSON.stringify(namespace)}, texts)`,
  ].join('\n')
}
