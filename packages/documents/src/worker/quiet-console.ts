// React and the drawing library report on the console what the worker answers already, and their lines may quote a
// report. They take these functions when they are loaded, so this module stands first.
console.warn = () => {}
console.error = () => {}
globalThis.reportError = () => {}
