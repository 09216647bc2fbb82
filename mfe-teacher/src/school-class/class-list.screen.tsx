export function ClassListScreen() {
  return <h1 className="hidden md:block">Klassen</h1>
}
export { ClassListScreen as Component }
