// Imports that the bundler resolves and TypeScript cannot.
declare module '*.css'
