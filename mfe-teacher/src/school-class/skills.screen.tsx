import { use } from 'react'

const texts = import('../../locales/de/school-class.json')
export function SkillsScreen() {
  return <h1 className="text-xl">{use(texts).title}</h1>
}
export { SkillsScreen as Component }
