import { defineShell } from '@lernspur/federation/configuration/define-shell'

export default defineShell()
