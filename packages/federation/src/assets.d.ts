// Imports that the bundler resolves and TypeScript does not know.
declare module '*.css'

/** The address of a picture. */
declare module '*.webp' {
  const url: string
  export default url
}
