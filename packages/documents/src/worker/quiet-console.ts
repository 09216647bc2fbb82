// React and the drawing library log errors that the worker already answers with, and their lines may quote a report.
// They look these functions up when they load, so this module is imported first.
console.warn = () => {}
console.error = () => {}
globalThis.reportError = () => {}
