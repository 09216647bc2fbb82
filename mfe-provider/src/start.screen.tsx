export function ProviderHome() {
  return <h1 className="text-xl">ProviderHome</h1>
}
export { ProviderHome as Component }
