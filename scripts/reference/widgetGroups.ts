import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { projectFolder } from '../tool.ts'

const readDefinition = (id: string): string => readFileSync(resolve(projectFolder, 'widgets', id, 'index.ts'), 'utf8')

const readWord = (id: string, word: string): string | undefined =>
  new RegExp(`\\n {2}${word}: '([\\w-]+)'`).exec(readDefinition(id))?.[1]

/** What the values of a widget are, as its definition says. */
export const valueTypeOf = (id: string): string | undefined => readWord(id, 'value')

/** The widgets of fields in the groups in which builders offer them. */
export function widgetGroups(): ReadonlyMap<string, readonly WidgetSchema[]> {
  const groups = new Map<string, WidgetSchema[]>()
  for (const widget of widgetSchemas.filter(({ contains }) => contains !== 'layout')) {
    const group = readWord(widget.id, 'group') ?? 'other'
    groups.set(group, [...(groups.get(group) ?? []), widget])
  }
  return groups
}
