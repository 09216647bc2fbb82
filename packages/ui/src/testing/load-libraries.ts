import './document'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

// Loaded before the tests of a process that runs many files: React's parts and Radix look for a document while they
// load, and keep what they found. A file without a document that came first would leave all later ones without names of
// dialogs.
await GlobalRegistrator.unregister()
