import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { confirmationDocument, isCurrentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'
import { type IssuedCertificate, issueAuthority, issueForSchool, keyFrom } from './issue-certificate'
import { operatorSigner } from './own-certificate'
import type { Signer } from './signed-data'

/** The authority of the installation, made by whoever needs it first. */
const authorityOf = async (tx: Transaction, call: Call): Promise<IssuedCertificate> => {
  const read = () => tx<IssuedCertificate[]>`select sau.certificate, sau.private_key from signing_authority sau`
  const opened = ({ certificate, privateKey }: IssuedCertificate): IssuedCertificate => ({
    certificate,
    privateKey: call.secrets.unseal('signing-authority', 'installation', privateKey),
  })
  const [known] = await read()
  if (known) return opened(known)
  await tx`select pg_advisory_xact_lock(hashtextextended('signing authority', 0))`
  const [meanwhile] = await read()
  if (meanwhile) return opened(meanwhile)
  const made = await issueAuthority(new URL(call.publicUrl).host)
  const privateKey = call.secrets.seal('signing-authority', 'installation', made.privateKey)
  await tx`insert into signing_authority (certificate, private_key) values (${made.certificate}, ${privateKey})`
  return made
}

interface KnownBy {
  readonly id: string
  readonly confirmation: SchoolConfirmation
}

interface SchoolCertificate extends IssuedCertificate {
  /** The certificate of the authority that has issued it. */
  readonly authority: Uint8Array
}

/** Who signs with the school's own certificate for a key of its seals; made when it is first needed, and once it is confirmed. */
const ownSigner = async (tx: Transaction, call: Call, sealKeyId: string): Promise<Signer> => {
  const { tenantId } = call.actor
  const context = `${tenantId} ${sealKeyId}`
  const [known] = await tx<KnownBy[]>`
    select sco.id, ${confirmationDocument(tx)} as confirmation
    from school_confirmation sco join state st on st.id = sco.state_id
    where sco.school_id = ${tenantId} and ${isCurrentConfirmation(tx)}`
  const confirmationId = known?.id ?? null
  const read = async (): Promise<Signer | undefined> => {
    const [stored] = await tx<SchoolCertificate[]>`
      select sce.certificate, sce.private_key, sau.certificate as authority
      from signing_certificate sce cross join signing_authority sau
      where sce.tenant_id = ${tenantId} and sce.seal_key_id = ${sealKeyId}
        and sce.confirmation_id is not distinct from ${confirmationId}`
    return (
      stored && {
        certificates: [stored.certificate, stored.authority],
        key: keyFrom(call.secrets.unseal('signing-certificate', context, stored.privateKey)),
      }
    )
  }
  const stored = await read()
  if (stored) return stored
  const authority = await authorityOf(tx, call)
  const made = await issueForSchool(authority, tenantId, known?.confirmation)
  const privateKey = call.secrets.seal('signing-certificate', context, made.privateKey)
  await tx`
    insert into signing_certificate (tenant_id, seal_key_id, confirmation_id, certificate, private_key)
    values (${tenantId}, ${sealKeyId}, ${confirmationId}, ${made.certificate}, ${privateKey})
    on conflict do nothing`
  // Of two who print at once, both get the first one.
  return (await read()) ?? { certificates: [made.certificate, authority.certificate], key: keyFrom(made.privateKey) }
}

/** Who signs a file of the school for other programs: the operator's certificate, else the school's own one. */
export const schoolSigner = async (tx: Transaction, call: Call, sealKeyId: string): Promise<Signer> =>
  operatorSigner() ?? ownSigner(tx, call, sealKeyId)
