import { LegalPage } from './legal-page'
import { SealCheck } from './seal/seal-check'

/** Checks a printed or received report (`/verify`); open for everybody. */
export const Component = () => <SealCheck page={LegalPage} />
