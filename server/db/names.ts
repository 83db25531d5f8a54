import { CamelCasePlugin } from 'kysely'

/** The plugin of the connections, open to ask for single names. */
class NamePlugin extends CamelCasePlugin {
  toSnakeCase(name: string): string {
    return this.snakeCase(name)
  }

  toCamelCase(name: string): string {
    return this.camelCase(name)
  }
}

/** How field names and column names turn into each other; nested keys of JSON columns stay as they are. */
export const namePlugin = new NamePlugin({ maintainNestedObjectKeys: true })

/** The column or table of a camelCase name. */
export function snakeCaseName(name: string): string {
  return namePlugin.toSnakeCase(name)
}

/** The camelCase name of a column or table. */
export function camelCaseName(name: string): string {
  return namePlugin.toCamelCase(name)
}
