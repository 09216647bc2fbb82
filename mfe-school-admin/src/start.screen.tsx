export function SchoolSettings() {
  return <h1 className="text-xl">SchoolSettings</h1>
}
export { SchoolSettings as Component }
