import { defineRemote } from '@lernspur/federation/configuration/define-remote'

export default defineRemote({ area: 'provider' })
