import { SealCheck } from '@lernspur/app-kit/seal-check'
import { LegalPage } from './legal-page'

/** Checks a printed or received report (`/verify`); open for everybody. */
export const Component = () => <SealCheck page={LegalPage} />
