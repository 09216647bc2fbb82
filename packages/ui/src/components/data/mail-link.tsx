/** An e-mail address as a mailto link; plain text if it is not an address. */
export function MailLink({ address }: { address: string }) {
  return address.includes('@') ? (
    <a
      href={`mailto:${address}`}
      className="-my-2.5 inline-flex min-h-11 items-center text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
    >
      {address}
    </a>
  ) : (
    <p>{address}</p>
  )
}
