import { readFileSync } from 'node:fs'

const table = new URL('../../runtime/icons/commonIcons.ts', import.meta.url)
const iconModule = /[\\/]@ant-design[\\/]icons(?:-svg)?[\\/]es[\\/](?:icons|asn)[\\/](\w+)\.js$/
const tableModule = /[\\/]runtime[\\/]icons[\\/](?:NamedIcon|commonIcons)\.tsx?$/

/** Icons that nobody names, but the frame draws the first of them, and a list the other one for a picture that is gone. */
const drawnBesides = ['DownOutlined', 'FileImageOutlined']

/**
 * Says of a module whether it belongs to the table of common icons. Every page of the frame loads that table; an icon of
 * it that other parts use too would else stand in a chunk together with icons that nobody sees there.
 */
export function commonIconModules(): (id: string) => boolean {
  const named = readFileSync(table, 'utf8').match(/\b[A-Z]\w+(?:Outlined|Filled)\b/g) ?? []
  const names = new Set([...drawnBesides, ...named])
  return (id) => tableModule.test(id) || names.has(iconModule.exec(id)?.[1] ?? '')
}
