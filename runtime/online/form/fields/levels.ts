import { firstOf, jsonOf, partsOf, textOf, wireOf } from '../../wire.ts'
import type { FormField } from '../onlineForm.ts'

/** The JSON by which a linked drop-down says its table (specification 7.2, linked dropdowns). */
const configOf = ({ attributes }: FormField): string => {
  const config = firstOf(attributes.config, attributes.dictTable)
  return config.startsWith('{') ? config : ''
}

const belowOf = (field: FormField): readonly string[] => partsOf(textOf(wireOf(jsonOf(configOf(field))).linkField))

/** The level that fills another one, if one does. */
const topOf = (name: string, fields: readonly FormField[]): FormField | undefined =>
  fields.find((field) => field.view === 'link_down' && belowOf(field).includes(name))

/** Whether a field is a lower level of a linked drop-down, which edits it. */
export const isLowerLevel = (name: string, fields: readonly FormField[]): boolean => topOf(name, fields) !== undefined

/**
 * The levels of a linked drop-down: the uppermost shows all of them in the form, and each below shows its own value
 * where it stands alone, as in a list. Undefined for a field that says no table and that no other fills.
 */
export function linkedLevels(
  field: FormField,
  fields: readonly FormField[],
): { readonly config: string; readonly props: Readonly<Record<string, unknown>> } | undefined {
  const config = configOf(field)
  const titleOf = (name: string): string => fields.find((one) => one.name === name)?.title ?? name
  const present = (name: string): boolean => fields.some((one) => one.name === name)
  if (config !== '') {
    const links = belowOf(field).filter(present)
    return { config, props: links.length === 0 ? {} : { links, labels: [field.title, ...links.map(titleOf)] } }
  }
  const top = topOf(field.name, fields)
  if (top === undefined) return undefined
  const levels = belowOf(top)
  const above = [top.name, ...levels.slice(0, levels.indexOf(field.name))]
  return { config: configOf(top), props: { above, single: true } }
}
