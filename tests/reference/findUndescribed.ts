import { isObject } from '../../runtime/language/index.ts'

type Schema = Readonly<Record<string, unknown>>

const prefix = '#/$defs/'

/** A value that decides a branch is described where the branches are. */
const isFixed = (schema: Schema): boolean =>
  'const' in schema && Object.keys(schema).every((word) => word === 'const' || word === 'type')

/** The places of all properties of a schema that have no description, neither their own nor that of their definition. */
export function findUndescribed(root: Schema): readonly string[] {
  const definitions = isObject(root.$defs) ? root.$defs : {}
  const found: string[] = []

  const isDescribed = (schema: Schema): boolean => {
    if (typeof schema.description === 'string') return true
    const definition = typeof schema.$ref === 'string' ? definitions[schema.$ref.slice(prefix.length)] : undefined
    return isObject(definition) && typeof definition.description === 'string'
  }

  const visitProperties = (properties: Schema, place: string): void => {
    for (const [name, property] of Object.entries(properties)) {
      if (isObject(property) && !isFixed(property) && !isDescribed(property)) found.push(`${place}/${name}`)
      visit(property, `${place}/${name}`)
    }
  }

  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, `${place}/${index}`)
    if (!isObject(value)) return
    for (const [word, inner] of Object.entries(value)) {
      if (word === 'if') continue
      if (word === 'properties' && isObject(inner)) visitProperties(inner, `${place}/${word}`)
      else visit(inner, `${place}/${word}`)
    }
  }

  visit(root, '')
  return found
}
