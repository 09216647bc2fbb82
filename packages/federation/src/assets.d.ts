// Imports that the bundler resolves and TypeScript does not know.
declare module '*.css'
